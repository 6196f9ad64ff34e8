import { expect, test } from 'vitest';
import { ADMIN_KEYS, isPressed } from './shortcut-keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }) as KeyboardEvent;

test.each([
  [ADMIN_KEYS.palette, press('k', { ctrlKey: true })],
  [ADMIN_KEYS.palette, press('K', { metaKey: true })],
  [ADMIN_KEYS.otherSide, press('L', { ctrlKey: true, shiftKey: true })],
  [ADMIN_KEYS.shortcuts, press('?', { shiftKey: true })],
  [ADMIN_KEYS.shortcuts, press('?')],
  [ADMIN_KEYS.search, press('/')],
  [ADMIN_KEYS.entryUp, press('ArrowUp', { altKey: true })],
])('%s is pressed', (keys, event) => {
  expect(isPressed(event, keys)).toBe(true);
});

test.each([
  [ADMIN_KEYS.palette, press('k')],
  [ADMIN_KEYS.palette, press('k', { ctrlKey: true, shiftKey: true })],
  [ADMIN_KEYS.palette, press('k', { ctrlKey: true, altKey: true })],
  [ADMIN_KEYS.palette, press('j', { ctrlKey: true })],
  [ADMIN_KEYS.otherSide, press('l', { ctrlKey: true })],
  [ADMIN_KEYS.shortcuts, press('?', { ctrlKey: true })],
  [ADMIN_KEYS.search, press('/', { altKey: true })],
  [ADMIN_KEYS.entryUp, press('ArrowUp')],
  [ADMIN_KEYS.entryUp, press('ArrowDown', { altKey: true })],
  [ADMIN_KEYS.entryUp, press('ArrowUp', { altKey: true, shiftKey: true })],
  [ADMIN_KEYS.entryUp, press('ArrowUp', { altKey: true, ctrlKey: true })],
])('%s isn’t', (keys, event) => {
  expect(isPressed(event, keys)).toBe(false);
});
