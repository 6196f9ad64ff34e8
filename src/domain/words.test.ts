import { expect, test } from 'vitest';
import { isOneLetterApart } from './one-letter-apart.ts';
import { wordsIn } from './words.ts';

test.each([
  ['Pupuk, kandang!', ['pupuk', 'kandang']],
  ['sayur-sayuran 2,5 kg/ha', ['sayur', 'sayuran', '2', '5', 'kg', 'ha']],
  ['the farmer’s 2nd crop; farmers’ markets', ['the', 'farmer', '2nd', 'crop', 'farmers', 'markets']],
  ['Cafe\u0301 ÉTÉ', ['café', 'été']],
  ['**tebal** `kode` _x_', ['tebal', 'kode', 'x']],
  ['?!', []],
])('the words of %j', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each([
  ['padi', 'padi', false],
  ['padi', 'pdi', true],
  ['pdi', 'padi', true],
  ['padi', 'pagi', true],
  ['padi', 'apdi', true],
  ['padi', 'paid', true],
  ['padi', 'pid', false],
  ['padi', 'dapi', false],
  ['padi', 'padang', false],
  ['', 'a', true],
])('%j and %j are one letter apart: %s', (a, b, apart) => {
  expect([isOneLetterApart(a, b), isOneLetterApart(b, a)]).toEqual([apart, apart]);
});
