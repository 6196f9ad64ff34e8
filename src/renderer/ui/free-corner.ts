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

/** The first of these corners where a notice of this size covers no control; else the one where it covers fewest. */
export function freeCorner(corners: readonly Corner[], size: Size): Corner {
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter(
      (control) => !control.closest('[data-sonner-toaster]') && control.checkVisibility({ visibilityProperty: true }),
    )
    .map((control) => control.getBoundingClientRect());
  const covered = (corner: Corner) => controls.filter((control) => overlap(control, placeOf(corner, size))).length;
  const [first, ...others] = corners.map((corner) => ({ corner, count: covered(corner) }));
  if (!first) throw new Error('Name at least one corner.');
  return others.reduce((best, each) => (each.count < best.count ? each : best), first).corner;
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
