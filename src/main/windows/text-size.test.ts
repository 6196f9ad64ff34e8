import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TextSize } from '#domain/app-settings.ts';

const electron = vi.hoisted(() => ({ all: [] as unknown[] }));
vi.mock('electron', () => ({ BrowserWindow: { getAllWindows: () => electron.all } }));
const { changeTextSize, followTextSize, sizePage } = await import('./text-size.ts');

function aPage() {
  const page = Object.assign(new EventEmitter(), { factor: 1, setZoomFactor: (to: number) => void (page.factor = to) });
  return page;
}

function sizes(first: TextSize) {
  let size = first;
  const listeners: (() => void)[] = [];
  return {
    textSize: () => size,
    set: (setting: { name: string; value: unknown }) => {
      size = setting.value as TextSize;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => (listeners.push(listener), () => undefined),
  };
}

beforeEach(() => void (electron.all = []));

it('opens a page in the chosen size, and follows the wheel as far as pages reflow', () => {
  const page = aPage();
  const chosen = sizes(150);
  electron.all = [{ webContents: page }];
  followTextSize(chosen as never);
  sizePage(page as never, chosen as never);
  expect(page.factor).toBe(1);
  page.emit('did-navigate');
  expect(page.factor).toBe(1.5);
  page.emit('zoom-changed', {}, 'in');
  expect(page.factor).toBe(1.75);
  for (let turn = 0; turn < 30; turn += 1) page.emit('zoom-changed', {}, 'in');
  expect(page.factor).toBe(2);
  for (let turn = 0; turn < 30; turn += 1) page.emit('zoom-changed', {}, 'out');
  expect(page.factor).toBe(0.8);
  changeTextSize(chosen as never, 0);
  expect(page.factor).toBe(1);
});
