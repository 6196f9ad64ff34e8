import type { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { notificationHandler } from './show-notification.ts';

const electron = vi.hoisted(() => ({ supported: true, shown: [] as unknown[] }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class Notification extends Emitter {
    static isSupported = () => electron.supported;
    readonly options: object;
    constructor(options: object) {
      super();
      this.options = options;
    }
    show() {
      electron.shown.push(this);
    }
  }
  return { Notification };
});

const NOTICE = { title: 'Pesan baru dari Sri', body: 'Buka kotak masuk.', path: '/admin/messages' };
const page = () => ({}) as WebContents;
const press = (index: number) => (electron.shown[index] as EventEmitter).emit('click');

beforeEach(() => {
  electron.supported = true;
  electron.shown.length = 0;
  vi.useFakeTimers();
});

it('shows the notification, and opens the path when it is pressed', () => {
  const opened: string[] = [];
  const show = notificationHandler(
    (path) => opened.push(path),
    () => true,
  );
  expect(show(NOTICE, page())).toBe(true);
  expect(electron.shown).toMatchObject([{ options: { title: NOTICE.title, body: NOTICE.body } }]);
  expect(opened).toEqual([]);
  press(0);
  expect(opened).toEqual(['/admin/messages']);
});

it('shows none where the system has none', () => {
  electron.supported = false;
  expect(
    notificationHandler(
      () => undefined,
      () => true,
    )(NOTICE, page()),
  ).toBe(false);
  expect(electron.shown).toEqual([]);
});

it('shows none to whoever switched them off, and again once they are on', () => {
  let wanted = false;
  const show = notificationHandler(
    () => undefined,
    () => wanted,
  );
  expect(show(NOTICE, page())).toBe(false);
  expect(electron.shown).toEqual([]);
  wanted = true;
  expect(show(NOTICE, page())).toBe(true);
});

it('stops pages that announce without end, all of them together, and goes on later', () => {
  const show = notificationHandler(
    () => undefined,
    () => true,
  );
  for (let times = 0; times < 100; times += 1) void show(NOTICE, page());
  expect(electron.shown).toHaveLength(3);
  vi.advanceTimersByTime(20_000);
  expect(show(NOTICE, page())).toBe(true);
});
