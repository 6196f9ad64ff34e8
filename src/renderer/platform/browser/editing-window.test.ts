// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { editingWindow } from './editing-window.ts';

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a page that is hidden or left says so, one that comes back doesn’t', () => {
  const heard = vi.fn();
  const stop = editingWindow.subscribeLeaving(heard);
  hide(true);
  expect(heard).toHaveBeenCalledTimes(1);
  hide(false);
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  hide(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the network’s return is told', () => {
  const heard = vi.fn();
  const stop = editingWindow.subscribeOnline(heard);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what a window has open is held until it lets go', async () => {
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, work: () => Promise<void>) {
        held.add(name);
        await work();
        held.delete(name);
      },
      query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    },
  });
  const letGo = editingWindow.hold('a');
  expect(await editingWindow.isHeld('a')).toBe(true);
  expect(await editingWindow.isHeld('b')).toBe(false);
  letGo();
  await vi.waitFor(async () => expect(await editingWindow.isHeld('a')).toBe(false));
});

test('a device without locks holds nothing, and stops nobody', async () => {
  vi.stubGlobal('navigator', {});
  const letGo = editingWindow.hold('a');
  expect(await editingWindow.isHeld('a')).toBe(false);
  letGo();
});
