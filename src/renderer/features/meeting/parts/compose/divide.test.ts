import { expect, test } from 'vitest';
import { divided } from './divide.ts';

const sizes = (count: number, parts: number) =>
  divided(
    [...Array.from({ length: count }).keys()],
    Array.from({ length: count }, () => 1),
    parts,
  ).map(({ length }) => length);

test('divides evenly: eight are four and four, never seven and one', () => {
  expect(sizes(8, 2)).toEqual([4, 4]);
  expect(sizes(7, 2).sort()).toEqual([3, 4]);
  expect(sizes(7, 3).sort()).toEqual([2, 2, 3]);
  expect(sizes(3, 5)).toEqual([1, 1, 1]);
});

test('weighs by length, keeps the order and loses nothing', () => {
  const groups = divided(['long', 'a', 'b', 'c'], [90, 30, 30, 30], 2);
  expect(groups).toEqual([['long'], ['a', 'b', 'c']]);
  expect(divided([], [], 2)).toEqual([]);
});
