import type { LeafPicture } from '#domain/figures/figure.ts';

/** A drawing of 200 by 150, and where its pins stand. */
interface LeafDrawing {
  readonly svg: string;
  readonly pins: readonly (readonly [x: number, y: number])[];
}

const DRAWINGS: Readonly<Record<LeafPicture, LeafDrawing>> = {
  'chili-healthy': {
    pins: [[128, 62]],
    svg:
      '<path class="lf-a" d="M18 96Q70 30 186 62 122 96 18 96Z"/><path class="lf-b" d="M18 96Q96 76 186 62 130 118 18 96Z"/>' +
      '<path class="lf-v" d="M4 100 18 96Q96 76 186 62M62 84l14-22M98 76l18-18M134 70l14-12M70 84l22 16M110 76l20 14"/>',
  },
  // The edges roll upwards like a boat: the pale underside shows along both rims.
  'chili-thrips': {
    pins: [
      [150, 30],
      [96, 100],
      [60, 66],
    ],
    svg:
      '<path class="lf-b" d="M20 84Q38 120 104 118 164 114 184 52 140 92 96 96 46 98 20 84Z"/>' +
      '<path class="lf-a" d="M20 84Q40 96 96 94 148 90 184 52 168 34 150 42 116 64 82 62 44 60 34 66 24 72 20 84Z"/>' +
      '<path class="lf-c" d="M34 66Q44 60 82 62 116 64 150 42 168 34 184 52 174 48 160 52 122 76 84 72 52 70 34 66Z"/>' +
      '<path class="lf-v" d="M4 92 20 84Q60 92 100 84 146 74 184 52"/>' +
      '<path class="lf-d" d="M52 104l10 3M72 108l12 2M104 106l12-2M128 100l10-5M88 101l9 1"/>',
  },
  // The edges bend down like an upturned spoon, and the leaf grows narrow and stiff.
  'chili-mites': {
    pins: [
      [150, 96],
      [92, 44],
      [62, 84],
    ],
    svg:
      '<path class="lf-a" d="M18 58Q60 16 112 24 160 34 178 104 166 116 158 102 138 70 104 62 58 52 18 58Z"/>' +
      '<path class="lf-b" d="M18 58Q58 52 104 62 138 70 158 102 150 112 138 104 116 86 92 84 66 84 50 92 30 92 18 58Z"/>' +
      '<path class="lf-c" d="M178 104Q166 116 158 102 150 112 138 104q16 22 32 18 12-4 8-18Z"/>' +
      '<path class="lf-v" d="M4 56 18 58Q58 50 104 62 138 70 164 106M66 54l10-20M100 60l16-20M128 76l18-14"/>',
  },
  // Bright yellow between green veins, small and rolled.
  'chili-virus': {
    pins: [
      [122, 54],
      [84, 92],
      [168, 66],
    ],
    svg:
      '<path class="lf-y" d="M22 94Q58 34 122 40 164 46 176 70 120 98 22 94Z"/><path class="lf-z" d="M22 94Q104 86 176 70 142 122 84 118 42 114 22 94Z"/>' +
      '<path class="lf-a" d="M60 66q12-12 20-8-2 14-16 18-10 0-4-10ZM104 52q14-6 20 0-8 12-20 10-8-4 0-10ZM140 62q12-2 14 4-10 8-18 4-4-6 4-8Z"/>' +
      '<path class="lf-b" d="M66 100q14-6 22 0-6 10-18 8-10-2-4-8ZM112 98q12-8 20-4-4 12-18 12-8-2-2-8Z"/>' +
      '<path class="lf-v" d="M6 100 22 94Q104 86 176 70M64 88l16-26M102 82l18-26M72 90l20 18M114 82l16 18"/>',
  },
};

/** A leaf with as many lettered pins as there are signs, which the text beside it describes. */
export function leafDrawing(picture: LeafPicture, signs: number): string {
  const { svg, pins } = DRAWINGS[picture];
  const drawn = pins
    .slice(0, signs)
    .map(
      ([x, y], index) =>
        `<g transform="translate(${x} ${y})"><circle r="11"/><text y="5" text-anchor="middle">${String.fromCharCode(65 + index)}</text></g>`,
    );
  return `<svg class="fig-leaf" aria-hidden="true" viewBox="0 0 200 150">${svg}${drawn.join('')}</svg>`;
}
