import { AppImageUpdater, MacUpdater, NsisUpdater, type AppUpdater, type ProgressInfo } from 'electron-updater';
import type { Updater } from './updater.ts';

/** The timeout of a request to the feed, in ms. */
const PATIENCE_MS = 30_000;

/** The library's updater for this system. Importing this file reads Electron's `app`, so it is imported when needed. */
export function feedUpdater(feed: string): Updater {
  const own = systemUpdater({ provider: 'generic', url: feed, timeout: PATIENCE_MS });
  // Failures are rejected or reported as well, and logged there.
  own.logger = { info: () => undefined, warn: console.warn, error: () => undefined };
  return updaterOf(own);
}

/** Wraps the library's updater; what the person is asked about first, it doesn't do by itself. */
export function updaterOf(own: AppUpdater): Updater {
  own.autoDownload = false;
  own.autoInstallOnAppQuit = true;
  own.allowDowngrade = false;
  own.allowPrerelease = false;
  own.disableWebInstaller = true;
  // The library would send a number that identifies this computer, for staged rollouts. The portal has none.
  own.requestHeaders = { 'x-user-staging-id': 'none' };
  return {
    async check() {
      const result = await own.checkForUpdates();
      if (result === null) throw new Error('This copy of the app can not be updated.');
      if (!result.isUpdateAvailable) return null;
      const { version, releaseNotes } = result.updateInfo;
      return { version, notes: releaseNotes };
    },
    async download(progress) {
      const tell = ({ percent }: ProgressInfo): void => progress(percent / 100);
      own.on('download-progress', tell);
      try {
        await own.downloadUpdate();
      } finally {
        own.removeListener('download-progress', tell);
      }
    },
    install(failed) {
      // The library throws nothing here: an installer may also fail to start a moment later.
      own.once('error', failed);
      own.quitAndInstall(false, true);
    },
  };
}

type Feed = NonNullable<ConstructorParameters<typeof NsisUpdater>[0]>;

/** Chosen here, because the library would go by a file that its Debian packages leave in the folder from which all others are made. */
function systemUpdater(feed: Feed): AppUpdater {
  if (process.platform === 'win32') return new NsisUpdater(feed);
  if (process.platform === 'darwin') return new MacUpdater(feed);
  return new AppImageUpdater(feed);
}
