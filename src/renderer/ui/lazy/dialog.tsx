import * as RadixDialog from 'radix-ui/dialog';
import { useRef, useState, type ReactNode } from 'react';
import { CloseIcon } from '../icons.tsx';
import './lazy.css';

/** An attribute of what does something of its own with Escape: a dialog around it stays open. */
export const OWN_ESCAPE = 'data-own-escape';

const SIZES = {
  normal: 'w-[min(34rem,calc(100vw-24px))]',
  list: 'w-[min(40rem,calc(100vw-24px))]',
  wide: 'w-[min(76rem,calc(100vw-24px))]',
} as const;
const DIALOG =
  'fixed top-[50%] left-[50%] z-41 flex flex-col max-h-[calc(100dvh_-_24px)] ' +
  'border border-line rounded-[10px] bg-bg text-[0.969rem] leading-[1.55] -translate-1/2';

interface Props {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** What gets the focus back afterwards, where that isn't what had it before. */
  readonly opener?: Element | null | undefined;
  /** `list` for one to choose from, `wide` for comparing side by side. */
  readonly size?: keyof typeof SIZES;
  readonly children: ReactNode;
  /** Buttons at the end, the main one first. */
  readonly actions?: ReactNode;
}

/**
 * A dialog over the page, open as long as it is mounted. Escape and its cross close it; a tap outside doesn't. The focus moves to
 * its title, unless an element in it has `autoFocus`, and afterwards back to where it was.
 */
export function Dialog({ title, closeLabel, onClose, opener: given, size = 'normal', children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [focused] = useState(() => document.activeElement);
  const opener = given ?? focused;
  // All that stands outside of the browser's own modal element can't be reached.
  const [container] = useState(() => document.querySelector<HTMLElement>('dialog[open]'));
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay className="dialog-shade fixed inset-0 z-40 bg-[rgb(20_12_6/0.5)] animate-shade" />
        <RadixDialog.Content
          className={`${DIALOG} ${SIZES[size]}`}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (event.target instanceof Element && event.target.closest(`[${OWN_ESCAPE}]`)) event.preventDefault();
          }}
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(opener);
          }}
        >
          <div className="flex gap-4 items-start justify-between pt-5 pr-3 pb-3 pl-6 max-md:pt-3 max-md:pr-2 max-md:pb-2 max-md:pl-4">
            <RadixDialog.Title
              ref={heading}
              tabIndex={-1}
              className="pt-2 text-[1.25rem] font-extrabold leading-[1.2] tracking-[-0.022em] wrap-anywhere focus:outline-none"
            >
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close
              className="grid flex-none place-items-center size-11 rounded-[8px] hover:bg-sunk"
              aria-label={closeLabel}
            >
              <CloseIcon />
            </RadixDialog.Close>
          </div>
          <div className="flex-1 min-h-0 px-6 pt-1 pb-5 overflow-y-auto max-md:px-4 max-md:pt-1 max-md:pb-4">
            {children}
          </div>
          {actions !== undefined && (
            <div className="flex flex-wrap flex-row-reverse gap-3 px-6 pt-4 pb-5 border-t-[1.5px] border-line max-md:*:flex-[1_1_100%] max-md:px-4 max-md:pt-3 max-md:pb-4">
              {actions}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/**
 * Restores the focus to the element that had it before a dialog opened. If that is gone, the page's heading gets it, so that the
 * keyboard continues in the page. If the focus was moved already, it stays.
 */
function giveFocusBack(opener: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (opener instanceof HTMLElement && opener !== body) opener.focus();
  if (document.activeElement !== body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
