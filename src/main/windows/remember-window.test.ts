import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberWindow } from './remember-window.ts';
import type { WindowState } from './window-state.ts';

beforeEach(() => void vi.useFakeTimers());

const bounds = { x: 1, y: 2, width: 800, height: 600 };

function aWindow() {
  return Object.assign(new EventEmitter(), {
    isDestroyed: () => false,
    isMaximized: () => true,
    isFullScreen: () => false,
    getNormalBounds: () => bounds,
  });
}

it('keeps a state once a window has come to rest, and again when it closes', () => {
  const window = aWindow();
  const kept: WindowState[] = [];
  rememberWindow(window as unknown as BrowserWindow, (state) => kept.push(state));
  for (let step = 0; step < 20; step += 1) {
    window.emit('move');
    vi.advanceTimersByTime(50);
  }
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(kept).toEqual([{ bounds, maximized: true, fullScreen: false }]);
  window.emit('close');
  expect(kept).toHaveLength(2);
  window.emit('closed');
  vi.advanceTimersByTime(5000);
  expect(kept).toHaveLength(2);
});
