import { WEIGHTS, type SearchedWord } from '#domain/word-roots/searched-words.ts';
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

/** The places of the segment's words that answer a searched one, each with how much it counts. */
export function answersIn(open: OpenSegment, searched: SearchedWord): ReadonlyMap<number, number> {
  const { words, roots, segment } = open;
  const found = new Map<number, number>();
  if (searched.isBeginning) {
    for (let at = firstFrom(words, searched.word); words[at]?.startsWith(searched.word); at += 1)
      found.set(at, WEIGHTS.beginning);
  }
  for (const root of searched.roots) {
    const at = firstFrom(roots, root);
    if (roots[at] !== root) addWord(found, words, root, WEIGHTS.form);
    else
      for (const word of segment.roots.words.subarray(segment.roots.offsets[at], segment.roots.offsets[at + 1]))
        found.set(word, WEIGHTS.form);
  }
  addWord(found, words, searched.word, WEIGHTS.same);
  return found;
}

function addWord(found: Map<number, number>, words: readonly string[], word: string, weight: number): void {
  const at = firstFrom(words, word);
  if (words[at] === word) found.set(at, weight);
}

/** How much a searched word stands in each of the segment's articles; null where it stands in none. */
export function countsOf(open: OpenSegment, searched: SearchedWord): Float32Array | null {
  const answers = answersIn(open, searched);
  if (answers.size === 0) return null;
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
