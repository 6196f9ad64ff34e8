import { expect, test } from 'vitest';
import { readLocalNumber } from './read-local-number.ts';

test.each([
  ['2', 2, 2],
  ['1,5', 1.5, 1.5],
  ['1.5', 1.5, 1.5],
  ['0,25', 0.25, 0.25],
  ['0.250', 0.25, 0.25],
  ['0,250', 0.25, 0.25],
  ['.5', 0.5, 0.5],
  [',5', 0.5, 0.5],
  ['2,', 2, 2],
  ['1.500', 1500, 1.5],
  ['1,500', 1.5, 1500],
  ['1.500.000', 1_500_000, 1_500_000],
  ['1,500,000', 1_500_000, 1_500_000],
  ['1 500', 1500, 1500],
  ['1.500,5', 1500.5, 1500.5],
  ['1,500.5', 1500.5, 1500.5],
  ['1/4', 0.25, 0.25],
  ['1 1/2', 1.5, 1.5],
  ['3 / 4', 0.75, 0.75],
  ['12.5', 12.5, 12.5],
  ['1234.567', 1234.567, 1234.567],
])('%s is %d in Indonesian and %d in English', (text, indonesian, english) => {
  expect(readLocalNumber(text, 'id')).toMatchObject({ ok: true, value: indonesian });
  expect(readLocalNumber(text, 'en')).toMatchObject({ ok: true, value: english });
});

test.each(['1,,5', '1..5', '1,5,2', '1.50.000', '1.5,000.2', '1500,00,0', '.', '1. 5', '1 50'])(
  '%s is no number',
  (text) => {
    expect(readLocalNumber(text, 'id')).toEqual({ ok: false, problem: 'separators' });
  },
);

test.each(['1/0', '1/', '/2', '1/2/3', '1,5/2'])('%s is no fraction', (text) => {
  expect(readLocalNumber(text, 'en')).toEqual({ ok: false, problem: 'fraction' });
});

test('says which numbers the other language reads differently', () => {
  const isAmbiguous = (text: string) => {
    const read = readLocalNumber(text, 'id');
    return read.ok && read.ambiguous;
  };
  expect(['1.500', '1,500', '25.000'].map(isAmbiguous)).toEqual([true, true, true]);
  expect(['1,5', '0.250', '1.500.000', '1 500', '1.500,5', '1500'].some(isAmbiguous)).toBe(false);
});
