import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '#renderer/platform/port.ts';
import { CopyIcon } from '#renderer/ui/lazy/icons.ts';
import { TEXT_BUTTON } from '#renderer/admin/classes.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  /** What to do where the system refuses. */
  readonly refused: string;
  /** Shows an icon only. */
  readonly isIcon?: boolean;
}

/** Copies a text to the clipboard, and shows whether that worked. */
export function CopyButton({ text, label, refused, isIcon = false }: Props) {
  const { t } = useTranslation('inbox');
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async () => setOutcome((await platform.copyText(text)) ? 'copied' : 'refused');
  return (
    <>
      <button
        type="button"
        className={
          isIcon
            ? '-my-2 inline-grid size-11 place-items-center rounded-[8px] align-middle text-brand hover:bg-brand-soft hover:text-on-brand-soft'
            : TEXT_BUTTON
        }
        aria-label={isIcon ? label : undefined}
        onClick={() => void copy()}
      >
        <CopyIcon />
        {!isIcon && label}
      </button>
      <span role="status" className="text-ink-2">
        {outcome === 'copied' && t('copied')}
        {outcome === 'refused' && refused}
      </span>
    </>
  );
}
