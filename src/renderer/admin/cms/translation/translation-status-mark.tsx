import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { CheckIcon } from '#renderer/ui/icons.tsx';
import { OutdatedIcon } from '#renderer/ui/private/state-icons.ts';
import { translationText, type TranslationField, type TranslatedDocument } from '../content-type.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';

/** Between two texts: whether they are in step. Nothing where one of them isn't written. */
export function TranslationStatusMark({
  field,
  document,
}: {
  readonly field: TranslationField;
  readonly document: TranslatedDocument;
}) {
  const { t } = useTranslation('translation');
  const step = document.steps[field.name];
  if (LANGUAGES.some((language) => translationText(document, language, field.name).trim() === '')) return null;
  const words = step ? t('outdated', { language: LANGUAGE_NAMES[step.behind] }) : t('upToDate');
  return (
    <span
      className="step-mark"
      data-behind={step !== undefined || undefined}
      role="img"
      aria-label={words}
      title={words}
    >
      {step ? <OutdatedIcon /> : <CheckIcon />}
    </span>
  );
}
