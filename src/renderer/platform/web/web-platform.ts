import { SHARE_POPUP } from '#domain/limits.ts';
import { copyText } from '../browser/clipboard.ts';
import { newId } from '../browser/new-id.ts';
import { subscribeOnline } from '../browser/online.ts';
import { reloadForNewBuild } from '../browser/reload-for-new-build.ts';
import { readSessionFragment } from '../browser/session-fragment.ts';
import { browserDrafts, browserPreferences } from '../browser/stored-texts.ts';
import type { Platform } from '../port.ts';
import { browserSession } from './browser-session.ts';
import { systemShare } from './system-share.ts';
import { sidebarCookie } from './sidebar-cookie.ts';

const forAdmins = () => import('./for-admins.ts');

/** The portal as a web site. `publicUrl` is its configured address; without one its own origin is used. */
export function webPlatform(publicUrl: string | null): Platform {
  return {
    preferences: browserPreferences(sidebarCookie()),
    drafts: browserDrafts(),
    session: browserSession(),
    readSessionFragment,
    publicAddress: (path) => (publicUrl ?? window.location.origin) + path,
    openSharePage(address) {
      const { width, height } = SHARE_POPUP;
      const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
      const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
      window.open(address, '_blank', `popup,noopener,width=${width},height=${height},left=${left},top=${top}`);
    },
    canShare: () => 'share' in navigator,
    share: systemShare,
    subscribeCommands: () => () => undefined,
    app: null,
    openInNewTab: (path) => void window.open(path, '_blank', 'noopener'),
    copyText,
    reloadForNewBuild,
    subscribeOnline,
    newId,
    saveFile: async (...file) => (await forAdmins()).saveFile(...file),
    announcer: async () => (await forAdmins()).webAnnouncer(),
    editingWindow: async () => (await forAdmins()).editingWindow,
  };
}
