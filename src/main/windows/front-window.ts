import { app, BrowserWindow } from 'electron';

/** When each window last had the focus, as the count of such moments. */
const focused = new WeakMap<BrowserWindow, number>();

/** Remembers from now on which window a person worked in last: while another program is in front, none of ours has the focus. */
export function followFocus(): void {
  let moments = 0;
  app.on('browser-window-focus', (_event, window) => focused.set(window, (moments += 1)));
}

/** The window that a person works in, or worked in last; null where none is open. On macOS a menu is there also without windows. */
export function frontWindow(): BrowserWindow | null {
  const last = (window: BrowserWindow): number => focused.get(window) ?? 0;
  const [latest] = BrowserWindow.getAllWindows().sort((a, b) => last(b) - last(a));
  return BrowserWindow.getFocusedWindow() ?? latest ?? null;
}
