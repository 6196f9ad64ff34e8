import type { Language } from '#domain/localized.ts';
import type { Advice, Paragraph } from './advice.ts';
import { bareUnits, isSourcesHeading, namesSource, unsourcedNumbers } from './number-advice.ts';
import { hardWords, wordList, type PlainerWord, type WordList } from './find-hard-words.ts';
import { longSentences } from './long-sentences.ts';
import { passiveChains } from './passive-chains.ts';
import { sentencesOf } from '#text/sentences.ts';
import { BUILT_IN_WORDS } from './word-lists/built-in.ts';

/** Advises on the paragraphs of one language. */
export interface Adviser {
  /** What could be made better in one paragraph, in its order. */
  advise(paragraph: Paragraph): readonly Advice[];
  isSourcesHeading(text: string): boolean;
  namesSource(text: string): boolean;
}

/** An adviser with the portal's list of hard words; `ownWords` add to it and overrule it. */
export function adviser(language: Language, ownWords: readonly PlainerWord[]): Adviser {
  const list = wordList([...BUILT_IN_WORDS[language], ...ownWords], language);
  return { advise: (paragraph) => adviseOn(paragraph, language, list), isSourcesHeading, namesSource };
}

function adviseOn({ text, isHeading, isSourced }: Paragraph, language: Language, list: WordList): Advice[] {
  const sentences = sentencesOf(text);
  const found = hardWords(sentences, language, list);
  // A heading has no sentences.
  if (!isHeading) {
    found.push(
      ...longSentences(sentences, language),
      ...passiveChains(sentences, language),
      ...bareUnits(sentences, language),
      ...(isSourced ? [] : unsourcedNumbers(sentences, language)),
    );
  }
  return found.sort((one, other) => one.from - other.from);
}
