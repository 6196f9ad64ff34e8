import type { Rectangle } from 'electron';

/** The narrowest phone that the portal is designed for. */
export const SMALLEST = { width: 360, height: 480 } as const;

const USUAL = { width: 1200, height: 800 } as const;

/** A window of which less than this share is visible is moved back. */
const SHOWN_ENOUGH = 0.5;

/** The offset of a second window from the first: about a title bar. */
const STEP = 28;

/** The usable area of each screen without the system's bars, the primary first, never empty. */
export type WorkAreas = readonly [Rectangle, ...Rectangle[]];

/** The bounds for a window: as stored where they are visible and reachable, else moved inside a screen. */
export function boundsOn(screens: WorkAreas, left: Rectangle | null): Rectangle {
  if (left === null) return centred(screens[0]);
  const screen = screens.reduce((best, each) => (overlap(left, each) > overlap(left, best) ? each : best));
  const size = fitted(left, screen);
  const shown = screens.reduce((sum, each) => sum + overlap(left, each), 0) / (left.width * left.height);
  const sameSize = size.width === left.width && size.height === left.height;
  // A title bar above the screen couldn't be dragged back.
  return sameSize && shown >= SHOWN_ENOUGH && left.y >= screen.y ? left : inside(screen, { ...left, ...size });
}

/** Bounds for another window: one step beside the given one, or at the corner of the screen where that doesn't fit. */
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
