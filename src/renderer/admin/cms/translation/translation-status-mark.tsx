import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { CheckIcon } from '#renderer/ui/icons.tsx';
import { OutdatedIcon } from '#renderer/ui/private/admin-icons.ts';
import { translationText, type TranslationField, type TranslatedDocument } from '../content-type.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';

const STEP_MARK =
  'hidden min-[64em]:absolute min-[64em]:top-14 min-[64em]:left-[calc(50%_-_14px)] min-[64em]:grid ' +
  'min-[64em]:place-items-center min-[64em]:size-7 min-[64em]:rounded-[6px] min-[64em]:bg-surface min-[64em]:text-ok ' +
  'min-[64em]:[.pane-opening>&]:top-19.5 min-[64em]:[&_svg]:size-4 min-[64em]:data-outdated:bg-accent ' +
  'min-[64em]:data-outdated:text-on-accent forced-colors:border';

/** Between two texts: whether they are up to date. Nothing where one of them isn't written. */
export function TranslationStatusMark({
  field,
  document,
}: {
  readonly field: TranslationField;
  readonly document: TranslatedDocument;
}) {
  const { t } = useTranslation('translation');
  const outdated = document.outdated[field.name];
  if (LANGUAGES.some((language) => translationText(document, language, field.name).trim() === '')) return null;
  const words = outdated ? t('outdated', { language: LANGUAGE_NAMES[outdated.language] }) : t('upToDate');
  return (
    <span
      className={STEP_MARK}
      data-outdated={outdated !== undefined || undefined}
      role="img"
      aria-label={words}
      title={words}
    >
      {outdated ? <OutdatedIcon /> : <CheckIcon />}
    </span>
  );
}
