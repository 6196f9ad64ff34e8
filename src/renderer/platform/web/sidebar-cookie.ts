import { SIDEBAR_DAYS } from '#domain/limits.ts';
import type { Preferences } from '../port.ts';

const COOKIE = 'sidebar_state';

/** The sidebar's state in a cookie for 7 days (specification, section 2). A browser without cookies keeps none. */
export function sidebarCookie(): Pick<Preferences, 'readSidebarOpen' | 'writeSidebarOpen'> {
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
