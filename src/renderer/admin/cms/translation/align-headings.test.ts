import { expect, test } from 'vitest';
import { spaceAbove } from './align-headings.ts';

const h2 = (top: number) => ({ level: 'H2', top });
const h3 = (top: number) => ({ level: 'H3', top });

test('the text that is shorter waits above each heading; what was waited for above counts below', () => {
  expect(spaceAbove([h2(100), h3(300), h2(500)], [h2(140), h3(320), h2(480)])).toEqual([
    [40, 0],
    [0, 20],
    [0, 40],
  ]);
});

test('first blocks begin on one line, whatever they are, and the headings below count from there', () => {
  const first = (top: number) => ({ level: 'first', top });
  expect(spaceAbove([first(300), h2(500)], [first(375), h2(560)])).toEqual([
    [75, 0],
    [0, 15],
  ]);
});

test.each([
  ['another heading', [h2(10), h3(20)], [h2(10), h2(90)], 1],
  ['a heading more', [h2(10), h2(20)], [h2(10)], 1],
  ['no heading', [], [h2(10)], 0],
])('from %s on nothing belongs together', (_what, one, other, pairs) => {
  expect(spaceAbove(one, other)).toHaveLength(pairs);
});
