import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';

const app = vi.hoisted(() => ({
  current: null as unknown as EventEmitter & { isPackaged: boolean; claimed: string[] },
}));
vi.mock('electron', () => ({
  get app() {
    return app.current;
  },
}));

const { listenForDeepLinks } = await import('./follow-deep-links.ts');

beforeEach(() => {
  const claimed: string[] = [];
  const setAsDefaultProtocolClient = (scheme: string) => claimed.push(scheme) > 0;
  app.current = Object.assign(new EventEmitter(), { isPackaged: false, claimed, setAsDefaultProtocolClient });
});

const openUrl = (link: string) => {
  const event = { preventDefault: vi.fn() };
  app.current.emit('open-url', event, link);
  return event;
};

it('takes the link that the app was started with, once', () => {
  const links = listenForDeepLinks(['tunas', '--flag', 'tunas://article/3']);
  expect([links.takeFirst(), links.takeFirst()]).toEqual(['/article/3', null]);
  expect(listenForDeepLinks(['tunas://article/3']).takeFirst()).toBeNull();
});

it('keeps the link that macOS sends before the first window, and opens later ones at once', () => {
  const links = listenForDeepLinks(['tunas']);
  expect(openUrl('tunas://about').preventDefault).toHaveBeenCalled();
  expect(links.takeFirst()).toBe('/about');
  const opened: string[] = [];
  openUrl('tunas://contact');
  links.follow((path) => opened.push(path));
  openUrl('tunas://article/1');
  openUrl('tunas://admin');
  expect(opened).toEqual(['/contact', '/article/1']);
});

it('keeps the link of a second start that comes before the first window, too', () => {
  const links = listenForDeepLinks(['tunas']);
  expect(links.openFrom(['tunas', 'tunas://about'])).toBe(true);
  expect(links.openFrom(['tunas', '--flag'])).toBe(false);
  const opened: string[] = [];
  links.follow((path) => opened.push(path));
  links.openFrom(['tunas', 'tunas://article/1']);
  expect(opened).toEqual(['/about', '/article/1']);
});

it('claims the scheme only for an app that is installed', () => {
  listenForDeepLinks([]);
  expect(app.current.claimed).toEqual([]);
  app.current.isPackaged = true;
  listenForDeepLinks([]);
  expect(app.current.claimed).toEqual(['tunas']);
});
