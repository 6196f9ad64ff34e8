import type { Rectangle } from 'electron';

/** How a window was left. */
export interface WindowState {
  /** Place and size, in pixels that don't depend on the screen's density, while neither maximized nor in full screen. */
  readonly bounds: Rectangle;
  readonly maximized: boolean;
  readonly fullScreen: boolean;
}

/** Beyond any arrangement of screens; Electron takes 32-bit integers. */
const FARTHEST = 100_000;

/** A stored state if it is one; null for anything else. */
export function parseWindowState(stored: unknown): WindowState | null {
  if (!isRecord(stored)) return null;
  const bounds = parseBounds(stored['bounds']);
  if (bounds === null) return null;
  const { maximized, fullScreen } = stored;
  return { bounds, maximized: maximized === true, fullScreen: fullScreen === true };
}

function parseBounds(stored: unknown): Rectangle | null {
  if (!isRecord(stored)) return null;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((side) => length(stored[side]));
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function length(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) <= FARTHEST ? Math.round(value) : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
