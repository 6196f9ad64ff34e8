import { app, BrowserWindow, dialog, net, type MessageBoxOptions } from 'electron';
import type { Language } from '#domain/localized.ts';
import type { StoredValues } from '#main/preferences/open-store.ts';
import { storeReleaseNotes, consumeReleaseNotes } from './release-notes.ts';
import { noticeOf, type UpdateNews } from './notice.ts';
import { updateFeed } from '#main/configuration.ts';
import { updatesOf, type Updates } from './updates.ts';
import { updateMethod } from './update-method.ts';

/** The key of the time of the last check. */
const LAST_CHECK = 'lastCheck';

/** What updates need from the rest of the app. */
export interface UpdateSurroundings {
  language(): Language;
  /** The store of the last check's time and of the release notes of a downloaded version. */
  readonly kept: StoredValues;
  /** Whether the app checks for updates by itself. */
  wanted(): boolean;
}

/** The updates of this copy of the app. Makes no request before `begin` or a check. */
export function openUpdates({ language, kept, wanted }: UpdateSurroundings): Updates {
  const feed = updateFeed();
  return updatesOf({
    way: updateMethod({
      feed,
      packaged: app.isPackaged,
      platform: process.platform,
      fromStore: process.mas || process.windowsStore,
      program: process.execPath,
      environment: process.env,
    }),
    version: app.getVersion(),
    async loadUpdater() {
      if (feed === null) throw new Error('No feed is configured.');
      const { feedUpdater } = await import('./feed-updater.ts');
      return feedUpdater(feed);
    },
    wanted,
    storeReleaseNotes: (update) => storeReleaseNotes(kept, update),
    consumeReleaseNotes: () => consumeReleaseNotes(kept, app.getVersion()),
    showProgress,
    tell: (news) => tell(news, language()),
    lastCheck: () => kept.get(LAST_CHECK),
    keepLastCheck: (time) => void kept.set(LAST_CHECK, time),
    isOnline: () => net.isOnline(),
    now: Date.now,
  });
}

/** Shows progress on the app's icon in the taskbar or the dock, where the system has one. */
function showProgress(share: number | null): void {
  for (const window of BrowserWindow.getAllWindows()) window.setProgressBar(share === null ? -1 : Math.min(1, share));
}

async function tell(news: UpdateNews, language: Language): Promise<boolean> {
  const { message, detail, buttons } = noticeOf(news, language);
  const options: MessageBoxOptions = {
    type: news.kind === 'failed' || news.kind === 'unchecked' ? 'warning' : 'info',
    title: 'Tunas',
    message,
    detail,
    buttons: [...buttons],
    defaultId: 0,
    // Esc chooses the last button, which changes nothing.
    cancelId: buttons.length - 1,
    noLink: true,
  };
  // Without a window, macOS would block the whole app until the dialog is answered.
  const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
  const shown = window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options);
  return (await shown).response === 0 && buttons.length > 1;
}
