import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#renderer/ui/button.tsx';
import { DrawingsIcon } from '#renderer/ui/on-demand/admin-icons.ts';
import { BUILT_IN_PICTURES, builtInAddress } from './built-in-pictures.ts';
import { CHOICE_CLASS, CHOICE_LIST_CLASS } from './picture-choice-classes.ts';

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
          className={`${CHOICE_LIST_CLASS} order-1`}
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
                className={CHOICE_CLASS}
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
