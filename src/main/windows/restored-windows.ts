import { parseWindowState, type WindowState } from './window-state.ts';

/** A window that was open when the app was left. */
export interface RestoredWindow {
  readonly state: WindowState;
  /** The path and search of its page. */
  readonly path: string;
  /** How far the page was scrolled, px. */
  readonly top: number;
}

/** Nobody works in more at once, and a tampered file must not open hundreds. */
const MOST_WINDOWS = 10;

/** As long as a path may be that the portal is sent to. */
const LONGEST_PATH = 500;

/** The longest page has some 100,000 px. */
const FARTHEST = 10_000_000;

/** The windows that a file holds, the one in front first; what isn't one is left out. */
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

/** A path of the portal's own, as it stands in an address: never another place, never a fragment. */
function isPortalPath(path: unknown): path is string {
  return typeof path === 'string' && path.length <= LONGEST_PATH && /^\/(?!\/)[^\\#\s\p{Cc}]*$/u.test(path);
}

function isTop(top: unknown): top is number {
  return typeof top === 'number' && top >= 0 && top <= FARTHEST;
}
