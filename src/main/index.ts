/** The desktop host: opens the portal from `app://bundle/` in sandboxed windows, and does what `src/ipc` lets them ask for. */
import { join } from 'node:path';
import { app, BrowserWindow, dialog, session } from 'electron';
import { backendOrigin, publicUrl } from './configuration.ts';
import { hearDeepLinks, type DeepLinks } from './deep-links/follow-deep-links.ts';
import { openPath } from './deep-links/open-path.ts';
import { handlersOf } from './handlers.ts';
import { serve } from './ipc/serve.ts';
import { tellOthers } from './ipc/tell.ts';
import { setAboutPanel } from './menu/about-panel.ts';
import { followMenu } from './menu/application-menu.ts';
import { chosenLanguage } from './words/chosen-language.ts';
import { nativeTexts } from './words/native-texts.ts';
import { tellOfBrokenPage } from './words/tell-of-broken-page.ts';
import { appBadge } from './notices/app-badge.ts';
import { noticeHandler } from './notices/show-notice.ts';
import { portalActions } from './menu/portal-actions.ts';
import { followTheme } from './preferences/follow-theme.ts';
import { openStore } from './preferences/open-store.ts';
import { storedPreferences } from './preferences/preferences.ts';
import { APP_ID } from './session/app-id.ts';
import { openSessions } from './session/open-sessions.ts';
import { appAddress } from './protocol/app-address.ts';
import { registerAppScheme, serveBundle } from './protocol/serve-bundle.ts';
import { refusedSwitches } from './security/debugging.ts';
import { confineToPortal } from './security/navigation.ts';
import { limitPermissions, permissionRule, refuseBluetooth } from './security/permissions.ts';
import { openUpdates } from './updates/open-updates.ts';
import { updateFeed } from './updates/update-feed.ts';
import { shareHandler } from './share/share-handler.ts';
import { openMainWindow, raiseMainWindow } from './windows/main-window.ts';
import { followFocus } from './windows/front-window.ts';
import { offerContextMenu } from './windows/offer-context-menu.ts';
import { recoverPage } from './windows/recover-page.ts';
import { silenceSpellChecker, startSpellChecker } from './windows/spell-checker.ts';

/** `out/main`, where this file is bundled to; its neighbours are `out/preload` and `out/renderer`. */
const here = import.meta.dirname;

const refused = refusedSwitches();
if (refused.length > 0) {
  console.error(`Tunas does not start with --${refused.join(', --')}.`);
  app.exit(1);
} else if (app.requestSingleInstanceLock()) {
  registerAppScheme();
  app.enableSandbox();
  // By this name, which the installer gave the shortcuts, Windows keeps a pinned one and the windows together.
  if (process.platform === 'win32' && app.isPackaged) app.setAppUserModelId(APP_ID);
  const links = hearDeepLinks();
  app.on('second-instance', (_event, argv) => {
    if (!links.openFrom(argv)) raiseMainWindow();
  });
  app.on('web-contents-created', (_event, contents) => {
    confineToPortal(contents, openBeside);
    refuseBluetooth(contents);
  });
  app.on('window-all-closed', () => {
    // On macOS an app stays in the dock without windows.
    if (process.platform !== 'darwin') app.quit();
  });
  // Not awaited at the top level: Electron is ready only after this module has run to its end.
  app
    .whenReady()
    .then(() => start(links))
    .catch(giveUp);
} else {
  app.quit();
}

async function start(links: DeepLinks): Promise<void> {
  const backend = backendOrigin();
  limitPermissions(session.defaultSession, permissionRule(backend));
  silenceSpellChecker(session.defaultSession);
  const preferences = storedPreferences();
  followTheme(preferences);
  followFocus();
  const updates = openUpdates({ language: () => chosenLanguage(preferences), kept: openStore('updates') });
  app.on('web-contents-created', (_event, contents) =>
    offerContextMenu(contents, {
      texts: () => nativeTexts(chosenLanguage(preferences)),
      publicUrl: publicUrl(),
    }),
  );
  app.on('web-contents-created', (_event, contents) =>
    recoverPage(contents, () => tellOfBrokenPage(contents, chosenLanguage(preferences))),
  );
  const site = publicUrl();
  const sessions = openSessions(backend, app.getPath('userData'), (key) => tellOthers('session.changed', { key }));
  serve(
    handlersOf({
      preferences,
      sessions,
      share: shareHandler(preferences, site),
      badge: appBadge(() => nativeTexts(chosenLanguage(preferences))),
      showNotice: noticeHandler((path) => openPath(path, openBeside)),
    }),
  );
  setAboutPanel(site);
  const actions = portalActions({
    preferences,
    sessions,
    backend,
    publicUrl: site,
    updates: updateFeed() === null ? 'not configured' : 'configured',
    openWindow: () => openPortal(),
    openPath: (path) => openPath(path, openBeside),
    checkForUpdates: () => void updates.checkForUpdates(true),
  });
  followMenu({ preferences, publicUrl: site, actions });
  await serveBundle({ folder: join(here, '../renderer'), backend });
  await openPortal(appAddress(links.takeFirst() ?? '/'));
  links.follow((path) => openPath(path, openBeside));
  startSpellChecker(session.defaultSession);
  updates.begin();
  // macOS: a click on the dock's icon. It also comes at the start, so it is listened to only from now on.
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openPortal().catch(giveUp);
  });
}

function openPortal(address = appAddress('/')): Promise<void> {
  return openMainWindow({ address, preload: join(here, '../preload/index.cjs'), states: openStore('window-state') });
}

function openBeside(address: string): void {
  openPortal(address).catch((error: unknown) => console.error('A second window could not open:', error));
}

function giveUp(error: unknown): void {
  console.error(error);
  dialog.showErrorBox('Tunas could not start', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
