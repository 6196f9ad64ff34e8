import { diffArrays } from 'diff';

/** What becomes of a block from one text to the next: its places in both, null in the one that lacks it. */
export interface BlockMatch {
  readonly before: number | null;
  readonly after: number | null;
}

export interface Block {
  readonly type: string;
  readonly source: string;
}

/** Blocks from `before.from` to `before.to` became those from `after.from` to `after.to`. */
export interface BlockChange {
  readonly before: Range;
  readonly after: Range;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Comparing takes time that grows with the square of the changes; what takes longer than this, ms, is one change. */
const PATIENCE_MS = 100;

/** Blocks of which this part of the words is the same are one block that was written on. */
const LEAST_ALIKE = 0.35;

/** Of a block that stands elsewhere it has to be more: many blocks of one text share that many words. */
const LEAST_ALIKE_ELSEWHERE = 0.6;

/** Pairs within one change that are looked at one by one; in a larger one, blocks are paired in their order. */
const MOST_PAIRS = 4000;

/** Where two texts differ, between blocks that are the same to the letter. */
export function changedBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const sources = [before, after].map((blocks) => blocks.map(({ source }) => source)) as [string[], string[]];
  return (
    changedRanges(...sources, { timeout: PATIENCE_MS }) ?? [
      { before: { from: 0, to: before.length }, after: { from: 0, to: after.length } },
    ]
  );
}

/** Where two lists differ, between entries that are the same; null where there is more to compare than `limit` lets through. */
export function changedRanges(
  before: readonly string[],
  after: readonly string[],
  limit: { readonly timeout: number } | { readonly maxEditLength: number },
): BlockChange[] | null {
  const parts = diffArrays([...before], [...after], limit);
  if (!parts) return null;
  const changes: BlockChange[] = [];
  let [left, right] = [0, 0];
  let begun: { left: number; right: number } | null = null;
  const end = () => {
    if (begun) changes.push({ before: { from: begun.left, to: left }, after: { from: begun.right, to: right } });
    begun = null;
  };
  for (const { added, removed, count } of parts) {
    if (!added && !removed) end();
    else begun ??= { left, right };
    if (!added) left += count;
    if (!removed) right += count;
  }
  end();
  return changes;
}

/**
 * Which block became which, in the order of both texts. A block that was moved is gone in one place and new in the other;
 * so is one that was written anew.
 */
export function matchBlocks(before: readonly Block[], after: readonly Block[]): BlockMatch[] {
  const matches: BlockMatch[] = [];
  let [left, right] = [0, 0];
  const sameUntil = (end: number) => {
    for (; left < end; left += 1, right += 1) matches.push({ before: left, after: right });
  };
  for (const change of changedBlocks(before, after)) {
    sameUntil(change.before.from);
    const removed = before.slice(change.before.from, change.before.to);
    const added = after.slice(change.after.from, change.after.to);
    for (const pair of pairs(removed, added)) {
      matches.push({
        before: pair.before === null ? null : change.before.from + pair.before,
        after: pair.after === null ? null : change.after.from + pair.after,
      });
    }
    [left, right] = [change.before.to, change.after.to];
  }
  sameUntil(before.length);
  return matches;
}

/** Pairs the blocks of one change so that the words in common are the most, in order. */
function pairs(removed: readonly Block[], added: readonly Block[]): BlockMatch[] {
  if (removed.length * added.length > MOST_PAIRS) return pairsInOrder(removed.length, added.length);
  const [left, right] = [removed, added].map((blocks) => blocks.map(({ source }) => wordCounts(source)));
  const gain = removed.map((from, one) =>
    added.map((to, other) => {
      const part = from.type === to.type ? similarity(left![one]!, right![other]!) : 0;
      return part < LEAST_ALIKE ? 0 : part;
    }),
  );
  // The best sum that can be had from each place on.
  const best = Array.from({ length: removed.length + 1 }, () => new Float64Array(added.length + 1));
  for (let one = removed.length - 1; one >= 0; one -= 1) {
    for (let other = added.length - 1; other >= 0; other -= 1) {
      const paired = gain[one]![other]! + best[one + 1]![other + 1]!;
      best[one]![other] = Math.max(paired, best[one + 1]![other]!, best[one]![other + 1]!);
    }
  }
  const made: BlockMatch[] = [];
  let [one, other] = [0, 0];
  while (one < removed.length || other < added.length) {
    const value = gain[one]?.[other] ?? 0;
    const isPair = value > 0 && best[one]![other] === value + best[one + 1]![other + 1]!;
    const isGone = one < removed.length && (other >= added.length || best[one]![other] === best[one + 1]![other]!);
    made.push({ before: isPair || isGone ? one : null, after: isPair || !isGone ? other : null });
    if (isPair || isGone) one += 1;
    if (isPair || !isGone) other += 1;
  }
  return made;
}

/**
 * Finds which of several blocks one most likely became elsewhere: the same to the letter, or the one with most of its words. Once
 * many were looked at it finds only the same.
 */
export function likeliestOf<Each extends Block>(others: readonly Each[]): (block: Block) => Each | undefined {
  let looked = 0;
  let known: readonly (readonly [Each, ReadonlyMap<string, number>])[] | null = null;
  return (block) => {
    const same = others.find(({ source }) => source === block.source);
    looked += others.length;
    if (same || looked > MOST_PAIRS) return same;
    known ??= others.map((each) => [each, wordCounts(each.source)]);
    const words = wordCounts(block.source);
    let [found, most]: [Each | undefined, number] = [undefined, LEAST_ALIKE_ELSEWHERE];
    for (const [each, counts] of known) {
      const part = each.type === block.type ? similarity(words, counts) : 0;
      if (part > most) [found, most] = [each, part];
    }
    return found;
  };
}

function pairsInOrder(removed: number, added: number): BlockMatch[] {
  return Array.from({ length: Math.max(removed, added) }, (_, place) => ({
    before: place < removed ? place : null,
    after: place < added ? place : null,
  }));
}

/** How often each word stands in a text. */
export function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The part of the words of both that they have in common, from 0 to 1. */
export function similarity(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [common, all] = [0, 0];
  for (const [word, count] of one) {
    common += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return all === 0 ? 1 : (2 * common) / all;
}
