import type { Language } from '#domain/localized.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { translationText, type TranslationField } from '../content-type.ts';
import { countWords } from '#domain/reading-time.ts';
import { useEditedTexts } from './editor-context.ts';
import { useOwnWords } from './use-own-words.ts';

/** Classes of a number beside a text. */
export const SIDE_COUNT = 'text-ink-3 text-small tabular-nums data-wrong:text-danger data-wrong:font-bold';

interface CountProps {
  readonly fields: readonly TranslationField[];
  readonly language: Language;
}

/** How many words the texts with markup have. */
export function WordCount({ fields, language }: CountProps) {
  const { document } = useEditedTexts();
  const own = useOwnWords(language);
  const texts = fields
    .filter(({ kind }) => kind === 'markup')
    .map(({ name }) => translationText(document, language, name));
  const count = texts.reduce((sum, text) => sum + countWords(text), 0);
  return (
    <span className={`${SIDE_COUNT} whitespace-nowrap`} lang={language}>
      {own('translation:words', { count, number: wholeNumber(count, language) })}
    </span>
  );
}
