import { WORD } from '#text/sentences.ts';
import { blockPairs } from './missing-blocks.ts';

/** Shorter phrases occur everywhere, with other meanings. */
const LEAST_WORDS = 4;
/** Words that may be others: one in the place of another counts as two. */
const MOST_OTHERS = 2;
/** Letters of a word that finds something: shorter ones stand in every text. */
const LEAST_LETTERS = 4;
/** Words of a question: a text that has all of them may be the one. */
const ASKED = 3;

/** A translation that was made before. */
export interface Remembered {
  /** What was translated, as it was written there. */
  readonly source: string;
  readonly translation: string;
  /** Words that are others in what is to be translated; none where it is the same. */
  readonly others: number;
}

/**
 * What to ask for, to find texts that have these words: lists of words that all have to be there. Two, with no word in common, so that
 * one of them finds a text in which one word is another. None where there are too few words.
 */
export function questionsFor(text: string): string[] {
  const words = [...new Set(wordsOf(text).filter((word) => /^\p{L}+$/u.test(word) && word.length >= LEAST_LETTERS))];
  if (wordsOf(text).length < LEAST_WORDS || words.length < 2) return [];
  // Long words are rare ones.
  words.sort((one, other) => other.length - one.length);
  const size = Math.min(ASKED, Math.ceil(words.length / 2));
  return [words.slice(0, size), words.slice(size, 2 * size)]
    .filter(({ length }) => length > 0)
    .map((list) => list.join());
}

/** The translation of an article's block whose text is equal or similar to `wanted`; null where there is none. */
export function rememberedIn(wanted: string, source: string, translation: string): Remembered | null {
  const counts = countsOf(wanted);
  let best: Remembered | null = null;
  for (const pair of blockPairs(source, translation)) {
    if (!pair.translation) continue;
    const others = differentWords(counts, countsOf(pair.source.source));
    if (others > MOST_OTHERS || others >= (best?.others ?? Infinity)) continue;
    best = { source: pair.source.source, translation: pair.translation.source, others };
  }
  return best;
}

/** Words and figures; addresses of links are none. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\]\([^)\s]*/g, ']')
      .toLowerCase()
      .match(WORD) ?? []
  );
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function differentWords(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  // Texts of other lengths aren't compared word by word: a long one would be, with each block of another.
  if (Math.abs(one.size - other.size) > MOST_OTHERS) return Infinity;
  let sum = 0;
  for (const word of new Set([...one.keys(), ...other.keys()]))
    sum += Math.abs((one.get(word) ?? 0) - (other.get(word) ?? 0));
  return sum;
}
