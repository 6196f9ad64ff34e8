import { BrowserWindow, nativeTheme, screen } from 'electron';
import { isDebuggable } from '#main/security/debugging.ts';
import { frontWindow } from './front-window.ts';
import { rememberWindow } from './remember-window.ts';
import { showWhenDrawn } from './show-when-drawn.ts';
import { boundsBeside, boundsOn, SMALLEST, type WorkAreas } from './window-bounds.ts';
import { parseWindowState, type WindowState } from './window-state.ts';
import { zoomPage } from './zoom.ts';

/** What a window opens, the preload it opens it with, and where it is remembered how windows were left. */
export interface MainWindowInputs {
  readonly address: string;
  readonly preload: string;
  readonly states: { get(name: string): unknown; set(name: string, value: unknown): boolean };
}

/** The portal's page colour (`bg` of the design tokens), so that nothing flashes before the first paint. */
const BACKGROUND = { light: '#f9fbf6', dark: '#0e1a15' } as const;

/** The name under which the last state stands. */
const STATE = 'window';

/**
 * Opens a window of the portal: the first where and how it was left, another one a step beside the one in front. Settled
 * once it shows a page, or an error if there is none to show.
 */
export async function openMainWindow({ address, preload, states }: MainWindowInputs): Promise<void> {
  const beside = frontWindow();
  const left = parseWindowState(states.get(STATE));
  const window = new BrowserWindow({
    title: 'Tunas',
    ...(beside ? boundsBeside(workAreas(), beside.getNormalBounds()) : boundsOn(workAreas(), left?.bounds ?? null)),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
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
  // All windows share the portal's zoom: what the first has may be newer than what is kept.
  zoomPage(window.webContents, beside?.webContents.getZoomLevel() ?? left?.zoom ?? 0);
  const repaint = (): void => window.setBackgroundColor(pageColour());
  nativeTheme.on('updated', repaint);
  window.once('closed', () => nativeTheme.removeListener('updated', repaint));
  const shown = showWhenDrawn(window, () => {
    show(window, beside ? null : left);
    rememberWindow(window, (state) => states.set(STATE, state));
  });
  const { webContents } = window;
  const loaded = window.loadURL(address).catch((error: unknown) => {
    // Closing destroys the contents first, and that already fails the loading.
    if (!window.isDestroyed() && !webContents.isDestroyed()) throw error;
  });
  // Not until all is loaded: a picture may hang for minutes, and whoever reloads or follows a link meanwhile makes loadURL fail.
  await Promise.race([shown, loaded.then(() => shown)]);
}

/** Brings the window that a person worked in last to the front, for a second start of the app. */
export function raiseMainWindow(): void {
  const window = frontWindow();
  if (window === null) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function show(window: BrowserWindow, left: WindowState | null): void {
  // Maximizing shows a window as well, so it comes first: nobody sees the smaller one.
  if (left?.maximized === true) window.maximize();
  window.show();
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
