import { expect, test } from 'vitest';
import { stagesInWords } from './stages-in-words.ts';

test.each([
  ['gghhtgghhptt', 'id', 'Jan–Feb Tumbuh, Mar–Apr Panen, Mei Tanam, Jun–Jul Tumbuh, Agu–Sep Panen, Okt Olah tanah'],
  ['gghhtgghhptt', 'en', 'Jan–Feb Growing, Mar–Apr Harvest, May Planting, Jun–Jul Growing, Aug–Sept Harvest, Oct Land'],
] as const)('%s in %s', (stages, language, words) => {
  expect(stagesInWords(stages, language)).toContain(words);
});

test('months of which nothing was said are left out, and part what stands on both sides', () => {
  expect(stagesInWords('h-h---------', 'id')).toBe('Jan Panen, Mar Panen');
  expect(stagesInWords('', 'id')).toBe('');
});
