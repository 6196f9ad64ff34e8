import { createContext, use, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { buttonClass } from '#renderer/ui/button.tsx';

/** The class of a list of pictures. */
export const PICTURE_LIST_CLASS =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 max-h-[26rem] p-1 ' + 'overflow-y-auto';

const CloseContext = createContext<() => void>(() => undefined);

interface Props {
  readonly icon: ComponentType;
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that unfolds pictures to choose from; choosing one folds them again. */
export function PictureDisclosure({ icon: Icon, label, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClass('outline', 'sm')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon />
        {label}
      </button>
      {isOpen && (
        <div
          id={id}
          role="group"
          aria-label={label}
          className="grid order-1 basis-full grid-cols-[minmax(0,1fr)] gap-2 min-w-0"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Whatever stands around it stays open.
            event.stopPropagation();
            close();
          }}
        >
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  /** Address of a small version of it. */
  readonly source: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** One picture of a list. */
export function PictureChoice({ source, label, isCurrent, onChoose }: ChoiceProps) {
  const close = use(CloseContext);
  return (
    <li>
      <button
        type="button"
        className={
          'grid gap-1.5 content-start size-full p-1.5 border-[1.5px] border-transparent rounded-[8px] text-ink text-small ' +
          'leading-[1.3] text-left [&_span]:wrap-anywhere [&_img]:w-full [&_img]:h-auto [&_img]:aspect-8/5 ' +
          '[&_img]:rounded-[6px] [&_img]:object-cover hover:bg-sunk aria-pressed:border-line-strong ' +
          'aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft aria-pressed:font-bold ' +
          'forced-colors:aria-pressed:border-[color:Highlight]'
        }
        aria-pressed={isCurrent}
        onClick={() => {
          onChoose();
          close();
        }}
      >
        <img className="picture" src={source} alt="" width="160" height="100" loading="lazy" decoding="async" />
        <span>{label}</span>
      </button>
    </li>
  );
}
