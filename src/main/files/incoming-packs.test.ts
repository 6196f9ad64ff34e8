import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';

const app = vi.hoisted(() => ({ current: null as unknown as EventEmitter }));
vi.mock('electron', () => ({
  get app() {
    return app.current;
  },
}));

const { listenForPacks } = await import('./incoming-packs.ts');

beforeEach(() => {
  app.current = new EventEmitter();
});

const openFile = (path: string) => {
  const event = { preventDefault: vi.fn() };
  app.current.emit('open-file', event, path);
  return event;
};

it('takes the pack that the app was started with, once', () => {
  const packs = listenForPacks(['tunas', '--flag', '/media/usb/Padi.tunas'], '/');
  expect([packs.waits(), packs.take(), packs.waits(), packs.take()]).toEqual([
    true,
    '/media/usb/Padi.tunas',
    false,
    null,
  ]);
});

it('keeps the pack that macOS sends before the first window, and reports later ones', () => {
  const packs = listenForPacks(['tunas'], '/');
  expect(openFile('/Volumes/USB/Padi.TUNAS').preventDefault).toHaveBeenCalled();
  expect(packs.take()).toBe('/Volumes/USB/Padi.TUNAS');
  const arrived = vi.fn();
  packs.follow(arrived);
  openFile('/Volumes/USB/x.pdf');
  expect(arrived).not.toHaveBeenCalled();
  openFile('/Volumes/USB/a.tunas');
  expect([arrived.mock.calls.length, packs.take()]).toEqual([1, '/Volumes/USB/a.tunas']);
});

it('reports one that came while the first window opened, but not the one that it was opened for', () => {
  const packs = listenForPacks(['tunas'], '/');
  expect(packs.waits()).toBe(false);
  openFile('/Volumes/USB/a.tunas');
  const arrived = vi.fn();
  packs.follow(arrived);
  expect([arrived.mock.calls.length, packs.take()]).toEqual([1, '/Volumes/USB/a.tunas']);

  const started = listenForPacks(['tunas', '/media/usb/Padi.tunas'], '/');
  expect(started.waits()).toBe(true);
  const told = vi.fn();
  started.follow(told);
  expect(told).not.toHaveBeenCalled();
  // A link opened the first window instead of the pack's page.
  const linked = listenForPacks(['tunas', '/media/usb/Padi.tunas'], '/');
  linked.follow(told);
  expect(told).toHaveBeenCalledOnce();
});

it('takes the pack of a second start, from the folder that this was made in', () => {
  const packs = listenForPacks(['tunas'], '/');
  expect(packs.openFrom(['tunas', 'Padi.tunas'], '/media/usb')).toBe(true);
  expect(packs.take()).toBe('/media/usb/Padi.tunas');
  expect(packs.openFrom(['tunas', 'file:///media/usb/Padi%20sawah.tunas'], '/')).toBe(true);
  expect(packs.take()).toBe('/media/usb/Padi sawah.tunas');
});

it.each([
  '--x.tunas',
  'tunas://article/3.tunas',
  'https://evil.example/x.tunas',
  'file://evil.example/share/x.tunas',
  'file:///x%00.tunas',
  'smb://evil.example/x.tunas',
  '/media/usb/x.tunas.exe',
  '/media/usb/tunas',
  `/${'a'.repeat(5000)}.tunas`,
  '/media/\0.tunas',
])('takes nothing from %j', (argument) => {
  expect(listenForPacks(['tunas', argument], '/').waits()).toBe(false);
});
