import { useTranslation } from 'react-i18next';
import type { AddedName } from '#renderer/data/collections/everyday-names.ts';
import { Button } from '#renderer/ui/button.tsx';

interface Props extends AddedName {
  readonly onChange: () => void;
  /** Of a name that super admins keep. */
  readonly onRemove?: () => void;
}

/** An everyday name and what articles call it, with where people say so and who says that they do. */
export function EverydayNameRow({ language, name, standard, region, source, onChange, onRemove }: Props) {
  const { t } = useTranslation('words');
  return (
    <li className="word-row flex flex-wrap gap-x-5 gap-y-1 items-center justify-between py-2 border-b-[1.5px] border-line">
      <div className="flex-[1_1_16rem] min-w-0 wrap-anywhere">
        <p>
          <strong lang={language}>{name}</strong>{' '}
          {standard === '' ? (
            <span className="text-ink-2">({t('names.off')})</span>
          ) : (
            <span lang={language}>
              <span aria-hidden="true" className="text-ink-3">
                →
              </span>{' '}
              {standard}
            </span>
          )}
        </p>
        {source !== '' && (
          <p className="text-small text-ink-2">{[region, source].filter((part) => part !== '').join(' · ')}</p>
        )}
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" aria-label={t('changeNamed', { word: name })} onClick={onChange}>
          {t('change')}
        </Button>
        {onRemove && (
          <Button variant="outline" size="sm" aria-label={t('removeNamed', { word: name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
