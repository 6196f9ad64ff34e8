import { useTranslation } from 'react-i18next';
import type { HardWord } from '#renderer/data/collections/hard-words.ts';
import { Button } from '#renderer/ui/button.tsx';

interface Props extends HardWord {
  readonly onChange: () => void;
  /** Of a word that super admins keep. */
  readonly onRemove?: () => void;
}

/** A hard word and the plainer one. */
export function HardWordRow({ language, word, plainer, onChange, onRemove }: Props) {
  const { t } = useTranslation('words');
  return (
    <li className="word-row flex flex-wrap gap-x-5 gap-y-1 items-center justify-between py-2 border-b-[1.5px] border-line">
      <p className="flex-[1_1_16rem] min-w-0 wrap-anywhere">
        <strong lang={language}>{word}</strong>{' '}
        {plainer === '' ? (
          <span className="text-ink-2">({t('hard.allowed')})</span>
        ) : (
          <span lang={language}>
            <span aria-hidden="true" className="text-ink-3">
              →
            </span>{' '}
            {plainer}
          </span>
        )}
      </p>
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
