import type { Language } from '#domain/localized.ts';
import type { Advice } from './advice.ts';
import { WORD, type Sentence } from '#text/sentences.ts';

/**
 * The number of words above which a sentence is long. English: 25, as in the United Kingdom's guide for government pages.
 * Indonesian uses fewer, longer words; no sentence of the portal's first articles has more than 20.
 */
const MOST_WORDS: Readonly<Record<Language, number>> = { id: 22, en: 25 };

/** Sentences that have more words than one breath holds. */
export function longSentences(sentences: readonly Sentence[], language: Language): Advice[] {
  return sentences.flatMap(({ from, to, text }) => {
    const count = text.match(WORD)?.length ?? 0;
    return count > MOST_WORDS[language] ? [{ kind: 'long-sentence' as const, from, to, sentence: text, count }] : [];
  });
}
