import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#renderer/ui/button.tsx';
import { DrawingsIcon } from '#renderer/ui/on-demand/admin-icons.ts';
import { BUILT_IN_PICTURES, builtInAddress } from './built-in-pictures.ts';

/** Pictures to choose from. */
export const DRAWING_LIST =
  'grid basis-full grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 max-h-[26rem] p-1 ' +
  'overflow-y-auto';
/** One of them. */
export const DRAWING =
  'grid gap-1.5 content-start size-full p-1.5 border-[1.5px] border-transparent rounded-[8px] text-ink text-small ' +
  'leading-[1.3] text-left [&_span]:wrap-anywhere [&_img]:w-full [&_img]:h-auto [&_img]:aspect-8/5 ' +
  '[&_img]:rounded-[6px] [&_img]:object-cover hover:bg-sunk aria-pressed:border-line-strong ' +
  'aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft aria-pressed:font-bold ' +
  'forced-colors:aria-pressed:border-[color:Highlight]';

interface Props {
  /** Address of the picture there is now. */
  readonly current: string;
  readonly onChoose: (address: string) => void;
}

/** A button that unfolds the portal's own drawings; choosing one folds them again. */
export function BuiltInChoice({ current, onChoose }: Props) {
  const { t } = useTranslation(['pictures']);
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
        <DrawingsIcon />
        {t('drawings')}
      </button>
      {isOpen && (
        <ul
          id={id}
          className={`${DRAWING_LIST} order-1`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Whatever stands around it stays open.
            event.stopPropagation();
            close();
          }}
        >
          {BUILT_IN_PICTURES.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                className={DRAWING}
                aria-pressed={current === builtInAddress(name)}
                onClick={() => {
                  onChoose(builtInAddress(name));
                  close();
                }}
              >
                <img className="picture" src={builtInAddress(name)} alt="" width="160" height="100" loading="lazy" />
                <span>{t(label)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
