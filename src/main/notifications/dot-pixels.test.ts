import { expect, it } from 'vitest';
import { dotPixels } from './dot-pixels.ts';

it('is a disc: filled in the middle, nothing in the corners, no colour above its alpha', () => {
  const pixels = dotPixels(32);
  const at = (x: number, y: number) => [...pixels.subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 4)];
  expect(at(16, 16)).toEqual([0x51, 0xc5, 0xf5, 255]);
  for (const corner of [at(0, 0), at(31, 0), at(0, 31), at(31, 31)]) expect(corner).toEqual([0, 0, 0, 0]);
  for (let each = 0; each < pixels.length; each += 4)
    expect(Math.max(...pixels.subarray(each, each + 3))).toBeLessThanOrEqual(pixels[each + 3] ?? 0);
});
