import type { SegmentKind, Segment } from '#text/segments.ts';

/** Which segment of the translation each segment of a text is; null where it has none. And how badly they fit altogether. */
export interface Alignment {
  readonly places: readonly (number | null)[];
  readonly cost: number;
}

/** What it costs that a segment has none in the other language: two segments that fit worse than twice this stay alone. */
const ALONE = 0.75;
/** The least that two segments can cost: the same kind and length, and all figures and addresses in common. */
const BEST_FIT = -0.4;
/** Beyond this many pairs segments are taken in their order. */
const MOST_PAIRS = 4_000_000;

/**
 * Matches the segments of two languages: by what they are, by their length, and by figures and addresses, which no language changes
 * (Gale and Church, A Program for Aligning Sentences in Bilingual Corpora, 1993, with anchors).
 */
export function alignSegments(
  source: readonly Segment[],
  translation: readonly Segment[],
  /** The ratio of the lengths of source and translation; by default that of both texts, which is wrong for a partial translation. */
  lengthRatio?: number,
): Alignment {
  if (source.length * translation.length > MOST_PAIRS) {
    return { places: source.map((_, index) => (index < translation.length ? index : null)), cost: Infinity };
  }
  const ratio = lengthRatio ?? (lengthOf(source) + 1) / (lengthOf(translation) + 1);
  const ours = source.map((segment) => featuresOf(segment, 1));
  const theirs = translation.map((segment) => featuresOf(segment, ratio));
  const width = theirs.length + 1;
  const costs = new Float64Array((ours.length + 1) * width);
  const steps = new Uint8Array(costs.length);
  for (let i = ours.length; i >= 0; i -= 1) {
    const a = ours[i];
    for (let j = theirs.length; j >= 0; j -= 1) {
      const b = theirs[j];
      if (!a && !b) continue;
      const at = i * width + j;
      const ourOwn = a ? (costs[at + width] ?? 0) + ALONE : Infinity;
      const theirOwn = b ? (costs[at + 1] ?? 0) + ALONE : Infinity;
      const alone = Math.min(ourOwn, theirOwn);
      const before = a && b ? (costs[at + width + 1] ?? 0) : Infinity;
      // Most pairs are far apart in the texts: they cost more than leaving both alone, however well they fit.
      const both = a && b && before + BEST_FIT <= alone ? before + misfit(a, b) : Infinity;
      const least = Math.min(both, alone);
      costs[at] = least;
      steps[at] = least === both ? BOTH : least === ourOwn ? OURS : THEIRS;
    }
  }
  const places: (number | null)[] = [];
  for (let [i, j] = [0, 0]; i < ours.length;) {
    const step = steps[i * width + j];
    if (step !== THEIRS) {
      places.push(step === BOTH ? j : null);
      i += 1;
    }
    if (step !== OURS) j += 1;
  }
  return { places, cost: costs[0] ?? 0 };
}

const [BOTH, OURS, THEIRS] = [1, 2, 3];

interface Features {
  readonly kind: SegmentKind;
  /** The logarithm of how long it is: every pair compares it, which a text of 200 paragraphs has 40,000 of. */
  readonly logLength: number;
  /** Figures and addresses. */
  readonly anchors: ReadonlySet<string>;
}

/** Addresses of links and pictures, and figures: 1,500 is 1.500 in the other language. */
const ANCHOR = /\]\(([^\s)]+)|\d+(?:[.,]\d+)*/g;

function featuresOf({ kind, text }: Segment, ratio: number): Features {
  const anchors = new Set<string>();
  for (const { 0: figure, 1: address } of text.matchAll(ANCHOR)) {
    const bare = (address ?? figure).replace(/^\/(?:id|en)(?=\/)/, '');
    anchors.add(address === undefined ? figure.replace(/[.,]/g, '') : bare);
  }
  return { kind, logLength: Math.log(text.length * ratio + 5), anchors };
}

function lengthOf(segments: readonly Segment[]): number {
  return segments.reduce((total, { text }) => total + text.length, 0);
}

function misfit(a: Features, b: Features): number {
  const length = Math.min(1, Math.abs(a.logLength - b.logLength) / 1.2);
  return kindMisfit(a.kind, b.kind) + 0.5 * length + anchorMisfit(a.anchors, b.anchors);
}

function kindMisfit(one: SegmentKind, other: SegmentKind): number {
  if (one === other) return 0;
  if (isAlone(one) || isAlone(other)) return 2;
  return isHeading(one) === isHeading(other) ? 0.4 : 1.2;
}

/** Segments that only match one of the same kind. */
function isAlone(kind: SegmentKind): boolean {
  return kind === 'img' || kind === 'tr' || kind === 'fig';
}

function isHeading(kind: SegmentKind): boolean {
  return kind === 'h2' || kind === 'h3';
}

function anchorMisfit(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 0 : 0.15;
  let common = 0;
  for (const each of a) if (b.has(each)) common += 1;
  const share = common / (a.size + b.size - common);
  return 0.3 - 0.7 * share;
}
