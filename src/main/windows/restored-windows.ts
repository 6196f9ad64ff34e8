import { parseWindowState, type WindowState } from './window-state.ts';

/** A window that was open when the app was left. */
export interface RestoredWindow {
  readonly state: WindowState;
  /** The path and search of its page. */
  readonly path: string;
  /** How far the page was scrolled, px. */
  readonly top: number;
}

/** More than a person works in at once; a tampered file must not open hundreds. */
const MOST_WINDOWS = 10;

/** The longest path that the portal accepts. */
const LONGEST_PATH = 500;

/** The longest page has some 100,000 px. */
const FARTHEST = 10_000_000;

/** The windows in a stored list, the front one first; invalid entries are left out. */
export function parseLeftWindows(stored: unknown): readonly RestoredWindow[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST_WINDOWS).flatMap((each) => parseLeftWindow(each) ?? []);
}

function parseLeftWindow(stored: unknown): RestoredWindow | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { state, path, top } = stored as Readonly<Record<string, unknown>>;
  const parsed = parseWindowState(state);
  if (parsed === null || !isPortalPath(path)) return null;
  return { state: parsed, path, top: isTop(top) ? Math.round(top) : 0 };
}

/** A path of the portal as it stands in an address: never another host, never a fragment. */
function isPortalPath(path: unknown): path is string {
  return typeof path === 'string' && path.length <= LONGEST_PATH && /^\/(?!\/)[^\\#\s\p{Cc}]*$/u.test(path);
}

function isTop(top: unknown): top is number {
  return typeof top === 'number' && top >= 0 && top <= FARTHEST;
}
