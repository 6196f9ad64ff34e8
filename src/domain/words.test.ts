import { expect, test } from 'vitest';
import { isOneLetterApart, wordPlaces, wordsIn } from './words.ts';

test.each([
  ['Pupuk, kandang!', ['pupuk', 'kandang']],
  ['sayur-sayuran 2,5 kg/ha', ['sayur', 'sayuran', '2', '5', 'kg', 'ha']],
  ['the farmer’s 2nd crop; farmers’ markets', ['the', 'farmer', '2nd', 'crop', 'farmers', 'markets']],
  ['Cafe\u0301 ÉTÉ', ['cafe', 'ete']],
  ['**tebal** `kode` _x_', ['tebal', 'kode', 'x']],
  ['pe\u00ADmu\u00ADpuk\u00ADan e\uFB01sien', ['pemupukan', 'efisien']],
  ['10 m², 30°C • 2–3×', ['10', 'm2', '30', 'c', '2', '3']],
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

test('the places of words are those of the original', () => {
  const text = 'Pe\u00ADmu\u00ADpukan, e\uFB01sien: Café';
  expect(wordPlaces(text).map(({ word, places }) => [word, text.slice(places[0]![0], places.at(-1)![1])])).toEqual([
    ['pemupukan', 'Pe\u00ADmu\u00ADpukan'],
    ['efisien', 'e\uFB01sien'],
    ['cafe', 'Café'],
  ]);
});
