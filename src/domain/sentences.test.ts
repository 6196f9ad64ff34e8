import { afterEach, expect, test, vi } from 'vitest';
import { MOST_LETTERS, splitSentences } from './sentences.ts';

const split = (text: string) => splitSentences(text, 'id').map(({ from, to }) => text.slice(from, to));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['where browsers split sentences', Intl.Segmenter],
  ['where they do not (Firefox before 125)', undefined],
])('splits after full stops, and within no number or abbreviation, %s', (_where, Segmenter) => {
  vi.stubGlobal('Intl', { ...Intl, NumberFormat: Intl.NumberFormat, Segmenter });
  expect(split('Jaga EC 1,5. Di Malang 1.170 lebih baik. Benarkah? "Ya."')).toEqual([
    'Jaga EC 1,5.',
    'Di Malang 1.170 lebih baik.',
    'Benarkah?',
    '"Ya."',
  ]);
  expect(split('Kuman seperti E. coli itu jahat.')).toEqual(['Kuman seperti E. coli itu jahat.']);
  expect(split('Ada Bacillus spp. Lalu dicuci.')).toEqual(['Ada Bacillus spp. Lalu dicuci.']);
  expect(split('  ')).toEqual([]);
});

test('cuts what is longer than engines say at once, and loses nothing', () => {
  const long = `${'kata yang panjang, '.repeat(30)}selesai.`;
  const parts = split(long);
  expect(parts.every((part) => part.length <= MOST_LETTERS)).toBe(true);
  expect(parts.join(' ')).toBe(long);
});
