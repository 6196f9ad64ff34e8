import type { EditingWindow } from '../port.ts';
import { guardLeaving } from './leaving-guard.ts';
import { subscribeOnline } from './browser-platform.ts';
import { webLocks } from './web-locks.ts';

/** See EditingWindow. Phones end hidden pages, often without a further event. */
export const editingWindow: EditingWindow = {
  subscribeLeaving(listener) {
    const hidden = () => {
      if (document.hidden) listener();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', listener);
    };
  },
  subscribeOnline,
  guardLeaving,
  hold(name) {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    // Let go of by the browser itself where the window is gone.
    webLocks()
      ?.request(lockOf(name), () => held)
      .catch((error: unknown) => console.warn('This window can’t say what it has open:', error));
    return letGo;
  },
  async isHeld(name) {
    const { held = [] } = (await webLocks()?.query()) ?? {};
    return held.some((lock) => lock.name === lockOf(name));
  },
};

const lockOf = (name: string) => `tunas.held.${name}`;
