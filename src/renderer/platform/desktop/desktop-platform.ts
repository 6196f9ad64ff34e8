import type { DesktopBridge } from '#ipc/contract.ts';
import { copyText } from '../browser/clipboard.ts';
import { subscribeDroppedPack } from '../browser/dropped-pack.ts';
import {
  newId,
  hasNetwork,
  subscribeNetwork,
  subscribeOnline,
  readSessionFragment,
} from '../browser/browser-platform.ts';
import { reloadForNewBuild } from '../browser/reload-for-new-build.ts';
import { browserDrafts, waitingMark } from '../browser/stored-texts.ts';
import type { Platform, InstalledApp } from '../port.ts';
import { valueOf } from './bridge.ts';
import { desktopPreferences, type KnownPreferences } from './desktop-preferences.ts';
import { desktopSession } from './desktop-session.ts';

/**
 * The portal in the desktop app. `publicUrl` is the site's public address: app:// addresses are never shared, so without
 * one there is no link.
 */
export function desktopPlatform(publicUrl: string | null, bridge: DesktopBridge, known: KnownPreferences): Platform {
  return {
    preferences: desktopPreferences(bridge, known),
    drafts: browserDrafts(),
    session: desktopSession(bridge),
    waiting: waitingMark,
    readSessionFragment,
    publicAddress: (path) => (publicUrl === null ? null : publicUrl + path),
    // The main process refuses the window and hands the address to the system's browser, where people are signed in.
    openSharePage(address) {
      window.open(address, '_blank', 'noopener');
      return 'opened';
    },
    canShare: () => true,
    share: (link) => valueOf(bridge['share.show']({ title: link.title, address: link.address }), 'dismissed'),
    subscribeCommands(listener) {
      const stop = bridge.on('menu.chosen', listener);
      // A pack may be dropped on any page of the app, and is opened on this one.
      const stopDropping = subscribeDroppedPack(() => listener({ command: 'open', path: '/library' }));
      return () => {
        stop();
        stopDropping();
      };
    },
    app: installedApp(bridge),
    // The main process turns an address of the app itself into a second window.
    openInNewTab: (path) => void window.open(path, '_blank', 'noopener'),
    copyText,
    reloadForNewBuild,
    hasNetwork,
    subscribeNetwork,
    subscribeOnline,
    newId,
    print: () => window.print(),
    // The app shows a dialog for the place.
    saveFile: async (...file) => (await import('../browser/save-file.ts')).saveFile(...file),
    packFiles: async () => (await import('./desktop-pack-files.ts')).desktopPackFiles(bridge),
    notifier: async () => (await import('./desktop-notifier.ts')).desktopNotifier(bridge),
    backgroundWork: async () => (await import('../browser/background-work.ts')).backgroundWork,
    editingWindow: async () => (await import('../browser/editing-window.ts')).editingWindow,
  };
}

/** The app's own settings and menus, which the main process has. */
function installedApp(bridge: DesktopBridge): InstalledApp {
  return {
    readSettings: () => valueOf<Awaited<ReturnType<InstalledApp['readSettings']>>>(bridge['settings.read'](), null),
    writeSetting: (setting) => void valueOf(bridge['settings.write'](setting), undefined),
    subscribeSettings: (listener) => bridge.on('settings.changed', listener),
    openDataFolder: () => valueOf(bridge['settings.openFolder'](), false),
    checkForUpdates: () => void valueOf(bridge['settings.checkUpdates'](), undefined),
    saveFactsheets: (title) => valueOf(bridge['factsheet.save']({ title }), 'failed' as const),
    reportAccount: (account) => void valueOf(bridge['account.tell'](account), undefined),
  };
}
