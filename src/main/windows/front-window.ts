import { app, BrowserWindow } from 'electron';

/** When each window last had the focus, as a running count. */
const focused = new WeakMap<BrowserWindow, number>();

/** Tracks which window had the focus last, from now on: while another program is in front, no window of the app has it. */
export function followFocus(): void {
  let moments = 0;
  app.on('browser-window-focus', (_event, window) => focused.set(window, (moments += 1)));
}

/** The window with the focus, or the one that had it last; null where none is open (on macOS the menu is there without windows). */
export function frontWindow(): BrowserWindow | null {
  const last = (window: BrowserWindow): number => focused.get(window) ?? 0;
  const [latest] = BrowserWindow.getAllWindows().sort((a, b) => last(b) - last(a));
  return BrowserWindow.getFocusedWindow() ?? latest ?? null;
}
