import { describe, expect, test } from 'vitest';
import { amountFor, weighable } from './amounts.ts';

const UREA = { perHectare: { from: 250, to: 250 }, pack: 50, rupiahPerUnit: 2250 };

test('0.25 ha at 250 kg take 62.5 kg: a sack and a quarter, rounded to one and a half, for about Rp141,000', () => {
  expect(amountFor(UREA, 2500)).toEqual({
    amount: { from: 62.5, to: 62.5 },
    packs: { from: { halves: 3, exact: false }, to: { halves: 3, exact: false } },
    rupiah: { from: 141_000, to: 141_000 },
  });
});

test('both ends of a range, and nothing of what isn’t said', () => {
  const npk = { perHectare: { from: 200, to: 300 }, pack: null, rupiahPerUnit: null };
  expect(amountFor(npk, 1000)).toEqual({ amount: { from: 20, to: 30 }, packs: null, rupiah: null });
});

describe('packs', () => {
  test.each([
    [10_000, 10, true],
    [2000, 2, true],
    [1000, 1, true],
    [900, 1, false],
    [400, 0, false],
    [2010, 2, true],
    [2100, 2, false],
    [1600, 2, false],
  ])('%d m² take %d halves', (squareMetres, halves, exact) => {
    expect(amountFor(UREA, squareMetres).packs?.from).toEqual({ halves, exact });
  });
});

test.each([
  [0.0004, 0.01],
  [0.354, 0.35],
  [1.25, 1.3],
  [14.24, 14.2],
  [62.5, 62.5],
  [99.96, 100],
  [177.4, 177],
  [1774.5, 1775],
  [0, 0],
])('%d is weighed as %d', (amount, weighed) => {
  expect(weighable(amount)).toBe(weighed);
});

test('says nothing for what costs less than 500 rupiah', () => {
  expect(amountFor(UREA, 5).rupiah).toEqual({ from: 0, to: 0 });
});
