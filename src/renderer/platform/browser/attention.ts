import type { Notifier } from '../port.ts';
import { guarded } from './stored-texts.ts';

/** For all tabs and windows of this device: what one has announced, no other announces again. */
const ANNOUNCED_KEY = 'tunas.announced';

/** The parts of a notifier that both hosts share: whether the page is visible, when the user returns, and what was announced last. */
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
