import type { Segment } from '#text/segments.ts';
import { alignSegments, type Alignment } from './align-segments.ts';
import { changedParts } from './changed-parts.ts';
import { isMinorChange } from './minor-change.ts';
import type { SegmentRange, ChangedPart } from './part.ts';
import { joinedText } from './paired-in-gap.ts';

/** One thing of a text that its translation doesn’t say yet. */
export interface OutdatedPart extends ChangedPart {
  /** Its key among the parts of the same text. */
  readonly key: string;
  /** The source's text when the translation was up to date, and its present text. */
  readonly before: string;
  readonly after: string;
  /** It looks like a mended slip, which leaves the translation right. */
  readonly isMinor: boolean;
  /** The segments of the translation that it is about; none where one is missing there: then it belongs before `from`. */
  readonly translation: SegmentRange;
}

/**
 * The outdated parts of a translation: `then` is the source's text when both were up to date, `now` its present one. Blocks are
 * matched by place and form, so that a mark stays with its paragraph when that moves.
 */
export function outdatedParts(
  then: readonly Segment[],
  now: readonly Segment[],
  translation: readonly Segment[],
): OutdatedPart[] {
  const parts = changedParts(then, now);
  if (parts.length === 0) return [];
  const asThen = alignSegments(then, translation);
  const asNow = alignSegments(now, translation);
  // Who has begun to catch up has a translation that looks more like the newer version.
  const hasCaughtUp = asNow.cost < asThen.cost;
  return parts.map((part) => {
    const before = joinedText(then.slice(part.then.from, part.then.to));
    const after = joinedText(now.slice(part.now.from, part.now.to));
    return {
      ...part,
      key: `${part.kind}-${part.kind === 'removed' ? `then-${part.then.from}` : part.now.from}`,
      ...{ before, after },
      isMinor: part.kind === 'changed' && isSameForm(then, now, part) && isMinorChange(before, after),
      translation: placeOf(part, { asThen, asNow, hasCaughtUp }),
    };
  });
}

function isSameForm(then: readonly Segment[], now: readonly Segment[], part: ChangedPart): boolean {
  return then[part.then.from]?.kind === now[part.now.from]?.kind;
}

interface Alignments {
  readonly asThen: Alignment;
  readonly asNow: Alignment;
  readonly hasCaughtUp: boolean;
}

function placeOf(part: ChangedPart, { asThen, asNow, hasCaughtUp }: Alignments): SegmentRange {
  const old = placesIn(asThen, part.then);
  const young = placesIn(asNow, part.now);
  switch (part.kind) {
    case 'added':
      return hasCaughtUp && young ? young : before(placeAbove(asThen, part.then.from));
    case 'removed':
      return hasCaughtUp
        ? before(placeAbove(asNow, part.now.from))
        : (old ?? before(placeAbove(asThen, part.then.from)));
    default:
      return (hasCaughtUp ? (young ?? old) : (old ?? young)) ?? before(placeAbove(asThen, part.then.from));
  }
}

/** From the first to the last segment of the translation that these are. */
function placesIn({ places }: Alignment, { from, to }: SegmentRange): SegmentRange | null {
  const found = places.slice(from, to).filter((place) => place !== null);
  const [first, last] = [found[0], found.at(-1)];
  return first === undefined || last === undefined ? null : { from: first, to: last + 1 };
}

/** How many segments of the translation stand above this one’s place. */
function placeAbove({ places }: Alignment, index: number): number {
  return (places.slice(0, index).findLast((place) => place !== null) ?? -1) + 1;
}

function before(index: number): SegmentRange {
  return { from: index, to: index };
}
