import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { Button } from '#renderer/ui/button.tsx';

interface Props {
  readonly language: Language;
  readonly word: string;
  /** What it stands for, or is better said by; '' where it is nothing else. */
  readonly instead: string;
  /** Said where it is nothing else. */
  readonly alone: string;
  /** Below it; '' where nothing is to be said. */
  readonly note?: string;
  readonly onChange: () => void;
  /** Of a word that super admins keep. */
  readonly onRemove?: (() => void) | undefined;
}

/** A word of a list and the other one, with what can be done about it. */
export function WordRow({ language, word, instead, alone, note = '', onChange, onRemove }: Props) {
  const { t } = useTranslation('words');
  return (
    <li className="word-row flex flex-wrap gap-x-5 gap-y-1 items-center justify-between py-2 border-b-[1.5px] border-line">
      <div className="flex-[1_1_16rem] min-w-0 wrap-anywhere">
        <p>
          <strong lang={language}>{word}</strong>{' '}
          {instead === '' ? (
            <span className="text-ink-2">({alone})</span>
          ) : (
            <span lang={language}>
              <span aria-hidden="true" className="text-ink-3">
                →
              </span>{' '}
              {instead}
            </span>
          )}
        </p>
        {note !== '' && <p className="text-small text-ink-2">{note}</p>}
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" aria-label={t('changeNamed', { word })} onClick={onChange}>
          {t('change')}
        </Button>
        {onRemove && (
          <Button variant="outline" size="sm" aria-label={t('removeNamed', { word })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
