import type { Rectangle } from 'electron';

/** How a window was left. */
export interface WindowState {
  /** Place and size, in pixels that don't depend on the screen's density, while neither maximized nor in full screen. */
  readonly bounds: Rectangle;
  readonly maximized: boolean;
  readonly fullScreen: boolean;
}

/** A window that was open when the app was left. */
export interface RestoredWindow {
  readonly state: WindowState;
  /** The path and search of its page. */
  readonly path: string;
  /** How far the page was scrolled, px. */
  readonly top: number;
}

/** Beyond any arrangement of screens; Electron takes 32-bit integers. */
const FARTHEST = 100_000;

/** More than a person works in at once; a tampered file must not open hundreds. */
const MOST_WINDOWS = 10;

/** The longest path that the portal accepts. */
const LONGEST_PATH = 500;

/** The longest page has some 100,000 px. */
const FARTHEST_TOP = 10_000_000;

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

/** The windows in a stored list, the front one first; invalid entries are left out. */
export function parseLeftWindows(stored: unknown): readonly RestoredWindow[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST_WINDOWS).flatMap((each) => parseLeftWindow(each) ?? []);
}

function parseLeftWindow(stored: unknown): RestoredWindow | null {
  if (!isRecord(stored)) return null;
  const { state, path, top } = stored;
  const parsed = parseWindowState(state);
  if (parsed === null || !isPortalPath(path)) return null;
  return { state: parsed, path, top: isTop(top) ? Math.round(top) : 0 };
}

/** A path of the portal as it stands in an address: never another host, never a fragment. */
function isPortalPath(path: unknown): path is string {
  return typeof path === 'string' && path.length <= LONGEST_PATH && /^\/(?!\/)[^\\#\s\p{Cc}]*$/u.test(path);
}

function isTop(top: unknown): top is number {
  return typeof top === 'number' && top >= 0 && top <= FARTHEST_TOP;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
