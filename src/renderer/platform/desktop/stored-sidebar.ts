import { SIDEBAR_DAYS } from '#domain/limits.ts';
import { guarded } from '../browser/guarded-storage.ts';
import type { Preferences } from '../port.ts';

const KEY = 'sidebar_state';

/** app:// pages have no cookies: the same key, with the same 7 days, in local storage. */
export function storedSidebar(): Pick<Preferences, 'readSidebarOpen' | 'writeSidebarOpen'> {
  return {
    readSidebarOpen() {
      const [, open, until] =
        /^(true|false) (\d+)$/.exec(guarded(() => window.localStorage.getItem(KEY), null) ?? '') ?? [];
      return open === undefined || Number(until) < Date.now() ? null : open === 'true';
    },
    writeSidebarOpen(open) {
      const until = Date.now() + SIDEBAR_DAYS * 86_400_000;
      guarded(() => window.localStorage.setItem(KEY, `${String(open)} ${until}`), undefined);
    },
  };
}
