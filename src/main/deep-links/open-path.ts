import { frontWindow } from '#main/windows/front-window.ts';
import { tell } from '#main/ipc/tell.ts';
import { appAddress, isAppAddress } from '#main/protocol/app-address.ts';
import { whenListening } from './page-listening.ts';

/** As long as the contract lets a path be. */
const LONGEST_PATH = 500;

/**
 * Opens a path of the portal in the window in front, which comes forward, as soon as its page listens; where there is no window,
 * `openWindow` opens one at that address.
 */
export function openPath(path: string, openWindow: (address: string) => void): void {
  const window = frontWindow();
  if (window === null) return openWindow(appAddress(path));
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  const { webContents } = window;
  whenListening(webContents, () => tell(webContents, 'menu.chosen', { command: 'open', path }));
}

/** The path and search of a page of the portal by its app:// address; null for any other address. */
export function pathOfAddress(address: string): string | null {
  if (!isAppAddress(address)) return null;
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  return path.length <= LONGEST_PATH && !path.startsWith('//') ? path : null;
}
