import { expect, test } from 'vitest';
import { messageLanguage } from './message-language.ts';

test.each([
  ['Pak, daun cabai saya keriting. Bagaimana cara mengatasinya?', 'id'],
  ['Hello, the leaves of my chili plants are curling. What should I do?', 'en'],
  ['I bought pupuk kandang, is it good for tomat?', 'en'],
  ['Apakah ada workshop hydroponics di Bandung?', 'id'],
  ['Tomat', 'id'],
  ['', 'id'],
])('%j is in %s', (text, language) => {
  expect(messageLanguage(text)).toBe(language);
});
