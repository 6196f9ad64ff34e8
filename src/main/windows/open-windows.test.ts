import { EventEmitter } from 'node:events';
import type { BrowserWindow, WebContents } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RestoredWindow } from './window-state.ts';

const electron = vi.hoisted(() => ({ app: null as unknown as EventEmitter, all: [] as unknown[] }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  electron.app = new Emitter();
  return {
    app: electron.app,
    autoUpdater: new Emitter(),
    BrowserWindow: { getAllWindows: () => [...electron.all], getFocusedWindow: () => electron.all.at(-1) ?? null },
  };
});
const { openWindows } = await import('./open-windows.ts');

let values: Map<string, unknown>;
const store = {
  get: (name: string) => values.get(name),
  set: (name: string, value: unknown) => (values.set(name, value), true),
};
const bounds = { x: 1, y: 2, width: 800, height: 600 };
const paths = () => (values.get('open') as RestoredWindow[] | undefined)?.map(({ path }) => path);

function aWindow(path: string) {
  let url = `app://bundle${path}`;
  let destroyed = false;
  const webContents = Object.assign(new EventEmitter(), { getURL: () => url });
  const window = Object.assign(new EventEmitter(), {
    webContents,
    isDestroyed: () => destroyed,
    isMaximized: () => false,
    isFullScreen: () => false,
    getNormalBounds: () => bounds,
    goTo(next: string) {
      url = `app://bundle${next}`;
      webContents.emit('did-navigate-in-page', {}, url, true);
    },
    shut() {
      window.emit('close');
      destroyed = true;
      electron.all.splice(electron.all.indexOf(window), 1);
      window.emit('closed');
    },
  });
  electron.all.push(window);
  return window;
}
type Fake = ReturnType<typeof aWindow>;
const asWindow = (window: Fake) => window as unknown as BrowserWindow;
const asPage = ({ webContents }: Fake) => webContents as unknown as WebContents;

beforeEach(() => {
  vi.useFakeTimers();
  values = new Map();
  electron.all.length = 0;
  electron.app.removeAllListeners();
});
const { platform: own } = process;
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: own });
});

it('keeps the open windows with their places, the one in front first', () => {
  const open = openWindows(store);
  const [first, second] = [aWindow('/'), aWindow('/about')];
  open.follow(asWindow(first), 0);
  open.follow(asWindow(second), 0);
  first.webContents.emit('did-navigate');
  first.goTo('/article/1');
  open.setTop(asPage(first), 640);
  vi.advanceTimersByTime(500);
  const state = { bounds, maximized: false, fullScreen: false };
  expect(values.get('open')).toEqual([
    { state, path: '/about', top: 0 },
    { state, path: '/article/1', top: 640 },
  ]);
  expect(openWindows(store).left()).toEqual(values.get('open'));
});

it('keeps all of them when the app is left, and not what a person closed before', () => {
  const open = openWindows(store);
  const all = ['/', '/about', '/contact'].map(aWindow);
  for (const window of all) open.follow(asWindow(window), 0);
  all[2]?.shut();
  expect(paths()).toEqual(['/about', '/']);
  electron.app.emit('before-quit');
  all[0]?.shut();
  all[1]?.shut();
  expect(paths()).toEqual(['/about', '/']);
});

it('keeps the last one that is closed, except where the app goes on without windows', () => {
  for (const platform of ['linux', 'darwin'] as const) {
    Object.defineProperty(process, 'platform', { value: platform });
    const open = openWindows(store);
    const only = aWindow('/blog');
    open.follow(asWindow(only), 0);
    only.shut();
    expect(paths()).toEqual(platform === 'linux' ? ['/blog'] : []);
  }
});

it('goes on where the app was not left after all', () => {
  const open = openWindows(store);
  const [first, second] = [aWindow('/'), aWindow('/about')];
  open.follow(asWindow(first), 0);
  open.follow(asWindow(second), 0);
  electron.app.emit('before-quit');
  first.shut();
  second.goTo('/contact');
  vi.advanceTimersByTime(500);
  expect(paths()).toEqual(['/contact']);
});

it('goes on where somebody stays when asked whether to leave', () => {
  const open = openWindows(store);
  const [first, second] = [aWindow('/'), aWindow('/about')];
  open.follow(asWindow(first), 0);
  open.follow(asWindow(second), 0);
  electron.app.emit('before-quit');
  first.shut();
  second.webContents.emit('will-prevent-unload', { defaultPrevented: true });
  vi.advanceTimersByTime(500);
  expect(paths()).toEqual(['/about', '/']);
  second.webContents.emit('will-prevent-unload', { defaultPrevented: false });
  vi.advanceTimersByTime(500);
  expect(paths()).toEqual(['/about']);
});

it('says once where a page was, and counts each further page from its top', () => {
  const open = openWindows(store);
  const hasty = aWindow('/about');
  open.follow(asWindow(hasty), 700);
  hasty.webContents.emit('did-navigate');
  hasty.goTo('/blog');
  expect(open.takeTop(asPage(hasty))).toBe(0);
  hasty.shut();
  const window = aWindow('/article/1');
  open.follow(asWindow(window), 900);
  window.webContents.emit('did-navigate');
  vi.advanceTimersByTime(500);
  expect(values.get('open')).toMatchObject([{ top: 900 }]);
  expect([open.takeTop(asPage(window)), open.takeTop(asPage(window))]).toEqual([900, 0]);
  window.goTo('/article/2');
  vi.advanceTimersByTime(500);
  expect(values.get('open')).toMatchObject([{ path: '/article/2', top: 0 }]);
});
