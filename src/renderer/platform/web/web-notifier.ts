import { attention } from '../browser/attention.ts';
import type { Notifier } from '../port.ts';

/** Chrome and Safari put a number on the icon of an installed site; other browsers don't know this. */
interface BadgingNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** The browser's notifications, and a number where it has a place for one. */
export function webNotifier(): Notifier {
  const setTitle = titleBadge(attention);
  return {
    ...attention,
    allowed() {
      if (typeof Notification === 'undefined' || Notification.permission === 'denied') return 'no';
      return Notification.permission === 'granted' ? 'yes' : 'ask';
    },
    async ask() {
      if (typeof Notification === 'undefined') return false;
      return (await Notification.requestPermission()) === 'granted';
    },
    show(notice, open) {
      if (this.allowed() !== 'yes') return;
      const shown = newNotification(notice.title, { body: notice.body, tag: 'tunas' });
      if (shown === null) return;
      shown.addEventListener('click', () => {
        window.focus();
        shown.close();
        open(notice.path);
      });
    },
    setBadge(count) {
      setTitle(count);
      const badging: BadgingNavigator = navigator;
      const set = count === 0 ? badging.clearAppBadge?.() : badging.setAppBadge?.(count);
      set?.catch((error: unknown) => console.warn('The number of the app’s icon could not be set:', error));
    },
  };
}

/** Chrome on Android has the class but its constructor throws: there only service workers can show notifications. */
function newNotification(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch (error) {
    console.warn('This browser shows no notices:', error);
    return null;
  }
}

const BADGE = /^\(\d+\) /;

/**
 * Puts a number before the title of a hidden tab, and removes it when the tab is visible, because the page shows it then. Returns
 * how to set the number.
 */
function titleBadge(attention: Pick<Notifier, 'isLookedAt' | 'subscribeReturn'>): (count: number) => void {
  const write = (count: number): void => {
    const plain = document.title.replace(BADGE, '');
    const wanted = count > 0 && !attention.isLookedAt() ? `(${count}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  };
  let leave: (() => void) | null = null;
  let number = 0;
  return (count) => {
    number = count;
    write(number);
    if (count > 0) leave ??= attention.subscribeReturn(() => write(number));
    else {
      leave?.();
      leave = null;
    }
  };
}
