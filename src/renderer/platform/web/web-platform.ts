import { SHARE_POPUP, SIDEBAR_DAYS } from '#domain/limits.ts';
import { copyText } from '../browser/clipboard.ts';
import {
  newId,
  hasNetwork,
  subscribeNetwork,
  subscribeOnline,
  readSessionFragment,
} from '../browser/browser-platform.ts';
import { reloadForNewBuild } from '../browser/reload-for-new-build.ts';
import { browserDrafts, browserPreferences, waitingMark } from '../browser/stored-texts.ts';
import type { Platform, Preferences } from '../port.ts';
import { browserSession } from './browser-session.ts';

const files = () => import('./files.ts');
const forAdmins = () => import('./for-admins.ts');

/** The portal as a web site. `publicUrl` is its configured address; without one its own origin is used. */
export function webPlatform(publicUrl: string | null): Platform {
  return {
    preferences: browserPreferences(sidebarCookie()),
    drafts: browserDrafts(),
    session: browserSession(),
    waiting: waitingMark,
    readSessionFragment,
    publicAddress: (path) => (publicUrl ?? window.location.origin) + path,
    openSharePage(address) {
      const { width, height } = SHARE_POPUP;
      const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
      const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
      // With `noopener` the answer would be null for a window that opened as well as for a blocked one.
      const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
      if (opened === null) return 'blocked';
      opened.opener = null;
      opened.location.href = address;
      return 'opened';
    },
    canShare: () => 'share' in navigator,
    share: systemShare,
    subscribeCommands: () => () => undefined,
    app: null,
    openInNewTab: (path) => void window.open(path, '_blank', 'noopener'),
    copyText,
    reloadForNewBuild,
    hasNetwork,
    subscribeNetwork,
    subscribeOnline,
    newId,
    print: () => window.print(),
    saveFile: async (...file) => (await files()).saveFile(...file),
    packFiles: async () => (await files()).webPackFiles(),
    notifier: async () => (await forAdmins()).webNotifier(),
    backgroundWork: async () => (await import('../browser/background-work.ts')).backgroundWork,
    editingWindow: async () => (await forAdmins()).editingWindow,
  };
}

const COOKIE = 'sidebar_state';

/** The sidebar's state in a cookie for 7 days (specification, section 2). A browser without cookies keeps none. */
function sidebarCookie(): Pick<Preferences, 'readSidebarOpen' | 'writeSidebarOpen'> {
  return {
    readSidebarOpen() {
      const value = new RegExp(`(?:^|; )${COOKIE}=(true|false)(?:;|$)`).exec(document.cookie)?.[1];
      return value === undefined ? null : value === 'true';
    },
    writeSidebarOpen(open) {
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${COOKIE}=${String(open)}; Path=/; Max-Age=${SIDEBAR_DAYS * 86_400}; SameSite=Lax${secure}`;
    },
  };
}

/** The system's share sheet, where the browser has one (`canShare`). */
export const systemShare: Platform['share'] = async ({ title, address }) => {
  try {
    await navigator.share(address === null ? { text: title } : { title, url: address });
    return 'shared';
  } catch (error) {
    // Closing the sheet is an AbortError; whatever else went wrong, nothing was shared either.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('Nothing was shared:', error);
    return 'dismissed';
  }
};
