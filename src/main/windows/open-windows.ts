import { app, autoUpdater, type BrowserWindow, type WebContents } from 'electron';
import { pathOfAddress } from '#main/protocol/app-address.ts';
import type { StoredValues } from '#main/preferences/open-store.ts';
import { frontWindow } from './front-window.ts';
import { parseLeftWindows, type RestoredWindow } from './window-state.ts';
import { stateOf } from './remember-window.ts';

/** The key of the list of windows. */
const OPEN = 'open';

/** Scrolling and navigation cause many changes in a row, which are stored once after this many ms. */
const SETTLED_MS = 500;

/** The open windows, stored so that the next start can restore them, however this one ends. */
export interface OpenWindows {
  /** The windows that were open when the app was left, the front one first. */
  left(): readonly RestoredWindow[];
  /** Stores this window with its state from now on, until it is closed. `top`: the scroll position of its first page. */
  follow(window: BrowserWindow, top: number): void;
  /** The scroll position for a window's first page, once. */
  takeTop(page: WebContents): number;
  /** Sets the scroll position of a window's page, px. */
  setTop(page: WebContents, top: number): void;
}

/** Keeps the open windows in a store. */
export function openWindows(store: Pick<StoredValues, 'get' | 'set'>): OpenWindows {
  const wanted = new WeakMap<WebContents, number>();
  const tops = new WeakMap<WebContents, number>();
  const open = new Set<BrowserWindow>();
  let timer: NodeJS.Timeout | undefined;
  let quitting = false;

  const keepNow = (): void => {
    clearTimeout(timer);
    const front = frontWindow();
    const inOrder = [...open].sort((a, b) => Number(b === front) - Number(a === front));
    store.set(
      OPEN,
      inOrder.flatMap((window) => leftWindow(window, tops.get(window.webContents) ?? 0) ?? []),
    );
  };
  const keepSoon = (): void => {
    if (quitting) return;
    clearTimeout(timer);
    timer = setTimeout(keepNow, SETTLED_MS);
  };
  // Quitting closes the windows one after another; all of them are restored at the next start.
  const leave = (): void => {
    if (open.size > 0 && !quitting) keepNow();
    quitting = true;
  };
  app.on('before-quit', leave);
  // On macOS an update closes the windows before that event.
  autoUpdater.on('before-quit-for-update', leave);

  return {
    left: () => parseLeftWindows(store.get(OPEN)),
    follow(window, top) {
      const { webContents } = window;
      open.add(window);
      wanted.set(webContents, top);
      tops.set(webContents, top);
      let first = true;
      const arrive = (): void => {
        // Each further page begins at its top, even if the person navigated before the first page asked for its position.
        if (!first) {
          wanted.delete(webContents);
          tops.set(webContents, 0);
        }
        first = false;
        // The person goes on working after all: windows that were closed meanwhile aren't restored.
        quitting = false;
        keepSoon();
      };
      webContents.on('did-navigate', arrive);
      webContents.on('did-navigate-in-page', (_event, _url, isMainFrame) => isMainFrame && arrive());
      for (const event of ['resize', 'move', 'maximize', 'unmaximize'] as const) window.on(event as 'resize', keepSoon);
      // Runs after the listener in ask-before-unload.ts: if that didn't allow the page to be left, the app no longer quits.
      webContents.on('will-prevent-unload', (event) => {
        if (event.defaultPrevented) return;
        quitting = false;
        keepSoon();
      });
      window.on('close', () => {
        // Closing the last window leaves the app, except on macOS, where an app goes on without windows.
        if (open.size === 1 && !quitting && process.platform !== 'darwin') leave();
      });
      window.on('closed', () => {
        open.delete(window);
        if (!quitting) keepNow();
      });
    },
    takeTop(page) {
      const top = wanted.get(page) ?? 0;
      wanted.delete(page);
      return top;
    },
    setTop(page, top) {
      tops.set(page, top);
      keepSoon();
    },
  };
}

function leftWindow(window: BrowserWindow, top: number): RestoredWindow | null {
  if (window.isDestroyed()) return null;
  const path = pathOfAddress(window.webContents.getURL());
  return path === null ? null : { state: stateOf(window), path, top };
}
