import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { AlertIcon } from '#renderer/ui/icons.tsx';

/** The style of an error message. */
export const MARKUP_PROBLEM = 'flex items-start gap-2 text-danger font-semibold leading-[1.4]';

/** The number is announced after this pause in typing, ms, and not with each letter. */
const PAUSE_MS = 1000;

interface Props {
  readonly id: string;
  /** Characters over the limit; zero or less where the text fits. */
  readonly excess: number;
}

/** Shows by how much a text is too long. */
export function TooLong({ id, excess }: Props) {
  const { t } = useTranslation('markdown');
  const { language } = useLanguage();
  const sentence = excess > 0 ? t('tooLong', { count: excess, number: wholeNumber(excess, language) }) : '';
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <>
      {sentence !== '' && (
        <p id={id} className={`${MARKUP_PROBLEM} px-4 pb-4`}>
          <AlertIcon />
          {sentence}
        </p>
      )}
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </>
  );
}
