import { describe, expect, it } from 'vitest';
import { boundsBeside, boundsOn, type WorkAreas } from './window-bounds.ts';

const ONE: WorkAreas = [{ x: 0, y: 25, width: 1440, height: 875 }];
const TWO: WorkAreas = [
  { x: 0, y: 0, width: 1920, height: 1040 },
  { x: -1280, y: 100, width: 1280, height: 984 },
];
const SMALL: WorkAreas = [{ x: 0, y: 0, width: 1024, height: 560 }];
const TINY: WorkAreas = [{ x: 0, y: 0, width: 320, height: 400 }];

const window = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('boundsOn', () => {
  it.each([
    ['a first start is in the middle', ONE, null, window(120, 63, 1200, 800)],
    ['a first start on a small screen fills it', SMALL, null, window(0, 0, 1024, 560)],
    ['as it was left', ONE, window(100, 50, 900, 700), window(100, 50, 900, 700)],
    ['as it was left, on the second screen', TWO, window(-1200, 200, 1000, 700), window(-1200, 200, 1000, 700)],
    ['across two screens, wholly seen', TWO, window(-400, 200, 800, 600), window(-400, 200, 800, 600)],
    ['a little beyond the edge', ONE, window(900, 200, 800, 600), window(900, 200, 800, 600)],
    ['mostly beyond the right edge', ONE, window(1300, 200, 800, 600), window(640, 200, 800, 600)],
    ['mostly below the lower edge', ONE, window(100, 800, 800, 600), window(100, 300, 800, 600)],
    ['its title bar above the screen', ONE, window(100, -100, 800, 600), window(100, 25, 800, 600)],
    ['on a screen that is gone', ONE, window(-1200, 200, 1000, 700), window(0, 200, 1000, 700)],
    ['far from every screen', ONE, window(9000, 9000, 800, 600), window(640, 300, 800, 600)],
    ['larger than the screen', SMALL, window(100, 100, 1800, 900), window(0, 0, 1024, 560)],
    ['wider than the screen', ONE, window(200, 100, 3000, 600), window(0, 100, 1440, 600)],
    ['smaller than the smallest', ONE, window(200, 100, 10, 10), window(200, 100, 360, 480)],
    ['a screen smaller than the smallest', TINY, window(50, 50, 800, 600), window(0, 0, 360, 480)],
  ])('%s', (_name, screens, left, expected) => {
    expect(boundsOn(screens, left)).toEqual(expected);
  });
});

describe('boundsBeside', () => {
  it('lies a step beside the first', () => {
    expect(boundsBeside(ONE, window(100, 50, 900, 700))).toEqual(window(128, 78, 900, 700));
  });

  it('begins at the corner of the same screen again where it ends', () => {
    expect(boundsBeside(TWO, window(-300, 300, 300, 480))).toEqual(window(-1280, 100, 360, 480));
  });

  it('fits where the first fills the screen', () => {
    expect(boundsBeside(SMALL, window(0, 0, 1024, 560))).toEqual(window(0, 0, 1024, 560));
  });
});
