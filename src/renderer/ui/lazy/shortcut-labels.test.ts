import { expect, test, vi } from 'vitest';
import { shownKeys, spokenKeys } from './shortcut-labels.ts';

test.each([
  ['Ctrl+B', '⌘B', 'Meta+B'],
  ['Ctrl+Shift+8', '⇧⌘8', 'Meta+Shift+8'],
  ['Ctrl+Alt+2', '⌥⌘2', 'Meta+Alt+2'],
  ['Ctrl+Y', '⇧⌘Z', 'Meta+Shift+Z'],
])('%s is %s on a Mac, and itself elsewhere', (keys, apple, aria) => {
  expect([shownKeys(keys, true), spokenKeys(keys, true)]).toEqual([apple, aria]);
  expect([shownKeys(keys, false), spokenKeys(keys, false)]).toEqual([keys, keys.replace('Ctrl', 'Control')]);
});

test('arrows are drawn where they are shown, and named where they are spoken', () => {
  expect([shownKeys('Alt+ArrowUp', false), shownKeys('Alt+ArrowDown', true)]).toEqual(['Alt+↑', '⌥↓']);
  expect([spokenKeys('Alt+ArrowUp', false), spokenKeys('Alt+ArrowUp', true)]).toEqual(['Alt+ArrowUp', 'Alt+ArrowUp']);
});

test.each([
  [{ userAgentData: { platform: 'macOS' }, platform: 'Win32' }, '⌘B'],
  [{ platform: 'MacIntel' }, '⌘B'],
  [{ platform: 'iPad' }, '⌘B'],
  [{ userAgentData: { platform: 'Windows' }, platform: 'Win32' }, 'Ctrl+B'],
  [{ userAgentData: { platform: 'Android' }, platform: 'Linux armv81' }, 'Ctrl+B'],
  [{ platform: 'Linux x86_64' }, 'Ctrl+B'],
])('the device says which it is: %j', (navigator, shown) => {
  vi.stubGlobal('navigator', navigator);
  expect(shownKeys('Ctrl+B')).toBe(shown);
});
