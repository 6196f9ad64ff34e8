import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { CheckIcon } from '#renderer/ui/icons.tsx';
import { BehindIcon } from '#renderer/ui/private/state-icons.ts';
import { sideText, type SideField, type SidedDocument } from '../document-kind.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';

/** Between two texts: whether they are in step. Nothing where one of them isn't written. */
export function StepMark({ field, document }: { readonly field: SideField; readonly document: SidedDocument }) {
  const { t } = useTranslation('translation');
  const step = document.steps[field.name];
  if (LANGUAGES.some((language) => sideText(document, language, field.name).trim() === '')) return null;
  const words = step ? t('behind', { language: LANGUAGE_NAMES[step.behind] }) : t('inStep');
  return (
    <span
      className="step-mark"
      data-behind={step !== undefined || undefined}
      role="img"
      aria-label={words}
      title={words}
    >
      {step ? <BehindIcon /> : <CheckIcon />}
    </span>
  );
}
