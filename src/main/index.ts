/** The desktop host: opens the portal from `app://bundle/` in sandboxed windows, and answers the IPC calls of `src/ipc`. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { app, BrowserWindow, dialog, session } from 'electron';
import { backendAddress, backendOrigin, publicUrl, updateFeed, APP_ID } from './configuration.ts';
import { listenForPacks, type IncomingPacks } from './files/incoming-packs.ts';
import { factsheetHandler } from './files/factsheet-pdf.ts';
import { followDownload } from './files/follow-download.ts';
import { packHandlers } from './files/pack-files.ts';
import { showFullDisk } from './files/write-failure.ts';
import { listenForDeepLinks, type DeepLinks } from './deep-links/follow-deep-links.ts';
import { openPath } from './deep-links/open-path.ts';
import { openLogFile } from './diagnostics/log-file.ts';
import { watchProcess } from './diagnostics/watch-process.ts';
import { redactLogLine } from './diagnostics/redact-log-line.ts';
import { handlersOf } from './handlers.ts';
import { serve } from './ipc/serve.ts';
import { sendEvent, sendToOthers } from './ipc/send-event.ts';
import { savePicture } from './files/save-picture.ts';
import { followMenu } from './menu/application-menu.ts';
import { knownAccount } from './menu/known-account.ts';
import { chosenLanguage } from './messages/chosen-language.ts';
import { nativeTexts, type NativeTexts } from './messages/native-texts.ts';
import { showBrokenPage } from './messages/show-message.ts';
import { appBadge } from './notifications/app-badge.ts';
import { notificationHandler } from './notifications/show-notification.ts';
import { openDataFolder, portalActions } from './menu/portal-actions.ts';
import { sendSettings } from './settings/app-settings.ts';
import { followTheme } from './preferences/follow-theme.ts';
import { openStore } from './preferences/open-store.ts';
import { storedPreferences } from './preferences/preferences.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { openSessionStore } from './session/open-session-store.ts';
import { registerAppScheme, serveBundle } from './protocol/serve-bundle.ts';
import { refuseClientCertificates } from './security/client-certificates.ts';
import { refusedSwitches } from './security/debugging.ts';
import { limitDownloads } from './security/downloads.ts';
import { confineToPortal } from './security/navigation.ts';
import { limitPermissions, permissionRule, refuseBluetooth } from './security/permissions.ts';
import { openUpdates } from './updates/open-updates.ts';
import { shareHandler } from './share/offer-share.ts';
import { askBeforeUnload } from './windows/ask-before-unload.ts';
import { raiseMainWindow } from './windows/main-window.ts';
import { openWindows } from './windows/open-windows.ts';
import { portalWindows } from './windows/portal-windows.ts';
import { followFocus, frontWindow } from './windows/front-window.ts';
import { offerContextMenu } from './windows/offer-context-menu.ts';
import { offerReload } from './windows/offer-reload.ts';
import { recoverPage } from './windows/recover-page.ts';
import { followTextSize } from './windows/text-size.ts';
import { silenceSpellChecker, startSpellChecker } from './windows/spell-checker.ts';

/** `out/main`, where this file is bundled to; its neighbours are `out/preload` and `out/renderer`. */
const here = import.meta.dirname;

/** Where packs are opened. */
const PACKS_PATH = '/library';

/** The app's own texts in the chosen language; null until that is known. */
let said: (() => NativeTexts) | null = null;

/** The app's picture as a separate file: beside the packed app, or in the project. */
const icon = app.isPackaged
  ? join(process.resourcesPath, 'icon.png')
  : join(here, '../../build/resources/icons/linux/256x256.png');

const refused = refusedSwitches();
if (refused.length > 0) {
  console.error(`Tunas does not start with --${refused.join(', --')}.`);
  app.exit(1);
} else if (app.requestSingleInstanceLock()) {
  watchProcess(() => said?.() ?? null);
  registerAppScheme();
  app.enableSandbox();
  // Windows groups a pinned shortcut and the windows by this identifier, which the installer gave the shortcuts.
  if (process.platform === 'win32' && app.isPackaged) app.setAppUserModelId(APP_ID);
  refuseClientCertificates(app);
  const links = listenForDeepLinks();
  const packs = listenForPacks();
  app.on('second-instance', (_event, argv, folder) => {
    if (!links.openFrom(argv) && !packs.openFrom(argv, folder)) raiseMainWindow();
  });
  app.on('window-all-closed', () => {
    // On macOS an app stays in the dock without windows.
    if (process.platform !== 'darwin') app.quit();
  });
  // Not awaited at the top level: Electron is ready only after this module has run to its end.
  app
    .whenReady()
    .then(() => start(links, packs))
    .catch(giveUp);
} else {
  app.quit();
}

async function start(links: DeepLinks, packs: IncomingPacks): Promise<void> {
  const backend = backendOrigin();
  const log = openLogFile(app.getPath('logs'), (line) =>
    redactLogLine(line, homedir(), [backendAddress()?.publishableKey ?? '']),
  );
  limitPermissions(session.defaultSession, permissionRule(backend));
  silenceSpellChecker(session.defaultSession);
  const texts = (): NativeTexts => nativeTexts(chosenLanguage(preferences));
  const diskNotice = showFullDisk(texts);
  const preferences = storedPreferences(Date.now, diskNotice);
  said = texts;
  limitDownloads(session.defaultSession, (item, contents) =>
    followDownload(item, BrowserWindow.fromWebContents(contents), texts),
  );
  followTheme(preferences);
  followTextSize(preferences);
  sendSettings(preferences);
  followFocus();
  const states = openStore('window-state', diskNotice);
  const open = openWindows(states);
  const windows = portalWindows({ preload: join(here, '../preload/index.cjs'), icon, states, open, preferences });
  const { openInNewTab } = windows;
  app.on('web-contents-created', (_event, contents) => {
    confineToPortal(contents, openInNewTab);
    refuseBluetooth(contents);
  });
  const account = knownAccount();
  const updates = openUpdates({
    language: () => chosenLanguage(preferences),
    kept: openStore('updates', diskNotice),
    wanted: () => preferences.updates(),
  });
  const checkForUpdates = (): void => void updates.checkForUpdates(true);
  app.on('web-contents-created', (_event, contents) =>
    offerContextMenu(contents, {
      texts,
      publicUrl: publicUrl(),
      openInNewTab,
      savePicture: (page, window, picture) => savePicture(page, window, picture, texts()),
    }),
  );
  app.on('web-contents-created', (_event, contents) =>
    recoverPage(contents, () => showBrokenPage(contents, chosenLanguage(preferences))),
  );
  app.on('web-contents-created', (_event, contents) => askBeforeUnload(contents, texts));
  app.on('web-contents-created', (_event, contents) => offerReload(contents, texts));
  const site = publicUrl();
  const sessions = openSessionStore({
    backend,
    folder: app.getPath('userData'),
    choice: { read: () => preferences.keyFile(), write: (choice) => preferences.noteKeyFile(choice) },
    readable: (key) => sendToOthers('session.changed', { key }),
    refused: diskNotice,
  });
  serve(
    handlersOf({
      preferences,
      sessions,
      share: shareHandler(preferences, site),
      badge: appBadge(texts),
      showNotice: notificationHandler(
        (path) => openPath(path, openInNewTab),
        () => preferences.notices(),
      ),
      settings: settingsHandlers({
        preferences,
        updateMethod: updates.way,
        chooseLanguage: (language) => actions.chooseLanguage(language),
        openDataFolder: () => openDataFolder(texts()),
        checkForUpdates,
      }),
      packs: packHandlers(texts, packs),
      saveFactsheets: factsheetHandler(texts),
      account,
      open,
    }),
  );
  const actions = portalActions({
    preferences,
    sessions,
    backend: backendAddress(),
    log,
    publicUrl: site,
    updates: updateFeed() === null ? 'not configured' : 'configured',
    openWindow: () => windows.open(),
    openInNewTab,
    checkForUpdates,
  });
  followMenu({
    preferences,
    account,
    publicUrl: site,
    icon,
    actions,
    openPath: (path) => openPath(path, openInNewTab),
  });
  await serveBundle({ folder: join(here, '../renderer'), backend, site: site && new URL(site).origin });
  await windows.openLeft(links.takeFirst() ?? (packs.waits() ? PACKS_PATH : null));
  links.follow((path) => openPath(path, openInNewTab));
  packs.follow(() => {
    openPath(PACKS_PATH, openInNewTab);
    const window = frontWindow();
    if (window) sendEvent(window.webContents, 'pack.arrived', undefined);
  });
  startSpellChecker(session.defaultSession);
  updates.begin();
  // macOS: a click on the dock's icon. The event also comes at the start, so it is listened to only from now on.
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) windows.open().catch(giveUp);
  });
}

function giveUp(error: unknown): void {
  console.error(error);
  dialog.showErrorBox('Tunas could not start', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
