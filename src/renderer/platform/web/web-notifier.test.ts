// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { webAnnouncer } from './web-notifier.ts';

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
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a notice', () => {
  test('is shown only after the person said yes, and leads back into the portal', async () => {
    const announcer = webAnnouncer();
    const open = vi.fn();
    announcer.show(NOTICE, open);
    expect([announcer.allowed(), FakeNotification.shown]).toEqual(['ask', []]);
    expect(await announcer.ask()).toBe(true);
    announcer.show(NOTICE, open);
    const [shown] = FakeNotification.shown;
    expect(shown).toMatchObject({ title: NOTICE.title, options: { body: NOTICE.body } });
    shown?.dispatchEvent(new Event('click'));
    expect([open.mock.calls, shown?.closed]).toEqual([[['/admin/messages']], true]);
  });

  test('is shown to nobody who said no', async () => {
    FakeNotification.answer = 'denied';
    const announcer = webAnnouncer();
    expect([await announcer.ask(), announcer.allowed()]).toEqual([false, 'no']);
    announcer.show(NOTICE, () => undefined);
    expect(FakeNotification.shown).toEqual([]);
  });

  test('breaks nothing in a browser that has none, or refuses', async () => {
    FakeNotification.permission = 'granted';
    FakeNotification.refuses = true;
    expect(() => webAnnouncer().show(NOTICE, () => undefined)).not.toThrow();
    vi.stubGlobal('Notification', undefined);
    const without = webAnnouncer();
    expect([without.allowed(), await without.ask()]).toEqual(['no', false]);
    expect(() => without.show(NOTICE, () => undefined)).not.toThrow();
  });
});

describe('the number', () => {
  test('stands in the title of a tab that nobody looks at, until somebody does', () => {
    const announcer = webAnnouncer();
    announcer.setBadge(2);
    expect(document.title).toBe('Dasbor · Tunas');
    look(false);
    announcer.setBadge(3);
    announcer.setBadge(4);
    expect(document.title).toBe('(4) Dasbor · Tunas');
    look(true);
    expect(document.title).toBe('Dasbor · Tunas');
  });

  test('leaves the title when it becomes 0', () => {
    const announcer = webAnnouncer();
    hidden = true;
    announcer.setBadge(3);
    announcer.setBadge(0);
    expect(document.title).toBe('Dasbor · Tunas');
  });

  test('stands on the icon of an installed site, where the browser knows that', () => {
    const [set, clear] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.reject(new Error('no icon')))];
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
    webAnnouncer().setBadge(3);
    webAnnouncer().setBadge(0);
    expect([set.mock.calls, clear.mock.calls]).toEqual([[[3]], [[]]]);
    Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
    expect(() => webAnnouncer().setBadge(3)).not.toThrow();
  });
});

test('what was announced is known to all tabs of this device', () => {
  expect(webAnnouncer().readAnnounced()).toBeNull();
  webAnnouncer().writeAnnounced('2026-11-20');
  expect(webAnnouncer().readAnnounced()).toBe('2026-11-20');
});

test('tells when the person or the network comes back, until it is left', () => {
  const heard = vi.fn();
  const leave = webAnnouncer().subscribeReturn(heard);
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
