// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SIDEBAR_DAYS } from '#domain/limits.ts';
import { desktopPlatform } from '#renderer/platform/desktop/desktop-platform.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { webPlatform } from '#renderer/platform/web/web-platform.ts';
import { memoryMain, type MemoryMain } from '../support/desktop-host/memory-main.ts';

/** What the accounts need of a device: a session, a link's fragment, the sidebar's state, another window. */
const HOSTS: Readonly<Record<string, () => Platform>> = {
  memory: () => memoryPlatform(),
  web: () => webPlatform(null),
  desktop: () => desktop(),
};
const KEY = 'sb-x-auth-token';
let main: MemoryMain;
/** A new window of the app, at its start. */
const desktop = () => desktopPlatform(null, main.bridge(), main.preferences());
const DAY_MS = 86_400_000;

beforeEach(() => {
  main = memoryMain();
  localStorage.clear();
  document.cookie = 'sidebar_state=; Path=/; Max-Age=0';
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe.each(Object.entries(HOSTS))('every device keeps its word: %s', (_name, host) => {
  test('a session is there until it is removed, and no other with it', async () => {
    const { session } = host();
    expect(await session.read(KEY)).toBeNull();
    await session.write(KEY, 'one');
    await session.write(`${KEY}-request`, '');
    await session.write(KEY, 'two');
    expect(await session.read(KEY)).toBe('two');
    await session.remove(KEY);
    await session.remove('never there');
    expect(await session.read(KEY)).toBeNull();
    expect(await session.read(`${KEY}-request`)).toBe('');
  });

  test('exclusive work is done one after another, and its outcome comes back', async () => {
    const { session } = host();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      steps.push(`${name} ends`);
      return name;
    };
    const outcomes = await Promise.all([session.exclusively(KEY, work('a')), session.exclusively(KEY, work('b'))]);
    expect(outcomes).toEqual(['a', 'b']);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('exclusive work that fails tells who asked for it, and stops nobody after it', async () => {
    const { session } = host();
    await expect(session.exclusively(KEY, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await session.exclusively(KEY, () => Promise.resolve('next'))).toBe('next');
  });

  test('nobody chose about the sidebar at first, and a choice is kept', () => {
    const { preferences } = host();
    expect(preferences.readSidebarOpen()).toBeNull();
    preferences.writeSidebarOpen(false);
    expect(preferences.readSidebarOpen()).toBe(false);
    preferences.writeSidebarOpen(true);
    expect(preferences.readSidebarOpen()).toBe(true);
  });

  test('nobody chose how to write at first, and a choice is kept', () => {
    const { preferences } = host();
    const mode = () => preferences.readChoice('writing-mode', ['canvas', 'source']);
    expect(mode()).toBeNull();
    preferences.writeChoice('writing-mode', 'source');
    expect(mode()).toBe('source');
    preferences.writeChoice('writing-mode', 'another build’s');
    expect(mode()).toBeNull();
  });

  test('a page without a link’s fragment has none to take', () => {
    expect(host().readSessionFragment()).toBeNull();
  });
});

describe.each([HOSTS['web'], HOSTS['desktop']] as (() => Platform)[])('a browser’s device', (host) => {
  test.each([
    'access_token=a.b.c&refresh_token=r&type=recovery',
    'error=access_denied&error_code=otp_expired',
    'error_description=No',
    'error_code=x',
  ])('takes what a link left out of the address and its history: #%s', (fragment) => {
    window.history.replaceState({ kept: true }, '', `/en/blog?q=kompos#${fragment}`);
    const { length } = window.history;
    expect(host().readSessionFragment()).toBe(fragment);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/en/blog?q=kompos');
    expect(window.history.length).toBe(length);
    expect(window.history.state).toEqual({ kept: true });
    expect(host().readSessionFragment()).toBeNull();
  });

  test.each(['s-mulai', 'errors=1', 'token=1', ''])('leaves other fragments alone: #%s', (fragment) => {
    window.history.replaceState(null, '', `/article/1#${fragment}`);
    const { href } = window.location;
    expect(host().readSessionFragment()).toBeNull();
    expect(window.location.href).toBe(href);
  });
});

describe('the web', () => {
  test('keeps the session in local storage, for the next visit', async () => {
    await webPlatform(null).session.write(KEY, 'one');
    expect(localStorage.getItem(KEY)).toBe('one');
    expect(await webPlatform(null).session.read(KEY)).toBe('one');
  });

  test('says that it keeps a session', async () => {
    expect(await webPlatform(null).session.write(KEY, 'one')).toBe(true);
  });

  test('keeps it in memory where the browser refuses, and takes nothing away from the other tabs', async () => {
    const { session } = webPlatform(null);
    await session.write(KEY, 'old');
    const { localStorage: real } = window;
    const full = vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    } as unknown as Storage);
    expect(await session.write(KEY, 'new')).toBe(false);
    expect([real.getItem(KEY), await session.read(KEY)]).toEqual(['old', 'new']);
    full.mockRestore();
    await session.write(KEY, 'newer');
    expect([real.getItem(KEY), await session.read(KEY)]).toEqual(['newer', 'newer']);
    await session.remove(KEY);
    expect(await session.read(KEY)).toBeNull();
  });

  test('what another tab writes is newer than what this one holds in memory', async () => {
    const { session } = webPlatform(null);
    const read: Promise<string | null>[] = [];
    const stop = session.subscribe(KEY, () => void read.push(session.read(KEY)));
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      getItem: () => 'of the other tab',
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    } as unknown as Storage);
    await session.write(KEY, 'refused');
    expect(await session.read(KEY)).toBe('refused');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(await Promise.all(read)).toEqual(['of the other tab']);
    stop();
  });

  test('hears what other tabs do with the session, and nothing else', () => {
    const { session } = webPlatform(null);
    const heard = vi.fn();
    const stop = session.subscribe(KEY, heard);
    const happens = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    happens('another');
    expect(heard).toHaveBeenCalledTimes(0);
    happens(KEY);
    // Everything was cleared.
    happens(null);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    happens(KEY);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('keeps the sidebar in a cookie that ends after 7 days', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    webPlatform(null).preferences.writeSidebarOpen(true);
    expect(SIDEBAR_DAYS).toBe(7);
    expect(written).toHaveBeenCalledWith('sidebar_state=true; Path=/; Max-Age=604800; SameSite=Lax');
  });

  test.each(['sidebar_state=maybe', 'my_sidebar_state=true', 'sidebar_state=', ''])(
    'a cookie that is no choice (%s) is none',
    (cookie) => {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; ${cookie}; c=d`);
      expect(webPlatform(null).preferences.readSidebarOpen()).toBeNull();
    },
  );

  test('opens the portal beside in a tab that knows nothing of this one', () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    webPlatform(null).openInNewTab('/en');
    expect(opened).toHaveBeenCalledWith('/en', '_blank', 'noopener');
  });
});

describe('the desktop', () => {
  test('writes no session anywhere', async () => {
    await desktop().session.write(KEY, 'one');
    expect(document.cookie).not.toContain(KEY);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('keeps the sidebar’s state for 7 days', () => {
    vi.useFakeTimers();
    desktop().preferences.writeSidebarOpen(false);
    vi.advanceTimersByTime(7 * DAY_MS);
    expect(desktop().preferences.readSidebarOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(desktop().preferences.readSidebarOpen()).toBeNull();
  });

  test('follows what another window chose', () => {
    const [one, other] = [desktop(), desktop()];
    one.preferences.writeSidebarOpen(true);
    one.preferences.writeLanguage('en');
    expect([other.preferences.readSidebarOpen(), other.preferences.readLanguage()]).toEqual([true, 'en']);
  });

  test('hears when another window changed a session, and only of that key', async () => {
    const [one, other] = [desktop(), desktop()];
    const heard: string[] = [];
    const stop = other.session.subscribe(KEY, () => heard.push('other'));
    one.session.subscribe(KEY, () => heard.push('one'));
    await one.session.write(KEY, 'a');
    await one.session.write('another-key', 'a');
    expect(heard).toEqual(['other']);
    stop();
    await one.session.remove(KEY);
    expect(heard).toEqual(['other']);
  });

  test('says where it keeps a session', async () => {
    expect(await desktop().session.keeping()).toEqual({ place: 'safe', damaged: false });
    main.keeping = { place: 'memory', damaged: true };
    expect(await desktop().session.keeping()).toEqual({ place: 'memory', damaged: true });
  });

  test('opens the portal beside in another window', () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    desktop().openInNewTab('/');
    expect(opened).toHaveBeenCalledWith('/', '_blank', 'noopener');
  });
});

test('the device made of memory hands a link’s fragment out once, and remembers what was opened beside', () => {
  const platform = memoryPlatform();
  platform.fragment = 'error=x';
  expect([platform.readSessionFragment(), platform.readSessionFragment()]).toEqual(['error=x', null]);
  platform.openInNewTab('/');
  expect(platform.beside).toEqual(['/']);
});
