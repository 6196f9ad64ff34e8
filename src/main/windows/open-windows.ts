import { app, autoUpdater, type BrowserWindow, type WebContents } from 'electron';
import { pathOfAddress } from '#main/protocol/app-address.ts';
import type { StoredValues } from '#main/preferences/open-store.ts';
import { frontWindow } from './front-window.ts';
import { parseLeftWindows, type RestoredWindow } from './restored-windows.ts';
import { stateOf } from './remember-window.ts';

/** The name under which they stand. */
const OPEN = 'open';

/** While somebody scrolls or goes on, places come one after another. */
const SETTLED_MS = 500;

/** The windows that are open, kept so that the next start finds them, however this one ends. */
export interface OpenWindows {
  /** Those that were open when the app was left, the one in front first. */
  left(): readonly RestoredWindow[];
  /** From now on this window is kept with its place, until it is closed. `top`: where its first page is to be scrolled to. */
  follow(window: BrowserWindow, top: number): void;
  /** Where the first page of a window is to be scrolled to; asked once. */
  takeTop(page: WebContents): number;
  /** How far the page of a window is scrolled, px. */
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
  // Quitting closes the windows one after another. They were all open when the person chose to leave.
  const leave = (): void => {
    if (open.size > 0 && !quitting) keepNow();
    quitting = true;
  };
  app.on('before-quit', leave);
  // On macOS an update closes the windows before that.
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
        // Each further page begins at its top, also where somebody goes on before the first one has asked.
        if (!first) {
          wanted.delete(webContents);
          tops.set(webContents, 0);
        }
        first = false;
        // Somebody goes on after all: what was closed meanwhile isn't open any more.
        quitting = false;
        keepSoon();
      };
      webContents.on('did-navigate', arrive);
      webContents.on('did-navigate-in-page', (_event, _url, isMainFrame) => isMainFrame && arrive());
      for (const event of ['resize', 'move', 'maximize', 'unmaximize'] as const) window.on(event as 'resize', keepSoon);
      // Heard after the question (ask-before-unload.ts): without its leave to go, the person stays, and no longer quits.
      webContents.on('will-prevent-unload', (event) => {
        if (event.defaultPrevented) return;
        quitting = false;
        keepSoon();
      });
      window.on('close', () => {
        // The last one is where the person left off, except on macOS, where an app goes on without windows.
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
