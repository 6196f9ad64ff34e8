import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberWindow } from './remember-window.ts';
import type { WindowState } from './window-state.ts';
import { zoomPage } from './zoom.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bounds = { x: 1, y: 2, width: 800, height: 600 };

function aPage() {
  let level = 0;
  return Object.assign(new EventEmitter(), {
    getZoomLevel: () => level,
    setZoomLevel: (wanted: number) => void (level = wanted),
  });
}

function aWindow() {
  const webContents = aPage();
  return Object.assign(new EventEmitter(), {
    webContents,
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
  expect(kept).toEqual([{ bounds, maximized: true, fullScreen: false, zoom: 0 }]);
  window.webContents.setZoomLevel(99);
  window.emit('close');
  expect(kept[1]?.zoom).toBe(5);
  window.emit('closed');
  vi.advanceTimersByTime(5000);
  expect(kept).toHaveLength(2);
});

it('opens a page in a zoom once, and follows the wheel within limits', () => {
  const page = aPage();
  zoomPage(page as never, 1);
  expect(page.getZoomLevel()).toBe(0);
  page.emit('did-navigate');
  expect(page.getZoomLevel()).toBe(1);
  page.emit('zoom-changed', {}, 'in');
  expect(page.getZoomLevel()).toBe(1.5);
  page.emit('did-navigate');
  expect(page.getZoomLevel()).toBe(1.5);
  for (let turn = 0; turn < 30; turn += 1) page.emit('zoom-changed', {}, 'out');
  expect(page.getZoomLevel()).toBe(-3);
});
