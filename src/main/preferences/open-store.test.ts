import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from './open-store.ts';

const state = vi.hoisted(() => ({ folder: '' }));
vi.mock('electron', () => ({ app: { getPath: () => state.folder }, ipcMain: { removeAllListeners: () => undefined } }));
vi.mock('electron-store', () => ({
  default: class {
    readonly path = join(state.folder, 'preferences.json');
    get store(): object {
      return {};
    }
    set store(_values: object) {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    }
  },
}));

afterEach(() => {
  rmSync(state.folder, { recursive: true, force: true });
});

test('a write that a full disk refuses is reported each time, and is kept until the app ends', () => {
  state.folder = mkdtempSync(join(tmpdir(), 'tunas-store-'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = vi.fn();
  const store = openStore('preferences', refused);
  expect([store.set('language', 'en'), store.set('theme', 'dark')]).toEqual([false, false]);
  expect([store.get('language'), store.get('theme')]).toEqual(['en', 'dark']);
  expect(refused.mock.calls).toMatchObject([[{ code: 'ENOSPC' }], [{ code: 'ENOSPC' }]]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
