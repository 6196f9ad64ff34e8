import type { BrowserWindow } from 'electron';
import type { EventPayload } from '#ipc/contract.ts';
import { frontWindow } from '#main/windows/front-window.ts';
import { sendEvent } from '#main/ipc/send-event.ts';
import { appAddress } from '#main/protocol/app-address.ts';
import { whenListening } from './page-listening.ts';

/**
 * Opens a path of the portal in the front window, once its page listens, and brings that window forward; where there is no window,
 * `openWindow` opens one at that address.
 */
export function openPath(path: string, openWindow: (address: string) => void): void {
  if (!sendToFront({ command: 'open', path })) openWindow(appAddress(path));
}

/** Opens the settings over the page in the front window, or over the home page of a new one. */
export function openSettings(openWindow: (address: string) => void): void {
  if (sendToFront({ command: 'settings' })) return;
  openWindow(appAddress('/'));
  const window = frontWindow();
  if (window !== null) sendWhenListening(window, { command: 'settings' });
}

/** Brings the front window forward and sends the command to its page once that listens; false where there is no window. */
function sendToFront(chosen: EventPayload<'menu.chosen'>): boolean {
  const window = frontWindow();
  if (window === null) return false;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  sendWhenListening(window, chosen);
  return true;
}

function sendWhenListening({ webContents }: BrowserWindow, chosen: EventPayload<'menu.chosen'>): void {
  whenListening(webContents, () => sendEvent(webContents, 'menu.chosen', chosen));
}
