/** The desktop host: opens the portal from `app://bundle/` in sandboxed windows, and does what `src/ipc` lets them ask for. */
import { join } from 'node:path';
import { app, BrowserWindow, dialog, session } from 'electron';
import { backendOrigin } from './configuration.ts';
import { handlersOf } from './handlers.ts';
import { serve } from './ipc/serve.ts';
import { storedPreferences } from './preferences/preferences.ts';
import { memoryKeeper } from './session/session-keeper.ts';
import { appAddress } from './protocol/app-address.ts';
import { registerAppScheme, serveBundle } from './protocol/serve-bundle.ts';
import { confineToPortal } from './security/navigation.ts';
import { limitPermissions, permissionRule } from './security/permissions.ts';
import { openMainWindow, raiseMainWindow } from './windows/main-window.ts';

/** `out/main`, where this file is bundled to; its neighbours are `out/preload` and `out/renderer`. */
const here = import.meta.dirname;

if (app.requestSingleInstanceLock()) {
  registerAppScheme();
  app.enableSandbox();
  app.on('second-instance', raiseMainWindow);
  app.on('web-contents-created', (_event, contents) =>
    confineToPortal(contents, (address) => {
      openPortal(address).catch((error: unknown) => console.error('A second window could not open:', error));
    }),
  );
  app.on('window-all-closed', () => {
    // On macOS an app stays in the dock without windows.
    if (process.platform !== 'darwin') app.quit();
  });
  // Not awaited at the top level: Electron is ready only after this module has run to its end.
  app.whenReady().then(start).catch(giveUp);
} else {
  app.quit();
}

async function start(): Promise<void> {
  const backend = backendOrigin();
  limitPermissions(session.defaultSession, permissionRule(backend));
  serve(handlersOf({ preferences: storedPreferences(), sessions: memoryKeeper() }));
  await serveBundle({ folder: join(here, '../renderer'), backend });
  await openPortal();
  // macOS: a click on the dock's icon. It also comes at the start, so it is listened to only from now on.
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openPortal().catch(giveUp);
  });
}

function openPortal(address = appAddress('/')): Promise<void> {
  return openMainWindow({ address, preload: join(here, '../preload/index.cjs') });
}

function giveUp(error: unknown): void {
  console.error(error);
  dialog.showErrorBox('Tunas could not start', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
