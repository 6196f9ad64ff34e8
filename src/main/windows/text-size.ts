import { BrowserWindow, type WebContents } from 'electron';
import { nextTextSize, USUAL_TEXT_SIZE, type TextSize } from '#domain/app-settings.ts';
import type { Preferences } from '#main/preferences/preferences.ts';

type TextSizes = Pick<Preferences, 'textSize' | 'set'>;

/**
 * Applies the chosen text size to all pages, now and on every change. The whole page is zoomed, as browsers do: the layout is that
 * of a narrower window, and controls grow with the text.
 */
export function followTextSize(preferences: TextSizes & Pick<Preferences, 'subscribe'>): void {
  let shown = preferences.textSize();
  preferences.subscribe(() => {
    if (preferences.textSize() === shown) return;
    shown = preferences.textSize();
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.setZoomFactor(shown / 100);
  });
}

/** Opens a page in the chosen text size, and changes that with Ctrl and the mouse wheel, for which Electron only sends an event. */
export function sizePage(contents: WebContents, sizes: TextSizes): void {
  // Chromium keeps the zoom factor by origin, so a page must be loaded first.
  contents.on('did-navigate', () => contents.setZoomFactor(sizes.textSize() / 100));
  contents.on('zoom-changed', (_event, direction) => changeTextSize(sizes, direction === 'in' ? 1 : -1));
}

/** Makes text one size larger (1) or smaller (-1), or resets it (0), in all windows and at the next start. */
export function changeTextSize(sizes: TextSizes, step: 1 | -1 | 0): void {
  const now = sizes.textSize();
  const wanted: TextSize = step === 0 ? USUAL_TEXT_SIZE : nextTextSize(now, step);
  if (wanted !== now) sizes.set({ name: 'textSize', value: wanted });
}
