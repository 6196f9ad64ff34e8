import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { CheckIcon } from '#renderer/ui/icons.tsx';
import { OutdatedIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { type TranslationField, translationText } from '../content-type.ts';
import { useLanguageNames } from '../language-names.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { useEditedTexts } from './editor-context.ts';
import { outdatedField } from './mark-outdated.ts';

/** Between the panes, on the line of the field. */
const STEP_MARK =
  'hidden absolute z-3 top-13 left-[calc(-1.375rem_-_14px)] @min-[56rem]/panes:grid place-items-center size-7 rounded-[6px] ' +
  'bg-surface text-ok [.pane-opening>&]:top-18.5 [[data-layout=canvas]_&]:top-4 [&_svg]:size-4 data-outdated:bg-accent ' +
  'data-outdated:text-on-accent forced-colors:border';

/** Between two texts: whether they are up to date. Nothing where one of them isn't written. */
export function TranslationStatusMark({ field }: { readonly field: TranslationField }) {
  const { document } = useEditedTexts();
  const languageNames = useLanguageNames();
  const { t } = useTranslation('translation');
  const { told } = useRights();
  const outdated = outdatedField(document, field.name);
  if (outdated && !told.includes(outdated.language)) return null;
  if (LANGUAGES.some((language) => translationText(document, language, field.name).trim() === '')) return null;
  const words = outdated
    ? outdated.bothChanged
      ? t('bothChanged')
      : t('outdated', { language: languageNames[outdated.language] })
    : t('upToDate');
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
