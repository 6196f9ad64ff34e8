import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageDrawn, showWhenDrawn } from './show-when-drawn.ts';

beforeEach(() => void vi.useFakeTimers());

function aWindow(): BrowserWindow {
  return Object.assign(new EventEmitter(), { webContents: {}, isDestroyed: () => false }) as unknown as BrowserWindow;
}

it('shows a window once, when its own page has rendered', async () => {
  const [window, other] = [aWindow(), aWindow()];
  const show = vi.fn();
  const shown = showWhenDrawn(window, show);
  pageDrawn(other.webContents);
  expect(show).not.toHaveBeenCalled();
  pageDrawn(window.webContents);
  pageDrawn(window.webContents);
  await shown;
  vi.advanceTimersByTime(10_000);
  expect(show).toHaveBeenCalledOnce();
});

it('shows a page that never renders after three seconds', () => {
  const window = aWindow();
  const show = vi.fn();
  void showWhenDrawn(window, show);
  vi.advanceTimersByTime(2999);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledOnce();
});

it('waits no longer for a window that was closed', async () => {
  const window = aWindow();
  const show = vi.fn();
  const shown = showWhenDrawn(window, show);
  window.emit('closed');
  await shown;
  vi.advanceTimersByTime(10_000);
  expect(show).not.toHaveBeenCalled();
});
