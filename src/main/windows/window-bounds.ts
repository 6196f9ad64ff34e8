import type { Rectangle } from 'electron';

/** The narrowest phone the portal is designed for. */
export const SMALLEST = { width: 360, height: 480 } as const;

const USUAL = { width: 1200, height: 800 } as const;

/** A window that shows less of itself than this share is brought back. */
const SHOWN_ENOUGH = 0.5;

/** How far a second window lies from the first: about a title bar. */
const STEP = 28;

/** Where a window may lie: what the system's bars leave of each screen that exists now, the primary first, never none. */
export type WorkAreas = readonly [Rectangle, ...Rectangle[]];

/** The bounds a window opens with: as it was left where that still can be seen and reached, else brought inside a screen. */
export function boundsOn(screens: WorkAreas, left: Rectangle | null): Rectangle {
  if (left === null) return centred(screens[0]);
  const screen = screens.reduce((best, each) => (overlap(left, each) > overlap(left, best) ? each : best));
  const size = fitted(left, screen);
  const shown = screens.reduce((sum, each) => sum + overlap(left, each), 0) / (left.width * left.height);
  const sameSize = size.width === left.width && size.height === left.height;
  // A title bar above the screen couldn't be dragged back.
  return sameSize && shown >= SHOWN_ENOUGH && left.y >= screen.y ? left : inside(screen, { ...left, ...size });
}

/** Bounds for another window: a step beside the one it comes from, from the corner of the screen again where it ends. */
export function boundsBeside(screens: WorkAreas, first: Rectangle): Rectangle {
  const screen = screens.reduce((best, each) => (overlap(first, each) > overlap(first, best) ? each : best));
  const size = fitted(first, screen);
  const x = first.x + STEP;
  const y = first.y + STEP;
  const ends = x + size.width > screen.x + screen.width || y + size.height > screen.y + screen.height;
  return ends ? { x: screen.x, y: screen.y, ...size } : { x, y, ...size };
}

function centred(screen: Rectangle): Rectangle {
  const size = fitted(USUAL, screen);
  return inside(screen, {
    x: screen.x + Math.round((screen.width - size.width) / 2),
    y: screen.y + Math.round((screen.height - size.height) / 2),
    ...size,
  });
}

function fitted(size: { readonly width: number; readonly height: number }, screen: Rectangle) {
  return {
    width: Math.max(SMALLEST.width, Math.min(size.width, screen.width)),
    height: Math.max(SMALLEST.height, Math.min(size.height, screen.height)),
  };
}

function inside(screen: Rectangle, { x, y, width, height }: Rectangle): Rectangle {
  return {
    x: Math.max(screen.x, Math.min(x, screen.x + screen.width - width)),
    y: Math.max(screen.y, Math.min(y, screen.y + screen.height - height)),
    width,
    height,
  };
}

/** The shared area of two rectangles, in square pixels. */
function overlap(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
