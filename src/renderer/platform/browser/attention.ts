import type { Notifier } from '../port.ts';
import { guarded } from './guarded-storage.ts';

/** For all tabs and windows of this device: what one has announced, no other announces again. */
const ANNOUNCED_KEY = 'tunas.announced';

/** What both hosts know about a person's attention: whether they look, when they come back, and what they were told. */
export const attention: Pick<Notifier, 'readAnnounced' | 'writeAnnounced' | 'isLookedAt' | 'subscribeReturn'> = {
  readAnnounced: () => guarded(() => window.localStorage.getItem(ANNOUNCED_KEY), null),
  writeAnnounced: (mark) => guarded(() => window.localStorage.setItem(ANNOUNCED_KEY, mark), undefined),
  isLookedAt: () => !document.hidden,
  subscribeReturn(listener) {
    const shown = () => {
      if (!document.hidden) listener();
    };
    document.addEventListener('visibilitychange', shown);
    window.addEventListener('focus', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('focus', listener);
      window.removeEventListener('online', listener);
    };
  },
};
