import { expect, test } from 'vitest';
import { isMinorChange } from './minor-change.ts';

test.each([
  ['Mulia dari satu talang.', 'Mulai dari satu talang.'],
  ['Siram setiap pgai hari', 'Siram setiap pagi hari'],
  ['Petik, lalu cuci', 'Petik lalu cuci.'],
  ['Pakai kompos matang', 'Pakai **kompos** matang'],
  ['Use “worm” compost', 'Use "worm" compost'],
])('“%s” is mended to “%s” by a slip’s change', (before, after) => {
  expect([isMinorChange(before, after), isMinorChange(after, before)]).toEqual([true, true]);
});

test.each([
  ['a figure', 'beri 10 gram', 'beri 15 gram'],
  ['a decimal comma', 'beri 1,5 gram', 'beri 15 gram'],
  ['a dash between figures', 'suhu 15–25', 'suhu 15-25'],
  ['the word after a figure', 'selama 3 minggu lagi', 'selama 3 mingga lagi'],
  ['a unit', 'beberapa liter', 'beberapa meter'],
  ['a short word', 'dan air', 'dan api'],
  ['a word more', 'siram pagi', 'jangan siram pagi'],
  ['another word', 'siram pagi hari', 'siram sore hari'],
  ['an address', '[baca](/a)', '[baca](/b)'],
  ['a sign of measure', 'sampai 85 %', 'sampai 85 °'],
  ['a number in words', 'tiga minggu', 'lima minggu'],
  ['a number in words, in English', 'fifteen days', 'sixteen days'],
  ['a unit that becomes a word', 'lima kilogram', 'lama kilogram'],
  ['an opposite', 'increase the dose', 'decrease the dose'],
  ['a short negation', 'tanpa pupuk', 'tapi pupuk'],
  ['a slip in what is longer than any word', 'a'.repeat(100_000), 'a'.repeat(99_999) + 'b'],
  ['three slips', 'tanamn tanamn tanamn', 'tanaman tanaman tanaman'],
])('%s is never taken for one', (_what, before, after) => {
  expect([isMinorChange(before, after), isMinorChange(after, before)]).toEqual([false, false]);
});
