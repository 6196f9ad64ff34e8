import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { Preferences } from '#main/preferences/preferences.ts';
import { isDebuggable } from '#main/security/debugging.ts';
import { frontWindow } from './front-window.ts';
import type { OpenWindows } from './open-windows.ts';
import { rememberWindow } from './remember-window.ts';
import { showWhenDrawn } from './show-when-drawn.ts';
import { sizePage } from './text-size.ts';
import { boundsBeside, boundsOn, SMALLEST, type WorkAreas } from './window-bounds.ts';
import { parseWindowState, type RestoredWindow, type WindowState } from './window-state.ts';

/** What all windows use: the preload script, their stored states, and the text size. */
export interface WindowSurroundings {
  readonly preload: string;
  /** The app's picture, a file: Linux shows it on the window and in the list of windows, Windows in the title bar. */
  readonly icon: string;
  readonly states: { get(name: string): unknown; set(name: string, value: unknown): boolean };
  readonly open: Pick<OpenWindows, 'follow'>;
  readonly preferences: Pick<Preferences, 'textSize' | 'set'>;
}

/** What one window opens. */
export interface WindowOpening {
  readonly address: string;
  /** Its stored state; without it, it opens with the last window's bounds, or beside the front window. */
  readonly left?: Pick<RestoredWindow, 'state' | 'top'> | undefined;
  /** Opens without taking the focus from the front window. */
  readonly behind?: boolean;
}

/** The portal's page colour (`bg` of the design tokens), so that nothing flashes before the first paint. */
const BACKGROUND = { light: '#f9fbf6', dark: '#0e1a15' } as const;

/** The key of the last state. */
const STATE = 'window';

/**
 * Opens a window of the portal with its stored bounds, or a step beside the front window. Settles once it shows a page, and rejects
 * if there is none to show.
 */
export async function openMainWindow(
  { preload, icon, states, open, preferences }: WindowSurroundings,
  { address, left: found, behind = false }: WindowOpening,
): Promise<void> {
  const beside = found ? null : frontWindow();
  const left = found?.state ?? parseWindowState(states.get(STATE));
  const window = new BrowserWindow({
    title: 'Tunas',
    ...(beside ? boundsBeside(workAreas(), beside.getNormalBounds()) : boundsOn(workAreas(), left?.bounds ?? null)),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    // macOS uses the app's own.
    ...(process.platform === 'darwin' ? {} : { icon }),
    backgroundColor: pageColour(),
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      devTools: isDebuggable(),
    },
  });
  sizePage(window.webContents, preferences);
  open.follow(window, found?.top ?? 0);
  const repaint = (): void => window.setBackgroundColor(pageColour());
  nativeTheme.on('updated', repaint);
  window.once('closed', () => nativeTheme.removeListener('updated', repaint));
  const shown = showWhenDrawn(window, () => {
    show(window, beside ? null : left, behind);
    rememberWindow(window, (state) => states.set(STATE, state));
  });
  const { webContents } = window;
  const loaded = window.loadURL(address).catch((error: unknown) => {
    // Closing destroys the contents first, which makes the loading fail.
    if (!window.isDestroyed() && !webContents.isDestroyed()) throw error;
  });
  // Doesn't wait for the whole load: a picture may take minutes, and a reload or a followed link meanwhile makes loadURL reject.
  await Promise.race([shown, loaded.then(() => shown)]);
}

/** Brings the last used window to the front, for a second start of the app. */
export function raiseMainWindow(): void {
  const window = frontWindow();
  if (window === null) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function show(window: BrowserWindow, left: WindowState | null, behind: boolean): void {
  // Maximizing shows a window too, so it comes first: the smaller one is never visible.
  if (left?.maximized === true) window.maximize();
  if (behind) window.showInactive();
  else window.show();
  if (left?.fullScreen === true) window.setFullScreen(true);
}

function workAreas(): WorkAreas {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary.workArea, ...others.map(({ workArea }) => workArea)];
}

function pageColour(): string {
  return nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light;
}
