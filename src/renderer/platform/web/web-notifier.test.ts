// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { webNotifier } from './web-notifier.ts';

const NOTICE = { title: 'Pesan baru dari Sri', body: 'Buka kotak masuk.', path: '/admin/messages' };

/** The browser's own class, as much of it as is used. */
class FakeNotification extends EventTarget {
  static permission = 'default';
  static answer = 'granted';
  static refuses = false;
  static shown: FakeNotification[] = [];
  static requestPermission = async () => (FakeNotification.permission = FakeNotification.answer);
  closed = false;
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    super();
    if (FakeNotification.refuses) throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.');
    this.title = title;
    this.options = options;
    FakeNotification.shown.push(this);
  }
  close() {
    this.closed = true;
  }
}

let hidden = false;
const look = (looks: boolean) => {
  hidden = !looks;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', refuses: false, shown: [] });
  vi.stubGlobal('Notification', FakeNotification);
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.title = 'Dasbor · Tunas';
  localStorage.clear();
});

describe('a notice', () => {
  test('is shown only after the person said yes, and leads back into the portal', async () => {
    const notifier = webNotifier();
    const open = vi.fn();
    notifier.show(NOTICE, open);
    expect([notifier.allowed(), FakeNotification.shown]).toEqual(['ask', []]);
    expect(await notifier.ask()).toBe(true);
    notifier.show(NOTICE, open);
    const [shown] = FakeNotification.shown;
    expect(shown).toMatchObject({ title: NOTICE.title, options: { body: NOTICE.body } });
    shown?.dispatchEvent(new Event('click'));
    expect([open.mock.calls, shown?.closed]).toEqual([[['/admin/messages']], true]);
  });

  test('is shown to nobody who said no', async () => {
    FakeNotification.answer = 'denied';
    const notifier = webNotifier();
    expect([await notifier.ask(), notifier.allowed()]).toEqual([false, 'no']);
    notifier.show(NOTICE, () => undefined);
    expect(FakeNotification.shown).toEqual([]);
  });

  test('breaks nothing in a browser that has none, or refuses', async () => {
    FakeNotification.permission = 'granted';
    FakeNotification.refuses = true;
    expect(() => webNotifier().show(NOTICE, () => undefined)).not.toThrow();
    vi.stubGlobal('Notification', undefined);
    const without = webNotifier();
    expect([without.allowed(), await without.ask()]).toEqual(['no', false]);
    expect(() => without.show(NOTICE, () => undefined)).not.toThrow();
  });
});

describe('the number', () => {
  test('stands in the title of a tab that nobody looks at, until somebody does', () => {
    const notifier = webNotifier();
    notifier.setBadge(2);
    expect(document.title).toBe('Dasbor · Tunas');
    look(false);
    notifier.setBadge(3);
    notifier.setBadge(4);
    expect(document.title).toBe('(4) Dasbor · Tunas');
    look(true);
    expect(document.title).toBe('Dasbor · Tunas');
  });

  test('leaves the title when it becomes 0', () => {
    const notifier = webNotifier();
    hidden = true;
    notifier.setBadge(3);
    notifier.setBadge(0);
    expect(document.title).toBe('Dasbor · Tunas');
  });

  test('stands on the icon of an installed site, where the browser knows that', () => {
    const [set, clear] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.reject(new Error('no icon')))];
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
    webNotifier().setBadge(3);
    webNotifier().setBadge(0);
    expect([set.mock.calls, clear.mock.calls]).toEqual([[[3]], [[]]]);
    Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
    expect(() => webNotifier().setBadge(3)).not.toThrow();
  });
});

test('what was announced is known to all tabs of this device', () => {
  expect(webNotifier().readAnnounced()).toBeNull();
  webNotifier().writeAnnounced('2026-11-20');
  expect(webNotifier().readAnnounced()).toBe('2026-11-20');
});

test('tells when the person or the network comes back, until it is left', () => {
  const heard = vi.fn();
  const leave = webNotifier().subscribeReturn(heard);
  look(false);
  expect(heard).toHaveBeenCalledTimes(0);
  look(true);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
  look(true);
  window.dispatchEvent(new Event('focus'));
  expect(heard).toHaveBeenCalledTimes(3);
});
