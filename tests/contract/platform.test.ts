// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { desktopPlatform } from '#renderer/platform/desktop/desktop-platform.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { webPlatform } from '#renderer/platform/web/web-platform.ts';
import { memoryMain, type MemoryMain } from '../support/desktop-host/memory-main.ts';

let main: MemoryMain;
/** A new window of the app, at its start. */
const desktop = (publicUrl: string | null) => desktopPlatform(publicUrl, main.bridge(), main.preferences());

/** The browser's error for a script that a new build has removed. */
const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/old.js');

const HOSTS: Readonly<Record<string, (publicUrl: string | null) => Platform>> = {
  memory: memoryPlatform,
  web: webPlatform,
  desktop,
};
const PUBLIC_URL = 'https://tunas.example';

/** Windows that were opened: address, name, features. */
let windows: string[][];

beforeEach(() => {
  main = memoryMain();
  localStorage.clear();
  sessionStorage.clear();
  windows = [];
  vi.spyOn(window, 'open').mockImplementation((...given) => {
    windows.push(given.map(String));
    return null;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(Object.entries(HOSTS))('every device keeps its word: %s', (_name, host) => {
  test('nobody chose a language at first, and a choice is kept', () => {
    const { preferences } = host(PUBLIC_URL);
    expect(preferences.readLanguage()).toBeNull();
    preferences.writeLanguage('en');
    expect(preferences.readLanguage()).toBe('en');
    preferences.writeLanguage('id');
    expect(preferences.readLanguage()).toBe('id');
  });

  test('a draft is there until it is removed, and no other with it', () => {
    const { drafts } = host(PUBLIC_URL);
    expect(drafts.read('a')).toBeNull();
    drafts.write('a', 'satu');
    drafts.write('b', '');
    drafts.write('a', 'dua\n"“🌱');
    expect(drafts.read('a')).toBe('dua\n"“🌱');
    drafts.remove('a');
    drafts.remove('never there');
    expect(drafts.read('a')).toBeNull();
    expect(drafts.read('b')).toBe('');
  });

  test('a path has its public address', () => {
    const platform = host(PUBLIC_URL);
    expect(platform.publicAddress('/en/article/2')).toBe('https://tunas.example/en/article/2');
    expect(platform.publicAddress('/')).toBe('https://tunas.example/');
  });

  test('a share page is opened, and it is known at once whether its window was blocked', () => {
    expect(['opened', 'blocked']).toContain(host(PUBLIC_URL).openSharePage('https://x.com/intent/post?text=a'));
  });

  test('ids are random UUIDs, never the same twice', () => {
    const { newId } = host(PUBLIC_URL);
    const ids = Array.from({ length: 50 }, newId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(50);
  });

  test('copying says whether it worked', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
    expect(await host(PUBLIC_URL).copyText('https://tunas.example')).toBe(true);
  });

  test('a page is never loaded anew twice for the same reason', () => {
    vi.stubGlobal('navigator', { onLine: true });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const platform = host(PUBLIC_URL);
    platform.reloadForNewBuild(GONE);
    expect(platform.reloadForNewBuild(GONE)).toBe(false);
    expect(host(PUBLIC_URL).reloadForNewBuild(GONE)).toBe(false);
    expect(reload.mock.calls.length).toBeLessThanOrEqual(1);
  });
});

describe.each([
  ['web', webPlatform],
  ['desktop', desktop],
] as const)('a browser’s device: %s', (name, host) => {
  test('keeps the choice for the next visit, drafts for this tab', () => {
    host(null).preferences.writeLanguage('en');
    host(null).drafts.write('contact-home', 'Cabai');
    expect(host(null).preferences.readLanguage()).toBe('en');
    expect(host(null).drafts.read('contact-home')).toBe('Cabai');
    sessionStorage.clear();
    expect(host(null).drafts.read('contact-home')).toBeNull();
    expect(host(null).preferences.readLanguage()).toBe('en');
    // On the web the script in the page's head reads it under this name; on the desktop the main process keeps it.
    expect(localStorage.getItem('tunas.language')).toBe(name === 'web' ? 'en' : null);
  });

  test.each(['', 'de', 'EN', '"en"', 'null'])('a damaged choice (%j) is no choice', (value) => {
    localStorage.setItem('tunas.language', value);
    expect(host(null).preferences.readLanguage()).toBeNull();
  });

  test('a browser that refuses its storage loses what would be kept, and nothing breaks', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    const { preferences, drafts, reloadForNewBuild } = host(null);
    preferences.writeLanguage('en');
    drafts.write('a', 'x');
    drafts.remove('a');
    const language = name === 'web' ? null : 'en';
    expect([preferences.readLanguage(), drafts.read('a'), reloadForNewBuild(GONE)]).toEqual([language, null, false]);
    expect(console.warn).toHaveBeenCalled();
  });

  test('another error loads nothing anew', () => {
    vi.stubGlobal('navigator', { onLine: true });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    expect(host(null).reloadForNewBuild(new Error('broken'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('the page is loaded anew once for a new build, and not at all without a network', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', { onLine: false });
    expect(host(null).reloadForNewBuild(GONE)).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(host(null).reloadForNewBuild(GONE)).toBe(true);
    expect(host(null).reloadForNewBuild(GONE)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('ids are random on plain http addresses too', () => {
    vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) });
    expect(host(null).newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(host(null).newId()).not.toBe(host(null).newId());
  });

  test.each([true, false])(
    'without the clipboard a selected field copies, and its answer (%s) counts',
    async (works) => {
      vi.stubGlobal('navigator', {});
      const copied: string[] = [];
      document.execCommand = () => {
        copied.push(document.querySelector('textarea')?.value ?? '');
        return works;
      };
      document.body.innerHTML = '<button>Salin</button>';
      document.querySelector('button')?.focus();
      expect(await host(null).copyText('https://tunas.example')).toBe(works);
      expect(copied).toEqual(['https://tunas.example']);
      expect(document.querySelector('textarea')).toBeNull();
      expect(document.activeElement?.tagName).toBe('BUTTON');
    },
  );
});
