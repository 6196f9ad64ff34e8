import { expect, test } from 'vitest';
import { MONTHS } from '../calendar.ts';
import { titleInMonth } from './title-in-month.ts';

const monthsWith = (title: string, year: number) =>
  MONTHS.filter((month) => titleInMonth(title, { year, month }) === title);
const [FIRST_HALF, SECOND_HALF] = [MONTHS.slice(0, 6), MONTHS.slice(6)];

test.each(['Musim tanam 2026/2027', 'Planting season 2026/27', 'Hujan 2026–2027'])(
  '“%s” is of July to December of its first year, and of January to June of its second one',
  (title) => {
    expect([2025, 2026, 2027, 2028].map((year) => monthsWith(title, year))).toEqual([[], SECOND_HALF, FIRST_HALF, []]);
  },
);

test('a year is of its own twelve months, several years of each of theirs', () => {
  expect([2025, 2026, 2027].map((year) => monthsWith('Cabai 2026', year))).toEqual([[], MONTHS, []]);
  expect([2014, 2015, 2017, 2018].map((year) => monthsWith('Harga 2015–2017', year))).toEqual([[], MONTHS, MONTHS, []]);
});

test.each([
  ['Cabai dataran rendah dan hujan 2025/2026', 'Cabai dataran rendah dan hujan'],
  ['Lowland chili and the rains of 2025/2026', 'Lowland chili and the rains'],
  ['Padi (tahun 2020) di Jawa', 'Padi di Jawa'],
  ['Rice in 2020, irrigated', 'Rice, irrigated'],
  ['2020', '2020'],
  ['Tanam 20 bibit, 120 hari', 'Tanam 20 bibit, 120 hari'],
])('in December 2026 “%s” is “%s”', (title, shown) => {
  expect(titleInMonth(title, { year: 2026, month: 12 })).toBe(shown);
});
