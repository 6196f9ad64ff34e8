import { describe, expect, it } from 'vitest';
import { parseLeftWindows, parseWindowState } from './window-state.ts';

const bounds = { x: -5, y: 10, width: 900, height: 700 };

describe('parseWindowState', () => {
  it('gives back what was kept', () => {
    const state = { bounds, maximized: true, fullScreen: false };
    expect(parseWindowState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('takes whole pixels, and usual values where there are none', () => {
    expect(parseWindowState({ bounds: { ...bounds, x: 1.4 }, maximized: 'yes' })).toEqual({
      bounds: { ...bounds, x: 1 },
      maximized: false,
      fullScreen: false,
    });
  });

  it.each([
    undefined,
    null,
    7,
    'wide',
    [],
    {},
    { bounds: null },
    { bounds: [0, 0, 900, 700] },
    { bounds: { x: 0, y: 0, width: 900 } },
    { bounds: { ...bounds, x: '0' } },
    { bounds: { ...bounds, width: 0 } },
    { bounds: { ...bounds, height: -700 } },
    { bounds: { ...bounds, y: 1e9 } },
    { bounds: { ...bounds, y: Number.NaN } },
  ])('is nothing for %j', (stored) => {
    expect(parseWindowState(stored)).toBeNull();
  });
});

describe('parseLeftWindows', () => {
  const state = { bounds: { x: 1, y: 2, width: 900, height: 700 }, maximized: false, fullScreen: false };
  const left = { state, path: '/en/blog?q=padi', top: 640 };

  it('gives back the windows that were kept, in their order', () => {
    const two = [left, { ...left, path: '/admin/messages', top: 0 }];
    expect(parseLeftWindows(JSON.parse(JSON.stringify(two)))).toEqual(two);
  });

  it('begins at the top where the place is none', () => {
    for (const top of [undefined, -1, 'far', Number.NaN, 1e12])
      expect(parseLeftWindows([{ ...left, top }])).toEqual([{ ...left, top: 0 }]);
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    [null],
    [7],
    [{}],
    [{ path: '/', top: 0 }],
    [{ ...left, state: { bounds: {} } }],
    [{ ...left, path: undefined }],
    [{ ...left, path: '//evil.example' }],
    [{ ...left, path: '/\\evil.example' }],
    [{ ...left, path: '/a\n' }],
    [{ ...left, path: '/auth#access_token=x' }],
    [{ ...left, path: 'https://evil.example/' }],
    [{ ...left, path: `/${'a'.repeat(500)}` }],
  ])('is no window for %j', (stored) => expect(parseLeftWindows(stored)).toEqual([]));

  it('leaves out what is damaged, and opens no hundred windows', () => {
    expect(parseLeftWindows([null, left])).toEqual([left]);
    expect(parseLeftWindows(Array.from({ length: 100 }, () => left))).toHaveLength(10);
  });
});
