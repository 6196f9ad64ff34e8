import { namesOfOneWord, NO_NAMES, type AddedNames } from '#domain/everyday-names/other-names.ts';
import { folded } from '#domain/folded.ts';
import type { Language } from '#domain/localized.ts';
import { isOneLetterApart } from '#domain/words.ts';
import { searchedWords, type SearchedWord } from '#domain/word-roots/searched-words.ts';
import { findArticles } from './find-articles.ts';
import { isAnswered, type OpenSegment } from './open-segment.ts';

/** Shorter words are one letter apart from too many others. */
const CORRECTED_LENGTH = 4;

/** A suggestion for a search with a typing error: one letter of a word is changed so that it has matches; null where there is none. */
export function suggestSearch(
  segments: readonly OpenSegment[],
  search: string,
  language: Language,
  added: AddedNames = NO_NAMES,
): string | null {
  const typed = folded(search).trim();
  let corrected = typed;
  const words = (text: string) => searchedWords(text, language, added);
  for (const searched of words(search)) {
    const word = correctedWord(segments, searched) ?? correctedName(segments, searched, language, added);
    if (word !== null) corrected = corrected.replaceAll(searched.word, word);
  }
  return corrected !== typed && findArticles(segments, words(corrected)).length > 0 ? corrected : null;
}

/** The most frequent word that is one letter apart from an unknown one; null where there is none. */
function correctedWord(segments: readonly OpenSegment[], searched: SearchedWord): string | null {
  const { word } = searched;
  if (!isUnknown(segments, searched)) return null;
  const sizes = new Map<string, number>();
  for (const { words, segment } of segments)
    words.forEach((other, at) => {
      if (!isOneLetterApart(word, other)) return;
      sizes.set(other, (sizes.get(other) ?? 0) + segment.offsets[at + 1]! - segment.offsets[at]!);
    });
  const [best] = [...sizes].sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || (a < b ? -1 : 1));
  return best?.[0] ?? null;
}

/** An everyday name that is one letter apart from an unknown word, and stands for something that is there; null where there is none. */
function correctedName(
  segments: readonly OpenSegment[],
  searched: SearchedWord,
  language: Language,
  added: AddedNames,
): string | null {
  if (!isUnknown(segments, searched)) return null;
  const near = namesOfOneWord(language, added).filter((name) => isOneLetterApart(searched.word, name));
  const isThere = (name: string) =>
    searchedWords(name, language, added).every((each) => segments.some((open) => isAnswered(open, each)));
  return near.find(isThere) ?? null;
}

function isUnknown(segments: readonly OpenSegment[], searched: SearchedWord): boolean {
  return searched.word.length >= CORRECTED_LENGTH && !segments.some((open) => isAnswered(open, searched));
}
