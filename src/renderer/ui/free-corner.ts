/** The corners of the screen where a notice may be shown. */
export type Corner = 'bottom-left' | 'bottom-right' | 'bottom-center' | 'top-right' | 'top-center';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance between a notice and the edges of the screen, px; at the top it leaves room for the portal's bar. */
export const EDGE = 24;
export const TOP_EDGE = 76;

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [contenteditable="true"]';

/** The boxes of the controls that can be seen. */
function controlBoxes(): readonly DOMRect[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter(
      (control) => !control.closest('[data-sonner-toaster]') && control.checkVisibility({ visibilityProperty: true }),
    )
    .map((control) => control.getBoundingClientRect());
}

/** The first of these corners where a notice of this size covers no control; else the one where it covers fewest. */
export function freeCorner(corners: readonly Corner[], size: Size): Corner {
  const controls = controlBoxes();
  const covered = (corner: Corner) => controls.filter((control) => overlap(control, placeOf(corner, size))).length;
  const [first, ...others] = corners.map((corner) => ({ corner, count: covered(corner) }));
  if (!first) throw new Error('Name at least one corner.');
  return others.reduce((best, each) => (each.count < best.count ? each : best), first).corner;
}

/** So far a moved notice keeps off a control, px. */
const GAP = 4;

/** A move of a notice, px. */
export interface Move {
  readonly x: number;
  readonly y: number;
}

/**
 * The shortest move after which notices with this box cover no control, and stay off the edges; null where there is no such place.
 * What is free already isn't moved.
 */
export function freeMove(box: DOMRect): Move | null {
  const { innerWidth, innerHeight } = window;
  const controls = controlBoxes().filter(
    ({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight,
  );
  const isFree = ({ x, y }: Move) => {
    const moved = new DOMRect(box.left + x, box.top + y, box.width, box.height);
    return !controls.some((control) => overlap(control, moved));
  };
  const still = { x: 0, y: 0 };
  if (isFree(still)) return still;
  const [most, lowest] = [innerWidth - box.width, innerHeight - box.height];
  const lefts = controls
    .flatMap(({ left, right }) => [right + GAP, left - box.width - GAP])
    .concat(box.left, Math.min(EDGE, most / 2), most / 2, Math.max(most - EDGE, most / 2))
    .filter((left) => left >= 0 && left <= most);
  const tops = controls
    .flatMap(({ top, bottom }) => [bottom + GAP, top - box.height - GAP])
    .concat(box.top, GAP, lowest - GAP)
    .filter((top) => top >= 0 && top <= lowest);
  const moves = [...new Set(lefts)].flatMap((left) =>
    [...new Set(tops)].map((top) => ({ x: left - box.left, y: top - box.top })),
  );
  const length = ({ x, y }: Move) => Math.abs(x) + Math.abs(y);
  return moves.sort((one, other) => length(one) - length(other)).find(isFree) ?? null;
}

function placeOf(corner: Corner, { width, height }: Size): DOMRect {
  const { innerWidth, innerHeight } = window;
  const [y, x] = corner.split('-');
  const left = x === 'left' ? EDGE : x === 'right' ? innerWidth - width - EDGE : (innerWidth - width) / 2;
  return new DOMRect(left, y === 'top' ? TOP_EDGE : innerHeight - height - EDGE, width, height);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
