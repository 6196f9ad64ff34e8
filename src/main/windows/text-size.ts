import { BrowserWindow, type WebContents } from 'electron';
import { nextTextSize, USUAL_TEXT_SIZE, type TextSize } from '#domain/app-settings.ts';
import type { Preferences } from '#main/preferences/preferences.ts';

type TextSizes = Pick<Preferences, 'textSize' | 'set'>;

/**
 * Shows pages in the chosen text size, now and whenever the choice changes. The whole page is enlarged, as browsers do: it
 * lays itself out as in a narrower window, and what is to be pressed grows with the words.
 */
export function followTextSize(preferences: TextSizes & Pick<Preferences, 'subscribe'>): void {
  let shown = preferences.textSize();
  preferences.subscribe(() => {
    if (preferences.textSize() === shown) return;
    shown = preferences.textSize();
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.setZoomFactor(shown / 100);
  });
}

/** Opens a page in the chosen text size, and follows Ctrl and the mouse wheel, which Electron only tells of. */
export function sizePage(contents: WebContents, sizes: TextSizes): void {
  // Chromium keeps the factor with the page's origin, so there has to be a page.
  contents.on('did-navigate', () => contents.setZoomFactor(sizes.textSize() / 100));
  contents.on('zoom-changed', (_event, direction) => changeTextSize(sizes, direction === 'in' ? 1 : -1));
}

/** One size larger (1) or smaller (-1), or the usual one (0), in all windows and at the next start. */
export function changeTextSize(sizes: TextSizes, step: 1 | -1 | 0): void {
  const now = sizes.textSize();
  const wanted: TextSize = step === 0 ? USUAL_TEXT_SIZE : nextTextSize(now, step);
  if (wanted !== now) sizes.set({ name: 'textSize', value: wanted });
}
