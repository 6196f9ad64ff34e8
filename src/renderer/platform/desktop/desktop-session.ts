import type { DesktopBridge, Output } from '#ipc/contract.ts';
import { exclusiveWork } from '../browser/web-locks.ts';
import type { SessionStorage } from '../port.ts';
import { valueOf } from './bridge.ts';

/** The session as the main process keeps it: encrypted, with its key in the system's keychain, for all windows. */
export function desktopSession(bridge: DesktopBridge): SessionStorage {
  return {
    read: (key) => valueOf(bridge['session.read'](key), null),
    write: (key, value) => valueOf(bridge['session.write']({ key, value }), false),
    async remove(key) {
      const result = await bridge['session.remove'](key);
      if (result.ok) return;
      // A session that remains would sign its user in again at the next start, perhaps on another person's computer.
      await new Promise((resolve) => setTimeout(resolve, (result.retryAfter ?? 1) * 1000));
      await valueOf(bridge['session.remove'](key), undefined);
    },
    subscribe: (key, listener) =>
      bridge.on('session.changed', (changed) => {
        if (changed.key === key) listener();
      }),
    exclusively: exclusiveWork(),
    async keeping() {
      const { place, damaged } = await valueOf<Output<'session.keeping'>>(bridge['session.keeping'](), {
        place: 'memory',
        damaged: false,
      });
      return { place: place === 'keychain' ? 'safe' : place, damaged };
    },
    keepInFile: () => valueOf(bridge['session.keepInFile'](), false),
  };
}
