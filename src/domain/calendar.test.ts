import { expect, test } from 'vitest';
import { isHarvest, isWeather } from './calendar.ts';

test.each([
  'Puncak hujan',
  'Hujan',
  'hujan besar',
  'Awal musim hujan',
  'Musim kemarau',
  'Kemarau',
  'Peak rain',
  'Peak of the rains',
  'The rains',
  'Rain',
  'Rainy season',
  'Start of the dry season',
])('%s is weather', (name) => {
  expect(isWeather(name)).toBe(true);
});

test.each([
  'Panen pertama',
  'Pindah tanam sebelum hujan',
  'Tampung air hujan',
  'Musim gadu',
  'Rainwater tanks: clean them',
  'Build a rain shelter',
  'First harvest',
  'Season of planting',
])('%s is no weather', (name) => {
  expect(isWeather(name)).toBe(false);
});

test('a harvest is told by its first word', () => {
  expect(['Panen pertama', 'Petik', 'Harvest', 'Picking', 'First harvest', 'Tanam'].map(isHarvest)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});
