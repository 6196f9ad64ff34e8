import { changedRanges, similarity, wordCounts } from '#text/match-blocks.ts';
import { segmentText, type Segment } from '#text/segments.ts';
import type { ChangedPart, Gap } from './part.ts';
import { pairedInGap } from './paired-in-gap.ts';

/** With more changes than these the whole text counts as changed. */
const MOST_CHANGES = 600;

/** Above this, words that stand elsewhere now are the same paragraph, moved and changed. */
const MOVED = 0.6;

/** What is different between two versions of a text, in the order of the newer one. */
export function changedParts(then: readonly Segment[], now: readonly Segment[]): ChangedPart[] {
  const gaps = gapsBetween(then, now);
  if (gaps === null) {
    return [{ kind: 'changed', then: { from: 0, to: then.length }, now: { from: 0, to: now.length } }];
  }
  const pairs = gaps.flatMap((gap) => pairedInGap(then, now, gap));
  return grouped(withMoves(pairs, then, now), then, now).sort(
    (one, other) => one.now.from - other.now.from || one.then.from - other.then.from,
  );
}

/** The version of then with one part as it is now: what a translation that fits this part was made from. */
export function withPart(then: readonly Segment[], now: readonly Segment[], part: ChangedPart): Segment[] {
  const segments = now.slice(part.now.from, part.now.to);
  const count = part.then.to - part.then.from;
  if (part.kind !== 'moved') return then.toSpliced(part.then.from, count, ...segments);
  const at = placeInThen(then, now, part.now.from);
  const rest = then.toSpliced(part.then.from, count);
  return rest.toSpliced(at > part.then.from ? at - count : at, 0, ...segments);
}

/** Where in the older version a segment of the newer one would stand: below the one above it that both have. */
function placeInThen(then: readonly Segment[], now: readonly Segment[], index: number): number {
  const gap = gapsBetween(then, now)?.find((each) => each.now.from <= index && index < each.now.to);
  if (!gap) return then.length;
  return pairedInGap(then, now, gap).reduce(
    (place, { kind, then: old, now: young }) => (kind !== 'removed' && young.to <= index ? old.to : place),
    gap.then.from,
  );
}

/** What stands between the segments that are the same in both; null where there is too much of it. */
function gapsBetween(then: readonly Segment[], now: readonly Segment[]): Gap[] | null {
  const changes = changedRanges(then.map(segmentText), now.map(segmentText), { maxEditLength: MOST_CHANGES });
  return changes?.map(({ before, after }) => ({ then: before, now: after })) ?? null;
}

/** What was taken out in one place and put in at another has moved; the same words first, then those that are most alike. */
function withMoves(parts: readonly ChangedPart[], then: readonly Segment[], now: readonly Segment[]): ChangedPart[] {
  const removed = parts.filter(({ kind }) => kind === 'removed');
  const added = parts.filter(({ kind }) => kind === 'added');
  const found: { readonly from: ChangedPart; readonly to: ChangedPart; readonly score: number }[] = [];
  // Where a whole text was replaced, comparing each with each would take long and find nothing.
  if (removed.length * added.length <= 10_000) {
    const targets = added.flatMap((to) => segmentAt(now, to.now.from, to));
    for (const { part: from, text, words } of removed.flatMap((each) => segmentAt(then, each.then.from, each))) {
      for (const { part: to, ...target } of targets) {
        const score = text === target.text ? 2 : similarity(words, target.words);
        if (score >= MOVED) found.push({ from, to, score });
      }
    }
  }
  found.sort((one, other) => other.score - one.score);
  const gone = new Set<ChangedPart>();
  const moved: ChangedPart[] = [];
  for (const { from, to } of found) {
    if (gone.has(from) || gone.has(to)) continue;
    gone.add(from).add(to);
    moved.push({ kind: 'moved', then: from.then, now: to.now });
  }
  return [...parts.filter((part) => !gone.has(part)), ...moved];
}

/** The segment that a part begins with, and its words, by which it is compared with many others. */
function segmentAt(segments: readonly Segment[], at: number, part: ChangedPart) {
  const segment = segments[at];
  return segment ? [{ part, text: segmentText(segment), words: wordCounts(segment.text) }] : [];
}

/** Rows that came or went together are one part, and so are segments that moved together. */
function grouped(parts: readonly ChangedPart[], then: readonly Segment[], now: readonly Segment[]): ChangedPart[] {
  const whole: ChangedPart[] = [];
  for (const part of [...parts].sort(
    (one, other) => one.now.from - other.now.from || one.then.from - other.then.from,
  )) {
    const last = whole.at(-1);
    const isRow = then[part.then.from]?.kind === 'tr' || now[part.now.from]?.kind === 'tr';
    const goesOn = last?.kind === part.kind && last.then.to === part.then.from && last.now.to === part.now.from;
    const isJoined =
      goesOn &&
      (part.kind === 'moved' ||
        (part.kind === 'added' && isRow && now[part.now.from - 1]?.kind === 'tr') ||
        (part.kind === 'removed' && isRow && then[part.then.from - 1]?.kind === 'tr'));
    if (!last || !isJoined) whole.push(part);
    else {
      whole[whole.length - 1] = {
        kind: part.kind,
        then: { from: last.then.from, to: part.then.to },
        now: { from: last.now.from, to: part.now.to },
      };
    }
  }
  return whole;
}
