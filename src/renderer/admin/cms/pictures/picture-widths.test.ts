import { expect, test } from 'vitest';
import { widestFor, widthsUpTo } from './prepare-picture.ts';

test.each([
  ['a photo', 6000, 4000, [480, 960, 1600]],
  ['exactly the widest', 1600, 900, [480, 960, 1600]],
  ['hardly wider than a step: the step isn’t kept as well', 1000, 700, [480, 1000]],
  ['a small one', 700, 400, [480, 700]],
  ['one that is hardly wider than the narrowest', 500, 400, [500]],
  ['a tiny one', 1, 1, [1]],
  ['a strip standing upright: never taller than a canvas can be', 100, 9000, [40]],
  ['a strip of one column', 1, 50_000, [1]],
  ['a strip lying down', 9000, 3, [480, 960, 1600]],
])('%s', (_name, width, height, widths) => {
  expect(widthsUpTo(widestFor(width, height))).toEqual(widths);
});
