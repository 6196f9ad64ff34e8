import { afterEach, describe, expect, test } from 'vitest';
import { longDate } from './dates.ts';
import { LOCALES } from './language.ts';
import { wholeNumber } from './numbers.ts';

const ownZone = process.env['TZ'];

/** Node reads the variable again after each change. */
function liveIn(zone: string): void {
  process.env['TZ'] = zone;
}

afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

describe.each(['America/New_York', 'Asia/Jakarta', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'in %s',
  (zone) => {
    test('an article has the date that it was given', () => {
      liveIn(zone);
      expect(longDate('2024-01-15', 'id')).toBe('15 Januari 2024');
      expect(longDate('2024-01-15', 'en')).toBe('15 January 2024');
      expect(longDate('2024-01-01', 'id')).toBe('1 Januari 2024');
      expect(longDate('2023-12-31', 'en')).toBe('31 December 2023');
    });
  },
);

test('the zone of this test really changes', () => {
  liveIn('America/New_York');
  const west = new Date('2024-01-15T00:00:00Z').getDate();
  liveIn('Asia/Jakarta');
  expect([west, new Date('2024-01-15T00:00:00Z').getDate()]).toEqual([14, 15]);
});

test('months have the language’s own names', () => {
  expect(longDate('2024-08-17', 'id')).toBe('17 Agustus 2024');
  expect(longDate('2024-08-17', 'en')).toBe('17 August 2024');
});

test.each(['id', 'en'] as const)('dates in %s are written as the locale writes them', (language) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2024-${String(month).padStart(2, '0')}-09`;
    const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    expect(longDate(day, language)).toBe(new Date(day).toLocaleDateString(LOCALES[language], options));
  }
});

test('numbers have the language’s own marks', () => {
  expect(wholeNumber(1234567, 'id')).toBe('1.234.567');
  expect(wholeNumber(1234567, 'en')).toBe('1,234,567');
  expect(wholeNumber(6, 'id')).toBe('6');
  expect(wholeNumber(999, 'id')).toBe('999');
  expect(wholeNumber(1000, 'id')).toBe('1.000');
  expect([wholeNumber(1000, 'id', true), wholeNumber(1000, 'en', true)]).toEqual(['1.000+', '1,000+']);
});
