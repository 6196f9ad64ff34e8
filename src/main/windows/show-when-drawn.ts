import type { BrowserWindow, WebContents } from 'electron';

/** A page that never renders is shown all the same after this many ms, so that its window can be closed. */
const LONGEST_WAIT_MS = 3000;

const waiting = new WeakMap<WebContents, () => void>();

/** Calls `show` once the window's page has reported its first render, at the latest after 3 s. Settles when it is shown or closed. */
export function showWhenDrawn(window: BrowserWindow, show: () => void): Promise<void> {
  const contents = window.webContents;
  return new Promise((resolve) => {
    const showOnce = (): void => {
      if (!waiting.delete(contents)) return;
      clearTimeout(timer);
      if (!window.isDestroyed()) show();
      resolve();
    };
    const timer = setTimeout(showOnce, LONGEST_WAIT_MS);
    waiting.set(contents, showOnce);
    window.once('closed', () => {
      waiting.delete(contents);
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The portal in these contents has rendered its first page. */
export function pageDrawn(contents: WebContents): void {
  waiting.get(contents)?.();
}
