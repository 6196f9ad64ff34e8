import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import type { Step } from './export-content.ts';

type StepName = 'items' | 'preparing' | 'pictures' | 'packing' | 'reading' | 'sending' | 'checking' | 'applying';

const WORDS: Readonly<Record<StepName, ParseKeys<['transfer']>>> = {
  items: 'transfer:stepItems',
  preparing: 'transfer:stepPreparing',
  pictures: 'transfer:stepPictures',
  packing: 'transfer:stepPacking',
  reading: 'transfer:stepReading',
  sending: 'transfer:stepSending',
  checking: 'transfer:stepChecking',
  applying: 'transfer:stepApplying',
};

/** What is being done, and how far that is. */
export function ProgressLine({ step: { step, done, total } }: { readonly step: Step<StepName> }) {
  const { t } = useTranslation(['transfer']);
  const { language } = useLanguage();
  const known = total !== null && total > 0;
  return (
    <div className="grid gap-1 [&_progress]:w-full [&_progress]:h-2.5 [&_progress]:accent-brand">
      <p>{t(WORDS[step])}</p>
      <progress aria-label={t(WORDS[step])} {...(known ? { value: Math.min(done, total), max: total } : {})} />
      {known && step !== 'reading' && (
        <p className="text-ink-2 tabular-nums">
          {t('of', { done: wholeNumber(done, language), total: wholeNumber(total, language) })}
        </p>
      )}
    </div>
  );
}
