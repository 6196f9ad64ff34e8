import { app, BrowserWindow, shell } from 'electron';
import { copyDiagnostics, type DiagnosticsDependencies } from '#main/diagnostics/copy-diagnostics.ts';
import { openPath, openSettings } from '#main/deep-links/open-path.ts';
import { pathOfAddress } from '#main/protocol/app-address.ts';
import { savePdf } from '#main/files/save-pdf.ts';
import { sendEvent, sendToOthers } from '#main/ipc/send-event.ts';
import { openExternally } from '#main/security/open-externally.ts';
import { offerShare } from '#main/share/offer-share.ts';
import { publicPage } from '#main/share/public-page.ts';
import { chosenLanguage } from '#main/messages/chosen-language.ts';
import { frontWindow } from '#main/windows/front-window.ts';
import { changeTextSize } from '#main/windows/text-size.ts';
import type { MenuActions } from './menu-template.ts';
import { nativeTexts, type NativeTexts, filled } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the menu's actions need. */
export interface ActionDependencies extends DiagnosticsDependencies {
  readonly publicUrl: string | null;
  openWindow(): Promise<void>;
  /** Opens a window of the portal at its address. */
  openInNewTab(address: string): void;
  checkForUpdates(): void;
}

/** The actions of the menu's items, each in the front window; those that need a window do nothing without one. */
export function portalActions(dependencies: ActionDependencies): MenuActions {
  const { preferences, publicUrl } = dependencies;
  const texts = (): NativeTexts => nativeTexts(chosenLanguage(preferences));
  const inFront = (work: (window: BrowserWindow) => void): void => {
    const window = frontWindow();
    if (window !== null) work(window);
  };
  return {
    newWindow: () => told('A window could not open', dependencies.openWindow()),
    savePdf: () => inFront((window) => told('A PDF was not saved', savePdf(window, texts()))),
    print: () => inFront((window) => printPage(window, texts())),
    share: () =>
      inFront(({ webContents }) => {
        const shown = { address: webContents.getURL(), title: webContents.getTitle() };
        const page = publicPage({ ...shown, language: chosenLanguage(preferences), publicUrl });
        told('Nothing was shared', offerShare(webContents, page, texts()));
      }),
    openSettings: () => openSettings(dependencies.openInNewTab),
    find: (command) => inFront(({ webContents }) => sendEvent(webContents, 'menu.chosen', { command })),
    open: (path) => openPath(path, dependencies.openInNewTab),
    go: (direction) =>
      inFront(({ webContents: { navigationHistory } }) => {
        if (direction === 'back' && navigationHistory.canGoBack()) navigationHistory.goBack();
        if (direction === 'forward' && navigationHistory.canGoForward()) navigationHistory.goForward();
      }),
    chooseLanguage(language) {
      preferences.write({ name: 'language', value: language });
      sendToOthers('preferences.changed', preferences.read());
      // Navigates each page to its own path again, so that it follows the chosen language.
      for (const { webContents } of BrowserWindow.getAllWindows()) {
        const path = pathOfAddress(webContents.getURL());
        if (path !== null) sendEvent(webContents, 'menu.chosen', { command: 'open', path });
      }
    },
    chooseTheme: (theme) => preferences.set({ name: 'theme', value: theme }),
    changeTextSize: (step) => changeTextSize(preferences, step),
    openSite() {
      if (publicUrl !== null) openExternally(publicUrl);
    },
    checkForUpdates: () => dependencies.checkForUpdates(),
    openDataFolder: () => told('The data folder could not open', openDataFolder(texts())),
    openLicences: () => told('The licences could not open', openLicences(texts())),
    copyDiagnostics: () => told('The diagnostics were not copied', copyDiagnostics(frontWindow(), dependencies)),
  };
}

/** Opens the folder of the app's data in the system's file manager; false where that fails. */
export async function openDataFolder(t: NativeTexts): Promise<boolean> {
  const problem = await shell.openPath(app.getPath('userData'));
  if (problem !== '')
    await showMessage(frontWindow(), { type: 'error', message: t['native.folderFailed'], detail: problem }, t);
  return problem === '';
}

function told(what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error(`${what}:`, error));
}

/** The licences of all packed code, in the file that the packager puts beside the app. */
const LICENCES = 'third-party-notices.txt';

/** Opens the licences, or shows why there is no such file. */
async function openLicences(t: NativeTexts): Promise<void> {
  const file = join(process.resourcesPath, LICENCES);
  if (!app.isPackaged && !existsSync(file)) {
    const detail = t['native.licencesMissingDetail'];
    return showMessage(frontWindow(), { type: 'info', message: t['native.licencesMissing'], detail }, t);
  }
  const problem = await shell.openPath(file);
  if (problem !== '')
    await showMessage(frontWindow(), { type: 'error', message: t['native.licencesFailed'], detail: problem }, t);
}

/** Chromium's reason after the person closed the dialog, which is no failure. */
const CANCELLED = /cancel/i;

/** Opens the system's print dialog for what a window shows, and shows a message if printing fails. */
function printPage(window: BrowserWindow, t: NativeTexts): void {
  window.webContents.print({ printBackground: true, usePrinterDefaultPageSize: true }, (printed, reason) => {
    if (printed || CANCELLED.test(reason)) return;
    const detail = filled(t['native.printFailedDetail'], { reason });
    showMessage(window, { type: 'error', message: t['native.printFailed'], detail }, t).catch((error: unknown) =>
      console.error('A failed print could not be told:', error),
    );
  });
}
