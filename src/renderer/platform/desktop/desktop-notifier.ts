import type { DesktopBridge } from '#ipc/contract.ts';
import { attention } from '../browser/attention.ts';
import type { Notifier } from '../port.ts';
import { valueOf } from './bridge.ts';

/** As far as the contract lets a number go. */
const MOST = 9999;

/** System notifications and the number on the app's icon, through the main process. */
export function desktopNotifier(bridge: DesktopBridge): Notifier {
  return {
    ...attention,
    // Users of the app disable its notifications in the system's settings.
    allowed: () => 'yes',
    ask: () => Promise.resolve(true),
    // After a press the main process opens the path, also where this window is closed by then.
    show: (notice) => void valueOf(bridge['notice.show'](notice), false),
    setBadge: (count) => void valueOf(bridge['badge.set']({ count: Math.min(count, MOST) }), undefined),
  };
}
