// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { desktopPlatform } from '#renderer/platform/desktop/desktop-platform.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { webPlatform } from '#renderer/platform/web/web-platform.ts';
import { memoryMain } from '../support/desktop-host/memory-main.ts';

const SHARE_PAGE = 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Ftunas.example';

const desktop = () => desktopPlatform(null, memoryMain().bridge(), { language: null, sidebarOpen: null });

let windows: string[][];

beforeEach(() => {
  windows = [];
  vi.spyOn(window, 'open').mockImplementation((...given) => {
    windows.push(given.map(String));
    return null;
  });
});

describe('the web', () => {
  test('opens share pages in a small window that knows nothing of ours', () => {
    webPlatform(null).openSharePage(SHARE_PAGE);
    const [address, name, features = ''] = windows[0] ?? [];
    expect([address, name]).toEqual([SHARE_PAGE, '_blank']);
    const wanted = Object.fromEntries(features.split(',').map((each) => each.split('=')));
    expect(wanted).toMatchObject({ width: '600', height: '400' });
    expect(wanted).toHaveProperty('popup');
    expect(wanted).toHaveProperty('noopener');
    for (const side of ['left', 'top']) expect(Number(wanted[side])).toBeGreaterThanOrEqual(0);
  });

  test('is its own public address where none is configured', () => {
    expect(webPlatform(null).publicAddress('/blog')).toBe(`${window.location.origin}/blog`);
  });
});

describe('the desktop', () => {
  test('hands share pages to the system’s browser', () => {
    desktop().openSharePage(SHARE_PAGE);
    expect(windows).toEqual([[SHARE_PAGE, '_blank', 'noopener']]);
  });

  test('has no public address where none is configured: app:// is never shared', () => {
    expect(desktop().publicAddress('/blog')).toBeNull();
  });
});

describe('the device made of memory', () => {
  test('touches no browser, and remembers what would have been opened', () => {
    const platform = memoryPlatform();
    platform.openSharePage(SHARE_PAGE);
    platform.preferences.writeLanguage('en');
    platform.drafts.write('a', 'b');
    expect(platform.sharePages).toEqual([SHARE_PAGE]);
    expect(windows).toEqual([]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('is new for each page', () => {
    memoryPlatform().preferences.writeLanguage('en');
    expect(memoryPlatform().preferences.readLanguage()).toBeNull();
    expect(memoryPlatform().publicAddress('/')).toBeNull();
  });
});
