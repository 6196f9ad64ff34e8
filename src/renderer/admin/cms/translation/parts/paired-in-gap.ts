import { similarity, wordCounts } from '#text/match-blocks.ts';
import type { Segment } from '#text/segments.ts';
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

/** Segments that stand together, with what their words are compared by. */
interface Run {
  readonly first: Segment;
  readonly count: number;
  /** Whether all of them are running text. */
  readonly isText: boolean;
  readonly words: ReadonlyMap<string, number>;
  /** Of `words`, each as often as it stands there. */
  readonly total: number;
}

/** The runs that begin with each segment, by how many segments they have: each is compared with many others. */
function runsOf(segments: readonly Segment[]): (readonly Run[])[] {
  return segments.map((first, at) =>
    Array.from({ length: Math.min(MOST_PIECES, segments.length - at) }, (_, more): Run => {
      const own = segments.slice(at, at + more + 1);
      const words = wordCounts(joinedText(own));
      const isText = own.every(({ kind }) => kind === 'p' || kind === 'li' || kind === 'quote');
      return {
        first,
        count: own.length,
        isText,
        words,
        total: [...words.values()].reduce((sum, each) => sum + each, 0),
      };
    }),
  );
}

/** The steps through both that keep together what is most alike. */
function bestSteps(then: readonly Segment[], now: readonly Segment[]): Step[] {
  const [old, young] = [runsOf(then), runsOf(now)];
  const width = now.length + 1;
  const best = new Float64Array((then.length + 1) * width);
  const chosen = new Array<Step | undefined>(best.length);
  for (let i = then.length; i >= 0; i -= 1) {
    for (let j = now.length; j >= 0; j -= 1) {
      let most = i === then.length && j === now.length ? 0 : -Infinity;
      for (const step of STEPS) {
        const [a, b] = step;
        if (i + a > then.length || j + b > now.length) continue;
        const value = worth(old[i]?.[a - 1], young[j]?.[b - 1]) + (best[(i + a) * width + j + b] ?? 0);
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

function worth(then: Run | undefined, now: Run | undefined): number {
  if (!then || !now) return 0;
  if (then.count > 1 || now.count > 1) {
    // Texts of other lengths can't be as alike, whatever their words are.
    const most = (2 * Math.min(then.total, now.total)) / (then.total + now.total);
    const alike = then.isText && now.isText && !(most < IN_PIECES) ? similarity(then.words, now.words) : 0;
    return alike >= IN_PIECES ? alike + 0.01 : -Infinity;
  }
  const [a, b] = [then.first, now.first];
  const alike = similarity(then.words, now.words);
  // A picture, a figure, a row and words are never one another.
  const isFixed = [a, b].some(({ kind }) => kind === 'img' || kind === 'tr' || kind === 'fig');
  if (a.kind === b.kind) return alike + 0.05;
  return !isFixed && alike >= OTHER_FORM ? alike : -Infinity;
}

/** The words of some segments as one text. */
export function joinedText(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('\n\n');
}
