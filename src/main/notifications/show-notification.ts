import { Notification, type WebContents } from 'electron';
import type { Handlers } from '#ipc/contract.ts';
import { rateCap } from '#main/ipc/rate-cap.ts';

/** The limit for all windows together. */
const RATE = { burst: 3, perSecond: 1 / 20 };

/** As many as a system lists; a press on an older one only brings the app to the front. */
const REMEMBERED = 20;

/** Shows system notifications while `wanted` is true; `open` opens the path of one that was pressed. */
export function notificationHandler(
  open: (path: string) => void,
  wanted: () => boolean,
): Handlers<WebContents>['notice.show'] {
  const app = {};
  const mayShow = rateCap<object>(RATE, () => performance.now());
  // Kept in this list, because a notification without a reference is garbage-collected, and then a press on it does nothing.
  const shown: Notification[] = [];
  return ({ title, body, path }) => {
    if (!wanted() || !Notification.isSupported() || !mayShow(app)) return false;
    const notice = new Notification({ title, body });
    notice.once('click', () => open(path));
    shown.push(notice);
    if (shown.length > REMEMBERED) shown.shift();
    notice.show();
    return true;
  };
}
