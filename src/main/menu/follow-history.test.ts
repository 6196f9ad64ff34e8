import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => ({
  app: null as unknown as EventEmitter,
  items: { back: { enabled: true }, forward: { enabled: true } } as Record<string, { enabled: boolean }>,
  windows: [] as unknown[],
}));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  electron.app = new Emitter();
  return {
    app: electron.app,
    Menu: { getApplicationMenu: () => ({ getMenuItemById: (id: string) => electron.items[id] ?? null }) },
    BrowserWindow: { getAllWindows: () => [...electron.windows], getFocusedWindow: () => null },
  };
});
const { followHistory, showHistory } = await import('./follow-history.ts');

const enabled = () => Object.values(electron.items).map((item) => item.enabled);

it('greys out Back and Forward where the window in front has nowhere to go', () => {
  followHistory();
  showHistory();
  expect(enabled()).toEqual([false, false]);
  let at = 0;
  const contents = Object.assign(new EventEmitter(), {
    isDestroyed: () => false,
    navigationHistory: { canGoBack: () => at > 0, canGoForward: () => at < 1 },
  });
  electron.app.emit('web-contents-created', {}, contents);
  electron.windows.push({ webContents: contents });
  at = 1;
  contents.emit('did-navigate-in-page');
  expect(enabled()).toEqual([true, false]);
  at = 0;
  contents.emit('did-navigate');
  expect(enabled()).toEqual([false, true]);
  electron.windows.pop();
  electron.app.emit('browser-window-focus');
  expect(enabled()).toEqual([false, false]);
});
