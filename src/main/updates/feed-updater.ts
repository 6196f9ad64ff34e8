import { AppImageUpdater, MacUpdater, NsisUpdater, type AppUpdater, type ProgressInfo } from 'electron-updater';
import type { Updater } from './updater.ts';

/** A feed that doesn't answer for so long, ms, isn't there. */
const PATIENCE_MS = 30_000;

/** What fetches updates on this system. Importing this file reads Electron's `app`, so it is imported when needed. */
export function feedUpdater(feed: string): Updater {
  const own = systemUpdater({ provider: 'generic', url: feed, timeout: PATIENCE_MS });
  // What fails is rejected or told as well, and logged there.
  own.logger = { info: () => undefined, warn: console.warn, error: () => undefined };
  return updaterOf(own);
}

/** Wraps an updater of the library, with what the person is asked first taken out of its hands. */
export function updaterOf(own: AppUpdater): Updater {
  own.autoDownload = false;
  own.autoInstallOnAppQuit = true;
  own.allowDowngrade = false;
  own.allowPrerelease = false;
  own.disableWebInstaller = true;
  // It would send a number that stays the same for this computer, for updates in stages; nobody needs to be recognised.
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

/** Chosen here: the library would go by a file that its packages for Debian leave in the folder all others are made from. */
function systemUpdater(feed: Feed): AppUpdater {
  if (process.platform === 'win32') return new NsisUpdater(feed);
  if (process.platform === 'darwin') return new MacUpdater(feed);
  return new AppImageUpdater(feed);
}
