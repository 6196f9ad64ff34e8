import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { appBadge, type AppBadge, dotPixels } from './app-badge.ts';

const electron = vi.hoisted(() => ({ count: 0, overlays: [] as [unknown, string][] }));
vi.mock('electron', () => ({
  app: { setBadgeCount: (count: number) => (electron.count = count) },
  BrowserWindow: {
    getAllWindows: () => [{ setOverlayIcon: (...given: [unknown, string]) => electron.overlays.push(given) }],
  },
  nativeImage: { createFromBitmap: (pixels: Buffer) => `${pixels.length} bytes` },
}));

const page = () => new EventEmitter() as unknown as WebContents;
const tell = (contents: WebContents, event: string) => (contents as unknown as EventEmitter).emit(event);

let badge: AppBadge;
beforeEach(() => {
  electron.count = -1;
  electron.overlays.length = 0;
  badge = appBadge(() => nativeTexts('id'));
});

describe('the number on the app’s icon', () => {
  it('is the most that any page says', () => {
    const [one, other] = [page(), page()];
    badge.set(one, 4);
    badge.set(other, 2);
    expect(electron.count).toBe(4);
    badge.set(one, 0);
    expect(electron.count).toBe(2);
  });

  it.each(['destroyed', 'did-navigate'])('goes with its page (%s)', (event) => {
    const contents = page();
    badge.set(contents, 4);
    tell(contents, event);
    expect(electron.count).toBe(0);
  });

  it('leaves no listener behind, however often a page is loaded anew', () => {
    const contents = page();
    for (let times = 0; times < 20; times += 1) {
      badge.set(contents, 4);
      badge.set(contents, 5);
      tell(contents, 'did-navigate');
    }
    expect((contents as unknown as EventEmitter).listenerCount('destroyed')).toBe(0);
  });
});

describe('on Windows', () => {
  beforeEach(() => vi.stubGlobal('process', { ...process, platform: 'win32' }));

  it('is a mark over the icon of each window, described in words', () => {
    badge.set(page(), 3);
    expect(electron).toMatchObject({ count: -1, overlays: [['4096 bytes', '3 belum dibaca']] });
  });

  it('is taken away at 0', () => {
    badge.set(page(), 0);
    expect(electron.overlays).toEqual([[null, '']]);
  });
});

it('is a disc: filled in the middle, nothing in the corners, no colour above its alpha', () => {
  const pixels = dotPixels(32);
  const at = (x: number, y: number) => [...pixels.subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 4)];
  expect(at(16, 16)).toEqual([0x51, 0xc5, 0xf5, 255]);
  for (const corner of [at(0, 0), at(31, 0), at(0, 31), at(31, 31)]) expect(corner).toEqual([0, 0, 0, 0]);
  for (let each = 0; each < pixels.length; each += 4)
    expect(Math.max(...pixels.subarray(each, each + 3))).toBeLessThanOrEqual(pixels[each + 3] ?? 0);
});
