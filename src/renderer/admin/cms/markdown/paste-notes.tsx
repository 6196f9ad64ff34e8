import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import type { PasteRefusal } from './paste/read-clipboard.ts';
import { MARKUP_PROBLEM } from './too-long.tsx';

interface Props {
  /** How many pastes are being made ready. */
  readonly pending: number;
  /** Why the last one wasn't; null where it was put in. */
  readonly refused: PasteRefusal | null;
}

/** A note about a running paste, or why one was refused. */
export function PasteNotes({ pending, refused }: Props) {
  const { t } = useTranslation('markdown');
  const { language } = useLanguage();
  return (
    <>
      <p className="not-empty:px-4 not-empty:pb-4 not-empty:text-ink-2" role="status">
        {pending > 0 && t('pastingNow')}
      </p>
      <div role="alert">
        {refused !== null && (
          <p className={`${MARKUP_PROBLEM} px-4 pb-4`}>
            <AlertIcon />
            {refused === 'large' && t('pasteTooLarge')}
            {refused === 'deep' && t('pasteTooDeep')}
            {typeof refused === 'number' &&
              t('pasteTooLong', { count: refused, number: wholeNumber(refused, language) })}
          </p>
        )}
      </div>
    </>
  );
}
