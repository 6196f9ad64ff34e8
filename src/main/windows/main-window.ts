import { BrowserWindow, nativeTheme } from 'electron';

/** What the main window opens, and the preload it opens it with. */
export interface MainWindowInputs {
  readonly address: string;
  readonly preload: string;
}

/** The portal's page colour (`bg` of the design tokens), so that nothing flashes before the first paint. */
const BACKGROUND = { light: '#f9fbf6', dark: '#0e1a15' } as const;

/** Opens the main window, shown once the portal has painted. */
export async function openMainWindow({ address, preload }: MainWindowInputs): Promise<void> {
  const window = new BrowserWindow({
    title: 'Tunas',
    width: 1200,
    height: 800,
    // The narrowest phone the portal is designed for.
    minWidth: 360,
    minHeight: 480,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    // Electron's own menu is English and for developers; it stays out of sight until the app has its own.
    autoHideMenuBar: true,
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
    },
  });
  window.once('ready-to-show', () => window.show());
  await window.loadURL(address);
}

/** Brings the window that is there to the front, for a second start of the app. */
export function raiseMainWindow(): void {
  const window = BrowserWindow.getAllWindows()[0];
  if (window === undefined) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
