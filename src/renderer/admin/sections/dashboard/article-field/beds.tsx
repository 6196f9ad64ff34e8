import type { Freshness } from '#renderer/data/collections/freshness.ts';

/** What a bed is planted with: its ground, and the shaded and the lit side of its rows. */
interface Planting {
  readonly ground: string;
  readonly shade: string;
  readonly lit: string;
  /** Rows of plants as dashed strokes: a dash is a plant, the gap its distance to the next one. */
  readonly rows: readonly { readonly y: number; readonly dashes: string; readonly width: number }[];
}

const DENSE = [8, 18, 28].map((y) => ({ y, dashes: '3 6.6', width: 6 }));
const GRAIN = [7, 14.3, 21.6, 29].map((y) => ({ y, dashes: '1.6 4.6', width: 3.2 }));

const PLANTINGS: Readonly<Record<Freshness, Planting>> = {
  // In full leaf.
  fresh: { ground: 'var(--s-g5)', shade: 'var(--s-g4)', lit: 'var(--s-g3)', rows: DENSE },
  holding: {
    ...{ ground: 'var(--s-g3)', shade: 'var(--s-g2)', lit: 'var(--s-g1)' },
    rows: [8, 18, 28].map((y) => ({ y, dashes: '1.5 7.4', width: 4.6 })),
  },
  // Ripe: to be harvested soon.
  soon: { ground: 'var(--s-straw2)', shade: 'var(--s-straw)', lit: 'var(--s-sun)', rows: GRAIN },
  // Stubble: here and there a stalk, long over.
  overdue: {
    ...{ ground: 'var(--s-red3)', shade: 'var(--s-red2)', lit: 'var(--s-red)' },
    rows: [
      { y: 10, dashes: '.1 9', width: 3.4 },
      { y: 19, dashes: '.1 15', width: 3.4 },
      { y: 28, dashes: '.1 11', width: 3.4 },
    ],
  },
  // Ploughed, and nothing sown: furrows.
  draft: {
    ...{ ground: 'var(--s-soil2)', shade: 'var(--s-soil3)', lit: 'var(--s-soil3)' },
    rows: [8, 15, 22, 29].map((y) => ({ y, dashes: 'none', width: 1.6 })),
  },
};

/** A row follows the contour of the land. */
const row = (y: number) => `M5 ${y}q9.5 -2.4 19 -.6t19 -.6`;

/** The drawings of all beds, once for the page; `bed-<state>` each. */
export function BedDrawings() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(PLANTINGS).map(([state, { ground, shade, lit, rows }]) => (
        <symbol key={state} id={`bed-${state}`} viewBox="0 0 48 36" preserveAspectRatio="xMidYMid slice">
          <path fill={ground} d="M0 0h48v36H0z" />
          {rows.map(({ y, dashes, width }) => (
            <g key={y} fill="none" strokeLinecap="round" strokeDasharray={dashes} strokeWidth={width}>
              <path stroke={shade} d={row(y + 1)} />
              <path stroke={lit} strokeWidth={width * 0.55} d={row(y + 0.2)} />
            </g>
          ))}
        </symbol>
      ))}
    </svg>
  );
}

/** How far a language is behind: parts of it are outdated, or it isn't there at all. */
export type Lag = 'outdated' | 'missing' | null;

/** The corner that isn't planted, in the colour of the paths between the beds. */
const NOTCHES = { outdated: 'M32 0h16v16z', missing: 'M16 0h32v32z' } as const;

/** One bed of the field; its place gives it its size. */
export function Bed({ state, lag }: { readonly state: Freshness; readonly lag: Lag }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 36" className="block size-full rounded-[3px]" data-bed={state}>
      <use href={`#bed-${state}`} />
      {lag && <path d={NOTCHES[lag]} className="fill-(--s-soil1) forced-colors:fill-[Canvas]" />}
    </svg>
  );
}
