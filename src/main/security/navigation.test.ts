import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { appAddress, isAppAddress, pathOfAddress } from '#main/protocol/app-address.ts';
import { disguisedAddresses } from '#tests/support/cases/disguised-addresses.ts';
import { confineToPortal } from './navigation.ts';

const { opened } = vi.hoisted(() => ({ opened: [] as string[] }));
vi.mock('electron', () => ({ shell: { openExternal: async (address: string) => void opened.push(address) } }));

const AWAY = 'https://example.org/';

/** A page, and its ways to open something else. */
function page() {
  let open: (details: { url: string }) => unknown = () => undefined;
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: typeof open) => void (open = handler),
  });
  confineToPortal(contents as unknown as WebContents, (address) => void opened.push(address));
  return {
    open: (url: string) => open({ url }),
    go(url: string) {
      const navigation = { url, isMainFrame: true, preventDefault: vi.fn() };
      contents.emit('will-frame-navigate', navigation);
      return navigation.preventDefault.mock.calls.length > 0;
    },
  };
}

beforeEach(() => void opened.splice(0));

test('a page that asks for windows and browser tabs without end gets a few, and goes nowhere itself', () => {
  const { open, go } = page();
  for (let time = 0; time < 50; time += 1) {
    expect(open('app://bundle/blog')).toEqual({ action: 'deny' });
    expect(open(AWAY)).toEqual({ action: 'deny' });
    expect(go(AWAY)).toBe(true);
  }
  expect(opened.length).toBeGreaterThanOrEqual(20);
  expect(opened.length).toBeLessThan(30);
});

test('another page isn’t held up by it', () => {
  const { open } = page();
  for (let time = 0; time < 50; time += 1) open(AWAY);
  opened.splice(0);
  page().open(AWAY);
  expect(opened).toEqual([AWAY]);
});

const bundle = appAddress('').replace(/\/$/, '');
test.each([...disguisedAddresses(bundle), `${bundle}\\@evil.example/`])('%j isn’t the portal’s own', (address) => {
  expect([isAppAddress(address), pathOfAddress(address)]).toEqual([false, null]);
  const { go } = page();
  expect(go(address)).toBe(true);
  expect(opened).toEqual([]);
});
