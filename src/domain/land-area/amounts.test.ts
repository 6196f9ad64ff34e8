import { describe, expect, test } from 'vitest';
import { amountFor, inSmallUnit, weighed } from './amounts.ts';

const UREA = { unit: 'kg', perHectare: { from: 250, to: 250 }, pack: 50, rupiahPerUnit: 2250 } as const;

test('0.25 ha at 250 kg take 62.5 kg: a sack and a quarter, rounded to one and a half, for about Rp141,000', () => {
  expect(amountFor(UREA, 2500)).toEqual({
    amount: { from: { value: 62.5, unit: 'kg' }, to: { value: 62.5, unit: 'kg' } },
    packs: { from: { halves: 3, exact: false }, to: { halves: 3, exact: false } },
    rupiah: { from: 141_000, to: 141_000 },
  });
});

test('both ends of a range, and nothing of what isn’t said', () => {
  const npk = { unit: 'kg', perHectare: { from: 200, to: 300 }, pack: null, rupiahPerUnit: null } as const;
  expect(amountFor(npk, 1000)).toEqual({
    amount: { from: { value: 20, unit: 'kg' }, to: { value: 30, unit: 'kg' } },
    packs: null,
    rupiah: null,
  });
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
  [0.0000007, 0.0007, 'ml'],
  [0.0007, 0.7, 'ml'],
  [0.0025, 2.5, 'ml'],
  [0.00251, 2.5, 'ml'],
  [0.0345, 35, 'ml'],
  [0.354, 350, 'ml'],
  [0.994, 990, 'ml'],
  [0.996, 1, 'litre'],
  [1, 1, 'litre'],
  [1.25, 1.3, 'litre'],
  [14.24, 14.2, 'litre'],
  [62.5, 62.5, 'litre'],
  [99.96, 100, 'litre'],
  [177.4, 177, 'litre'],
  [1774.5, 1775, 'litre'],
  [0, 0, 'litre'],
] as const)('%d litres are measured out as %d %s', (amount, value, unit) => {
  expect(weighed(amount, 'litre')).toEqual({ value, unit });
});

test('weighs less than a kilogram in grams', () => {
  expect(weighed(0.125, 'kg')).toEqual({ value: 130, unit: 'g' });
  expect(weighed(2, 'kg')).toEqual({ value: 2, unit: 'kg' });
});

test('250 ml for a hectare are 2.5 ml for 100 m², not 10', () => {
  const spray = { unit: 'litre', perHectare: { from: 0.25, to: 0.25 }, pack: null, rupiahPerUnit: null } as const;
  expect(amountFor(spray, 100).amount).toEqual({ from: { value: 2.5, unit: 'ml' }, to: { value: 2.5, unit: 'ml' } });
});

test('is never more than half of the second digit above what is needed, and never nothing', () => {
  for (let amount = 0.000_001; amount < 2000; amount *= 1.07) {
    const { value, unit } = weighed(amount, 'kg');
    const kilograms = unit === 'g' ? value / 1000 : value;
    expect(kilograms, `${amount} kg`).toBeGreaterThan(0);
    expect(Math.abs(kilograms - amount) / 10 ** Math.floor(Math.log10(amount)), `${amount} kg`).toBeLessThanOrEqual(
      0.05001,
    );
  }
});

test('a dose is written in the small unit without being rounded', () => {
  expect(inSmallUnit(0.375, 'litre')).toEqual({ value: 375, unit: 'ml' });
  expect(inSmallUnit(0.0004, 'kg')).toEqual({ value: 0.4, unit: 'g' });
  expect(inSmallUnit(1.2345, 'kg')).toEqual({ value: 1.2345, unit: 'kg' });
});

test('says nothing for what costs less than 500 rupiah', () => {
  expect(amountFor(UREA, 5).rupiah).toEqual({ from: 0, to: 0 });
});
