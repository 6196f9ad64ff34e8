import type { SegmentKind, Segment } from '../../markdown/blocks/text-segments.ts';

/** Which segment of the translation each segment of a text is; null where it has none. And how badly they fit altogether. */
export interface Alignment {
  readonly places: readonly (number | null)[];
  readonly cost: number;
}

/** What it costs that a segment has none in the other language: two segments that fit worse than twice this stay alone. */
const ALONE = 0.75;
/** Beyond this many pairs segments are taken in their order. */
const MOST_PAIRS = 4_000_000;

/**
 * Matches the segments of two languages: by what they are, by their length, and by figures and addresses, which no language changes
 * (Gale and Church, A Program for Aligning Sentences in Bilingual Corpora, 1993, with anchors).
 */
export function alignSegments(
  source: readonly Segment[],
  translation: readonly Segment[],
  /** How much longer the source says the same; by itself what both have altogether, which a part of a translation misleads. */
  lengthRatio?: number,
): Alignment {
  if (source.length * translation.length > MOST_PAIRS) {
    return { places: source.map((_, index) => (index < translation.length ? index : null)), cost: Infinity };
  }
  const [ours, theirs] = [source.map(featuresOf), translation.map(featuresOf)];
  const ratio = lengthRatio ?? (sum(ours) + 1) / (sum(theirs) + 1);
  const width = theirs.length + 1;
  const costs = new Float64Array((ours.length + 1) * width);
  const steps = new Uint8Array(costs.length);
  for (let i = ours.length; i >= 0; i -= 1) {
    for (let j = theirs.length; j >= 0; j -= 1) {
      const [a, b, at] = [ours[i], theirs[j], i * width + j];
      if (!a && !b) continue;
      const both = a && b ? (costs[at + width + 1] ?? 0) + misfit(a, b, ratio) : Infinity;
      const ourOwn = a ? (costs[at + width] ?? 0) + ALONE : Infinity;
      const theirOwn = b ? (costs[at + 1] ?? 0) + ALONE : Infinity;
      const least = Math.min(both, ourOwn, theirOwn);
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
  readonly length: number;
  /** Figures and addresses. */
  readonly anchors: ReadonlySet<string>;
}

/** Addresses of links and pictures, and figures: 1,500 is 1.500 in the other language. */
const ANCHOR = /\]\(([^\s)]+)|\d+(?:[.,]\d+)*/g;

function featuresOf({ kind, text }: Segment): Features {
  const anchors = new Set<string>();
  for (const { 0: figure, 1: address } of text.matchAll(ANCHOR)) {
    const bare = (address ?? figure).replace(/^\/(?:id|en)(?=\/)/, '');
    anchors.add(address === undefined ? figure.replace(/[.,]/g, '') : bare);
  }
  return { kind, length: text.length, anchors };
}

function sum(features: readonly Features[]): number {
  return features.reduce((total, { length }) => total + length, 0);
}

function misfit(a: Features, b: Features, ratio: number): number {
  const length = Math.min(1, Math.abs(Math.log((a.length + 5) / (b.length * ratio + 5))) / 1.2);
  return kindMisfit(a.kind, b.kind) + 0.5 * length + anchorMisfit(a.anchors, b.anchors);
}

function kindMisfit(one: SegmentKind, other: SegmentKind): number {
  if (one === other) return 0;
  const kinds = [one, other];
  if (kinds.includes('img') || kinds.includes('tr') || kinds.includes('fig')) return 2;
  const headings = kinds.filter((kind) => kind === 'h2' || kind === 'h3').length;
  return headings === 1 ? 1.2 : 0.4;
}

function anchorMisfit(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  if (a.size === 0 || b.size === 0) return 0.15;
  const common = [...a].filter((each) => b.has(each)).length;
  const share = common / (a.size + b.size - common);
  return 0.3 - 0.7 * share;
}
