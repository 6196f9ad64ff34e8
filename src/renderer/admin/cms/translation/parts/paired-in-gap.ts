import { similarity, wordCounts } from '../../markdown/blocks/match-blocks.ts';
import type { Segment } from '../../markdown/blocks/text-segments.ts';
import type { ChangedPart, Gap } from './part.ts';

/** How alike segments of another kind have to be to be the same one in another form (a paragraph that became an item). */
const OTHER_FORM = 0.5;
/** How alike one segment and the two or three that it was made of, or became, have to be. */
const IN_PIECES = 0.7;
/** How many pieces one segment may become at once. */
const MOST_PIECES = 3;
/** Beyond this many pairs they are taken in their order. */
const MOST_PAIRS = 20_000;

/** What became of the segments between two that stayed: which ones are the same with other words, and which came or went. */
export function pairedInGap(then: readonly Segment[], now: readonly Segment[], gap: Gap): ChangedPart[] {
  const old = then.slice(gap.then.from, gap.then.to);
  const young = now.slice(gap.now.from, gap.now.to);
  const steps = old.length * young.length > MOST_PAIRS ? inOrder(old.length, young.length) : bestSteps(old, young);
  let [i, j] = [gap.then.from, gap.now.from];
  return steps.map(([fewer, more]) => {
    const part = { then: { from: i, to: i + fewer }, now: { from: j, to: j + more } };
    i += fewer;
    j += more;
    return { kind: kindOf(fewer, more), ...part };
  });
}

/** How many segments of each version belong together. */
type Step = readonly [then: number, now: number];

function kindOf(then: number, now: number): ChangedPart['kind'] {
  if (then === 0) return 'added';
  if (now === 0) return 'removed';
  if (then === now) return 'changed';
  return then < now ? 'split' : 'merged';
}

function inOrder(then: number, now: number): Step[] {
  const both = Math.min(then, now);
  return [
    ...Array.from({ length: both }, () => [1, 1] as const),
    ...Array.from({ length: then - both }, () => [1, 0] as const),
    ...Array.from({ length: now - both }, () => [0, 1] as const),
  ];
}

const STEPS: readonly Step[] = [
  [1, 1],
  ...Array.from({ length: MOST_PIECES - 1 }, (_, index) => [1, index + 2] as const),
  ...Array.from({ length: MOST_PIECES - 1 }, (_, index) => [index + 2, 1] as const),
  [1, 0],
  [0, 1],
];

/** The steps through both that keep together what is most alike. */
function bestSteps(then: readonly Segment[], now: readonly Segment[]): Step[] {
  const width = now.length + 1;
  const best = new Float64Array((then.length + 1) * width);
  const chosen = new Array<Step | undefined>(best.length);
  for (let i = then.length; i >= 0; i -= 1) {
    for (let j = now.length; j >= 0; j -= 1) {
      let most = i === then.length && j === now.length ? 0 : -Infinity;
      for (const step of STEPS) {
        const [a, b] = step;
        if (i + a > then.length || j + b > now.length) continue;
        const value = worth(then.slice(i, i + a), now.slice(j, j + b)) + (best[(i + a) * width + j + b] ?? 0);
        if (value <= most) continue;
        most = value;
        chosen[i * width + j] = step;
      }
      best[i * width + j] = most;
    }
  }
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  for (let step = chosen[0]; step; step = chosen[i * width + j]) {
    steps.push(step);
    i += step[0];
    j += step[1];
  }
  return steps;
}

function worth(then: readonly Segment[], now: readonly Segment[]): number {
  const [[a], [b]] = [then, now];
  if (!a || !b) return 0;
  if (then.length > 1 || now.length > 1) {
    const isWords = [...then, ...now].every(({ kind }) => kind === 'p' || kind === 'li' || kind === 'quote');
    const alike = isWords ? likeness(joinedText(then), joinedText(now)) : 0;
    return alike >= IN_PIECES ? alike + 0.01 : -Infinity;
  }
  const alike = likeness(a.text, b.text);
  // A picture, a figure, a row and words are never one another.
  const isFixed = [a, b].some(({ kind }) => kind === 'img' || kind === 'tr' || kind === 'fig');
  if (a.kind === b.kind) return alike + 0.05;
  return !isFixed && alike >= OTHER_FORM ? alike : -Infinity;
}

/** How much of two texts is the same, word by word whatever their order: 0 (nothing) to 1. */
export function likeness(one: string, other: string): number {
  return similarity(wordCounts(one), wordCounts(other));
}

/** The words of some segments as one text. */
export function joinedText(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('\n\n');
}
