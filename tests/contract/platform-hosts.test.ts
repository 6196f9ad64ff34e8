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
    const opened = { opener: window, location: { href: '' } };
    vi.mocked(window.open).mockImplementation((...given) => {
      windows.push(given.map(String));
      return opened as unknown as Window;
    });
    expect(webPlatform(null).openSharePage(SHARE_PAGE)).toBe('opened');
    expect(opened).toEqual({ opener: null, location: { href: SHARE_PAGE } });
    const [address, name, features = ''] = windows[0] ?? [];
    expect([address, name]).toEqual(['', '_blank']);
    const wanted = Object.fromEntries(features.split(',').map((each) => each.split('=')));
    expect(wanted).toMatchObject({ width: '600', height: '400' });
    expect(wanted).toHaveProperty('popup');
    for (const side of ['left', 'top']) expect(Number(wanted[side])).toBeGreaterThanOrEqual(0);
  });

  test('says that the browser blocked the window of a share page', () => {
    expect(webPlatform(null).openSharePage(SHARE_PAGE)).toBe('blocked');
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

describe('packs as files', () => {
  const files = { name: 'Tunas.tunas', pack: new Blob(['pack']), page: new Blob(['page']) };
  const drop = (name: string) => {
    const event = new Event('drop', { cancelable: true });
    Object.assign(event, { dataTransfer: { files: [new File(['dropped'], name)], types: ['Files'] } });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('the desktop hands them to the system and takes what was opened there', async () => {
    const main = memoryMain();
    const platform = desktopPlatform(null, main.bridge(), { language: null, sidebarOpen: null });
    const packs = await platform.packFiles();
    expect(await packs.choose()).toBeNull();
    main.packs.push(new Uint8Array([1, 2]));
    main.arrived.push(new Uint8Array([1, 2, 3]));
    expect([(await packs.choose())?.size, (await packs.take())?.size, await packs.take()]).toEqual([2, 3, null]);
    expect(await packs.save(files)).toBe('saved');
    expect(main.savedPacks).toMatchObject([{ name: 'Tunas.tunas', pack: new Uint8Array(Buffer.from('pack')) }]);
    const arrived = vi.fn();
    const stop = packs.subscribe(arrived);
    main.tell('pack.arrived', undefined);
    stop();
    main.tell('pack.arrived', undefined);
    expect(arrived).toHaveBeenCalledOnce();
  });

  test('one that is dropped anywhere on the app leads to where packs are opened', async () => {
    const platform = desktop();
    const chosen = vi.fn();
    const stop = platform.subscribeCommands(chosen);
    expect([drop('photo.jpg'), drop('Padi.TUNAS')]).toEqual([true, true]);
    expect(chosen.mock.calls).toEqual([[{ command: 'open', path: '/library' }]]);
    expect(await (await (await platform.packFiles()).take())?.text()).toBe('dropped');
    stop();
    expect(drop('Padi.tunas')).toBe(false);
  });

  test('the web downloads both files, opens what is chosen, and takes what is dropped while it listens', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const packs = await webPlatform(null).packFiles();
    expect(await packs.save(files)).toBe('saved');
    expect(names).toEqual(['Tunas.tunas', 'baca-di-hp.html']);
    expect(drop('Padi.tunas')).toBe(false);
    const stop = packs.subscribe(vi.fn());
    drop('Padi.tunas');
    stop();
    expect([(await packs.take())?.size, await packs.take()]).toEqual([7, null]);
    const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      this.dispatchEvent(new Event('cancel'));
    });
    expect(await packs.choose()).toBeNull();
    expect([asked.mock.calls.length, document.querySelectorAll('input').length]).toEqual([1, 0]);
  });
});
