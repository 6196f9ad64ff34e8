import { BrowserWindow } from 'electron';

/** The window that a person works in; null where none is open. On macOS a menu is there also without windows. */
export function frontWindow(): BrowserWindow | null {
  return BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0] ?? null;
}
