import { expect, test } from 'vitest';
import { readingMinutes, countWords } from './reading-time.ts';

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [700, 4],
  [1000, 5],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test.each([
  ['', 0],
  ['  \n ', 0],
  ['satu dua', 2],
  ['## **satu** - dua\n\n> tiga', 3],
  ['| --- | :-: |', 0],
  ['40\u00a0cm', 2],
  ['é ١ 漢字 🌱', 3],
  ['![a](/b.svg)', 1],
])('words of %j are %i', (text, words) => {
  expect(countWords(text)).toBe(words);
});
