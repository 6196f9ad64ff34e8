import type { Language } from '#domain/localized.ts';
import { wordsIn } from '#domain/words.ts';
import { rootsOf } from '#domain/word-roots/roots-of.ts';

/**
 * The version of the rules in src/domain/word-roots: a hash of their files, which root-rules.test.ts checks. The roots of segments
 * with another version are computed again.
 */
export const ROOT_RULES = '071bd1d5';

/** A part of the index: the words of some articles in one language, and in which article each stands. */
export interface Segment {
  readonly format: typeof FORMAT;
  readonly language: Language;
  /** Of each article, its id and its version. */
  readonly ids: Float64Array;
  readonly versions: Float64Array;
  /** Sorted, one a line. */
  readonly words: string;
  /** Where the postings of each word begin; one more, where the last ones end. */
  readonly offsets: Uint32Array;
  /**
   * Of each article that a word stands in: how many articles after the one before, doubled, and one more where the word stands in its
   * title or excerpt; 7 bits a byte.
   */
  readonly postings: Uint8Array;
  /** The rules that `roots` were found by. */
  readonly rules: string;
  readonly roots: Roots;
  /** Over the postings: a disk may give back something else than it was given. */
  readonly sum: number;
}

/** The words of each root that several words share, or that is itself no word. */
interface Roots {
  /** Sorted, one a line. */
  readonly names: string;
  /** Where each root's words begin in `words`; one more, where the last ones end. */
  readonly offsets: Uint32Array;
  readonly words: Uint32Array;
}

export interface IndexedText {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly content: string;
}

/** Another layout gets another number: segments of the old one are rebuilt. */
export const FORMAT = 2;

/** Addresses are no words of the article. */
const LINK_TARGET = /\]\([^)\s]*/g;

interface FoundWord {
  /** The article that it was last found in, from 1 on. */
  last: number;
  readonly bytes: number[];
  readonly roots: readonly string[];
}

/** The words of an article, and whether each stands in its title or excerpt. */
function wordsOf({ title, excerpt, content }: IndexedText): ReadonlyMap<string, boolean> {
  const words = new Map<string, boolean>();
  for (const word of wordsIn(content.replace(LINK_TARGET, ']'))) words.set(word, false);
  for (const word of wordsIn(`${title} ${excerpt}`)) words.set(word, true);
  return words;
}

/** Collects articles of ascending ids, and makes their segment. */
export function segmentBuilder(language: Language) {
  const ids: number[] = [];
  const versions: number[] = [];
  const found = new Map<string, FoundWord>();
  return {
    add(text: IndexedText): void {
      const at = ids.push(text.id);
      versions.push(text.version);
      for (const [word, isInHead] of wordsOf(text)) {
        let own = found.get(word);
        // Here and not at the end: it takes the most time, which is better spent a little with each article.
        if (!own) found.set(word, (own = { last: 0, bytes: [], roots: rootsOf(word, language) }));
        writeNumber(own.bytes, (at - own.last) * 2 + (isInHead ? 1 : 0));
        own.last = at;
      }
    },
    finish(): Segment {
      const words = [...found.keys()].sort();
      const offsets = new Uint32Array(words.length + 1);
      words.forEach((word, at) => (offsets[at + 1] = offsets[at]! + found.get(word)!.bytes.length));
      const postings = new Uint8Array(offsets[words.length]!);
      words.forEach((word, at) => postings.set(found.get(word)!.bytes, offsets[at]));
      return {
        ...{ format: FORMAT, language, words: words.join('\n'), offsets, postings, sum: sumOf(postings) },
        ids: Float64Array.from(ids),
        versions: Float64Array.from(versions),
        ...rootsFor(words, (word) => found.get(word)!.roots),
      };
    },
  };
}

/** The same segment with the roots that today's rules find. */
export function withNewRoots(segment: Segment): Segment {
  return { ...segment, ...rootsFor(linesOf(segment.words), (word) => rootsOf(word, segment.language)) };
}

export function linesOf(lines: string): readonly string[] {
  return lines === '' ? [] : lines.split('\n');
}

/** Over all bytes and their places. */
export function sumOf(bytes: Uint8Array): number {
  let sum = bytes.length;
  for (let at = 0; at < bytes.length; at += 1) sum = (Math.imul(sum, 31) + bytes[at]!) | 0;
  return sum;
}

/** 7 bits a byte, the lowest first; the eighth marks that more follow. */
function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

function rootsFor(
  words: readonly string[],
  roots: (word: string) => readonly string[],
): Pick<Segment, 'rules' | 'roots'> {
  const wordsOf = new Map<string, number[]>();
  words.forEach((word, at) => {
    for (const root of roots(word)) {
      const own = wordsOf.get(root);
      if (own) own.push(at);
      else wordsOf.set(root, [at]);
    }
  });
  // A word that is the only one of its root is found by itself.
  const names = [...wordsOf.keys()].filter((root) => wordsOf.get(root)!.some((at) => words[at] !== root)).sort();
  const offsets = new Uint32Array(names.length + 1);
  names.forEach((root, at) => (offsets[at + 1] = offsets[at]! + wordsOf.get(root)!.length));
  const all = Uint32Array.from(names.flatMap((root) => wordsOf.get(root)!));
  return { rules: ROOT_RULES, roots: { names: names.join('\n'), offsets, words: all } };
}
