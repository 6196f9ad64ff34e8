import './lazy.css';
import * as Dropdown from 'radix-ui/dropdown-menu';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { CheckIcon } from '../icons.tsx';

const MENU =
  'z-40 box-border min-w-[12.5rem] max-w-[calc(100vw_-_24px)] max-h-(--radix-dropdown-menu-content-available-height) ' +
  'overflow-y-auto p-1.5 border-[1.5px] border-line rounded-[10px] bg-surface text-ink text-[0.969rem] leading-[1.4] ' +
  '[box-shadow:var(--shadow)] focus-visible:outline-none';
const MENU_ITEM =
  'flex items-center gap-3 min-h-11 px-3 py-2 rounded-[6px] font-semibold cursor-pointer outline-2 ' +
  'outline-transparent -outline-offset-2 select-none [&>svg]:text-ink-2 data-highlighted:bg-brand-soft ' +
  'data-highlighted:text-on-brand-soft data-highlighted:[&>svg]:text-inherit ' +
  'focus-visible:outline-3 focus-visible:outline-focus focus-visible:-outline-offset-3 ' +
  'forced-colors:data-highlighted:outline-[color:Highlight]';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** True if it was clicked before its code was loaded. */
  readonly openedAtOnce?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A menu under a button. */
export function Menu({ trigger, openedAtOnce = false, onOpen, children }: MenuProps) {
  return (
    <Dropdown.Root modal={false} defaultOpen={openedAtOnce} onOpenChange={(open) => open && onOpen?.()}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          className={MENU}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            // A choice that led to another page has put the focus on its heading already.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
        >
          {children}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

/** Whose or what the menu is: a line that can't be chosen. */
export function MenuHead({ children }: { readonly children: ReactNode }) {
  return (
    <Dropdown.Label className="max-w-[20rem] px-3 pt-2 pb-2.5 text-ink-2 text-small wrap-anywhere">
      {children}
    </Dropdown.Label>
  );
}

/** A line between groups of choices. */
export function MenuRule() {
  return <Dropdown.Separator className="h-[1.5px] -mx-1.5 mt-0 mb-1.5 bg-line" />;
}

interface ItemProps {
  readonly icon: ComponentType<{ readonly className?: string }>;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A choice that does something. */
export function MenuItem({ icon: Icon, onSelect, children }: ItemProps) {
  return (
    <Dropdown.Item className={MENU_ITEM} onSelect={onSelect}>
      <Icon />
      {children}
    </Dropdown.Item>
  );
}

/** A menu item that is a link: `children` is one link, so that it opens in another tab like any other. */
export function MenuLink({ children }: { readonly children: ReactElement }) {
  return (
    <Dropdown.Item className={MENU_ITEM} asChild>
      {children}
    </Dropdown.Item>
  );
}

interface RadioProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
}

/** One of several, the current one ticked. */
export function MenuRadio<T extends string>({ label, value, onChoose, options }: RadioProps<T>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <Dropdown.RadioGroup aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <Dropdown.RadioItem key={option.value} value={option.value} lang={option.lang} className={MENU_ITEM}>
          <Tick />
          {option.label}
        </Dropdown.RadioItem>
      ))}
    </Dropdown.RadioGroup>
  );
}

interface ChecksProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly checked: boolean }[];
  readonly onToggle: (value: T) => void;
}

/** Any of several, those that are chosen ticked; the menu stays open. */
export function MenuChecks<T extends string>({ label, options, onToggle }: ChecksProps<T>) {
  return (
    <Dropdown.Group aria-label={label}>
      {options.map((option) => (
        <Dropdown.CheckboxItem
          key={option.value}
          checked={option.checked}
          className={MENU_ITEM}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={() => onToggle(option.value)}
        >
          <Tick />
          {option.label}
        </Dropdown.CheckboxItem>
      ))}
    </Dropdown.Group>
  );
}

/** Room for the mark of what is chosen. */
function Tick() {
  return (
    <span className="w-5">
      <Dropdown.ItemIndicator>
        <CheckIcon />
      </Dropdown.ItemIndicator>
    </span>
  );
}
