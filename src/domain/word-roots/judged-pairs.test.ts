import { expect, test } from 'vitest';
import pairs from '#tests/word-forms/judged-pairs.json' with { type: 'json' };
import { indonesianRoots } from './indonesian.ts';
import { searchForms } from './search-forms.ts';
import { searchedWords, weightOf } from './searched-words.ts';

// A search and a word of an article, and whether the one finds the other: judged by people, by KBBI where it has the word. The device
// and the backend answer alike.

const judged = (kind: string, pair: string, isFound: boolean) => {
  const [search = '', word = ''] = pair.split(' > ');
  return [kind, search, word, isFound] as const;
};
const cases = Object.entries(pairs).flatMap(([kind, { found, strange }]) => [
  ...found.map((pair) => judged(kind, pair, true)),
  ...strange.map((pair) => judged(kind, pair, false)),
]);

test.each(cases)('%s: %j finds %j: %s', (_kind, search, word, isFound) => {
  // The last word only where it is whole.
  const whole = `${search} xyz`;
  const words = searchedWords(whole, 'id').slice(0, -1);
  expect(words.every((each) => weightOf(each, word, indonesianRoots(word)) > 0)).toBe(isFound);
  const lists = searchForms(whole, 'id').split(',').slice(0, -1);
  expect(lists.every((list) => list.split(' ').includes(word))).toBe(isFound);
});
