import { describe, expect, it } from 'vitest';
import { parseWindowState } from './window-state.ts';

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
