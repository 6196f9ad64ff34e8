import { WEIGHTS, type RootedWord, type SearchedWord } from '#domain/word-roots/searched-words.ts';
import { FORMAT, linesOf, sumOf, withNewRoots, type Segment } from './segment.ts';
import { ROOT_RULES } from './root-rules.ts';

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
  const { format, ids, versions, lengths, offsets, postings, words, roots, sum } = segment;
  return (
    format === FORMAT &&
    ids !== undefined &&
    ids.length === versions?.length &&
    ids.length === lengths?.length &&
    typeof words === 'string' &&
    offsets !== undefined &&
    postings !== undefined &&
    offsets.at(-1) === postings.length &&
    roots !== undefined &&
    roots.offsets.at(-1) === roots.words.length &&
    sumOf(postings) === sum
  );
}

/** Whether any of the segment's words answers a searched one. */
export function isAnswered(open: OpenSegment, searched: SearchedWord): boolean {
  return answersOf(open, searched).some((answers) => answers.every(({ size }) => size > 0));
}

/**
 * For each name of a searched word, and each word of the name, the places of the segment's words that answer it, each with how much
 * it counts.
 */
function answersOf(open: OpenSegment, searched: SearchedWord): readonly (readonly ReadonlyMap<number, number>[])[] {
  return searched.names.map((name, nth) =>
    name.map((rooted) => answersIn(open, rooted, nth === 0 && searched.isBeginning)),
  );
}

function answersIn(open: OpenSegment, { word, roots: own }: RootedWord, isBeginning: boolean): Map<number, number> {
  const { words, roots, segment } = open;
  const found = new Map<number, number>();
  if (isBeginning) {
    for (let at = firstFrom(words, word); words[at]?.startsWith(word); at += 1) found.set(at, WEIGHTS.beginning);
  }
  for (const root of own) {
    const at = firstFrom(roots, root);
    if (roots[at] !== root) addWord(found, words, root, WEIGHTS.form);
    else
      for (const other of segment.roots.words.subarray(segment.roots.offsets[at], segment.roots.offsets[at + 1]))
        found.set(other, WEIGHTS.form);
  }
  addWord(found, words, word, WEIGHTS.same);
  return found;
}

function addWord(found: Map<number, number>, words: readonly string[], word: string, weight: number): void {
  const at = firstFrom(words, word);
  if (words[at] === word) found.set(at, weight);
}

/** How much a searched word stands in each of the segment's articles, by any of its names; null where it stands in none. */
export function countsOf(open: OpenSegment, searched: SearchedWord): Float32Array | null {
  const names = answersOf(open, searched)
    .map((answers, nth) => ({ answers, weight: nth === 0 ? WEIGHTS.same : WEIGHTS.name }))
    .filter(({ answers }) => answers.every(({ size }) => size > 0));
  if (names.length === 0) return null;
  const total = new Float32Array(open.segment.ids.length);
  for (const { answers, weight } of names) {
    const counts = answers.map((each) => countsIn(open, each));
    for (let at = 0; at < total.length; at += 1) total[at]! += weight * Math.min(...counts.map((each) => each[at]!));
  }
  return total;
}

function countsIn(open: OpenSegment, answers: ReadonlyMap<number, number>): Float32Array {
  const { ids, offsets, postings } = open.segment;
  const counts = new Float32Array(ids.length);
  for (const [word, weight] of answers) {
    const end = offsets[word + 1]!;
    let [at, article] = [offsets[word]!, -1];
    while (at < end) {
      let byte = postings[at++]!;
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = postings[at++]!;
        gap |= (byte & 127) << shift;
      }
      article += gap;
      counts[article]! += weight * postings[at++]!;
    }
  }
  return counts;
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
