import { Notification, type WebContents } from 'electron';
import type { Handlers } from '#ipc/contract.ts';
import { rateCap } from '#main/ipc/rate-cap.ts';

/** All windows together: more would be noise, whatever a page has to say. */
const RATE = { burst: 3, perSecond: 1 / 20 };

/** As many as a system lists; an older one that is pressed does nothing but bring the app to the front. */
const REMEMBERED = 20;

/** Shows notices of the system where they are `wanted`; `open` opens the path of one that was pressed. */
export function notificationHandler(
  open: (path: string) => void,
  wanted: () => boolean,
): Handlers<WebContents>['notice.show'] {
  const app = {};
  const mayShow = rateCap<object>(RATE, () => performance.now());
  // Held here: a notice that nobody holds is collected, and its press with it.
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
