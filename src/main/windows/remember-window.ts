import type { BrowserWindow } from 'electron';
import type { WindowState } from './window-state.ts';

/** Dragging a window causes an event for every pixel; the state is stored this many ms after the last one. */
const SETTLED_MS = 500;

/** Stores a window's state after each move or resize, and at the latest when it closes. */
export function rememberWindow(window: BrowserWindow, keep: (state: WindowState) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const keepNow = (): void => {
    clearTimeout(timer);
    if (!window.isDestroyed()) keep(stateOf(window));
  };
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keepNow, SETTLED_MS);
  };
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('maximize', keepSoon);
  window.on('unmaximize', keepSoon);
  window.on('enter-full-screen', keepSoon);
  window.on('leave-full-screen', keepSoon);
  window.on('close', keepNow);
  window.on('closed', () => clearTimeout(timer));
}

/** How a window is at this moment. */
export function stateOf(window: BrowserWindow): WindowState {
  return {
    bounds: window.getNormalBounds(),
    maximized: window.isMaximized(),
    fullScreen: window.isFullScreen(),
  };
}
