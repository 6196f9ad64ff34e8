import { expect, test } from 'vitest';
import { MOST_LETTERS, sentencesOf, spokenSentences } from './sentences.ts';

const split = (text: string) => spokenSentences(text).map(({ from, to }) => text.slice(from, to));

test('splits after full stops, and within no number or abbreviation', () => {
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

test.each([
  ['Di udara 15 sampai 25 °C. Buku Indonesia menyebut 2.000 m. Lalu tanam.', 3],
  ['Daun mentah bisa membawa kuman seperti E. coli, Salmonella, atau norovirus.', 1],
  ['Pakai pupuk kandang, kompos, dll. Jangan lupa airnya.', 1],
  ['Cukup “sekali.” Besok lagi? Ya! 12 ember', 4],
  ['Encerkan pekat A.\nLalu tambahkan pekat B', 2],
  ['Menurut J. Smith, 2016, hasilnya 1.500 kg.', 1],
  ['', 0],
])('%s', (text, count) => {
  const sentences = sentencesOf(text);
  expect(sentences).toHaveLength(count);
  for (const { from, to, text: words } of sentences) expect(text.slice(from, to)).toBe(words);
});
