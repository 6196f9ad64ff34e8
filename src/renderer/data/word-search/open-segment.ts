import type { RootedWord, SearchedWord } from '#domain/word-roots/searched-words.ts';
import { FORMAT, linesOf, sumOf, withNewRoots, type Segment, ROOT_RULES } from './segment.ts';

/** A segment that can't be what was written. */
class DamagedSegment extends Error {}

/** A segment that can be searched. */
export interface OpenSegment {
  readonly segment: Segment;
  readonly words: readonly string[];
  readonly roots: readonly string[];
}

/** Throws DamagedSegment. */
export function openSegment(stored: Segment): OpenSegment {
  if (!isWhole(stored)) throw new DamagedSegment('The segment is not as it was written.');
  const segment = stored.rules === ROOT_RULES ? stored : withNewRoots(stored);
  const [words, roots] = [linesOf(segment.words), linesOf(segment.roots.names)];
  const fits = words.length + 1 === segment.offsets.length && roots.length + 1 === segment.roots.offsets.length;
  if (!fits) throw new DamagedSegment('The segment has other words than postings.');
  return { segment, words, roots };
}

function isWhole(segment: Partial<Segment>): boolean {
  const { format, ids, versions, offsets, postings, words, roots, sum } = segment;
  return (
    format === FORMAT &&
    ids !== undefined &&
    ids.length === versions?.length &&
    typeof words === 'string' &&
    offsets !== undefined &&
    postings !== undefined &&
    offsets.at(-1) === postings.length &&
    roots !== undefined &&
    roots.offsets.at(-1) === roots.words.length &&
    sumOf(postings) === sum
  );
}

/** Where a searched word stands in an article. */
export const NOWHERE = 0;
const IN_TEXT = 1;
/** In title or excerpt. */
export const IN_HEAD = 2;

/** Whether any of the segment's words answers a searched one. */
export function isAnswered(open: OpenSegment, searched: SearchedWord): boolean {
  return answersOf(open, searched).length > 0;
}

/** Where a searched word stands in each of the segment's articles, by any of its names; null where it stands in none. */
export function placesOf(open: OpenSegment, searched: SearchedWord): Uint8Array | null {
  const names = answersOf(open, searched).map((answers) => answers.map((each) => placesIn(open, each)));
  if (names.length === 0) return null;
  return names.map((words) => merged(words, Math.min)).reduce((places, other) => merged([places, other], Math.max));
}

function merged(all: readonly Uint8Array[], pick: (...places: number[]) => number): Uint8Array {
  const [first, ...others] = all;
  return others.length === 0 ? first! : first!.map((place, at) => pick(place, ...others.map((each) => each[at]!)));
}

/** For each name that all words are there of, and each word of the name: the places of the segment's words that answer it. */
function answersOf(open: OpenSegment, searched: SearchedWord): readonly (readonly ReadonlySet<number>[])[] {
  return searched.names
    .map((name, nth) => name.map((rooted) => answersIn(open, rooted, nth === 0 && searched.isBeginning)))
    .filter((answers) => answers.every(({ size }) => size > 0));
}

function answersIn(open: OpenSegment, { word, roots: own }: RootedWord, isBeginning: boolean): ReadonlySet<number> {
  const { words, roots, segment } = open;
  const found = new Set<number>();
  const add = (exact: string) => {
    const at = firstFrom(words, exact);
    if (words[at] === exact) found.add(at);
  };
  add(word);
  if (isBeginning) for (let at = firstFrom(words, word); words[at]?.startsWith(word); at += 1) found.add(at);
  for (const root of own) {
    const at = firstFrom(roots, root);
    if (roots[at] !== root) add(root);
    else
      for (const other of segment.roots.words.subarray(segment.roots.offsets[at], segment.roots.offsets[at + 1]))
        found.add(other);
  }
  return found;
}

function placesIn(open: OpenSegment, answers: ReadonlySet<number>): Uint8Array {
  const { ids, offsets, postings } = open.segment;
  const places = new Uint8Array(ids.length);
  for (const word of answers) {
    const end = offsets[word + 1]!;
    let [at, article] = [offsets[word]!, -1];
    while (at < end) {
      let byte = postings[at++]!;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = postings[at++]!;
        value |= (byte & 127) << shift;
      }
      article += value >> 1;
      const place = value & 1 ? IN_HEAD : IN_TEXT;
      if (places[article]! < place) places[article] = place;
    }
  }
  return places;
}

/** The place of the first word that isn't before this one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
