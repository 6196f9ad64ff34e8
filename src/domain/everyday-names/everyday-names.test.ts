import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../localized.ts';
import { searchedWords } from '../word-roots/searched-words.ts';
import { wordsIn } from '../words.ts';
import { builtInNames } from './built-in.ts';
import { NO_NAMES, type AddedNames } from './other-names.ts';

/** What each word of a search is also called, its own name left out. */
function alsoCalled(search: string, language: 'id' | 'en' = 'id', added: AddedNames = NO_NAMES) {
  return searchedWords(search, language, added).map(({ names: [, ...others] }) =>
    others.map((name) => name.map(({ word }) => word).join(' ')).join(', '),
  );
}

describe.each(LANGUAGES)('the built-in names in %s', (language) => {
  const names = builtInNames(language);

  test('are many, each once, with something to stand for and a source', () => {
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(names.map(({ name }) => wordsIn(name).join(' '))).size).toBe(names.length);
    for (const { name, standard, source } of names) {
      expect(name, name).toBe(name.toLowerCase());
      expect(source, name).not.toBe('');
      expect(standard.split(', '), name).not.toContain(name);
      expect(standard.length, name).toBeLessThanOrEqual(80);
    }
  });

  test('are all understood: every line but those of sources', async () => {
    const lists = {
      id: (await import('./indonesian-names.ts')).INDONESIAN,
      en: (await import('./english-names.ts')).ENGLISH,
    };
    const lines = lists[language].split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toHaveLength(names.length);
  });
});

test.each([
  ['cabe', ['cabai']],
  ['CABE kriting', ['cabai', 'keriting']],
  ['cabenya', ['cabai']],
  ['percabean', ['cabai']],
  ['cengeknya', ['cabai']],
  ['perabukan', ['pupuk']],
  ['lombok-lombok', ['cabai']],
  ['bok choy', ['pakcoy', 'pakcoy']],
  ['tanam bok-choy', ['', 'pakcoy', 'pakcoy']],
  ['choy', ['']],
  ['sundep padi', ['penggerek batang', '']],
  ['petek', ['patek']],
  ['cabai', ['']],
  ['lombo', ['']],
  ['mengadu', ['']],
  ['', []],
])('%j also looks for %j', (search, also) => {
  expect(alsoCalled(search)).toEqual(also);
});

test.each([
  ['chillies', ['chili, chilies']],
  ['hot peppers', ['chili, chilies', 'chili, chilies']],
  ['pepper', ['']],
  ['paddy', ['rice']],
  ['fertilizers', ['fertiliser']],
  ['colored', ['colour']],
])('in English, %j also looks for %j', (search, also) => {
  expect(alsoCalled(search, 'en')).toEqual(also);
});

test('what the team adds counts as well, and in place of a built-in name', () => {
  const added = { 'Cabe Jamu': 'cabai jawa', lombok: '', rica: 'rica-rica', 'jamur tiram': '!' };
  expect(alsoCalled('cabe jamu', 'id', added)).toEqual(['cabai jawa', 'cabai jawa']);
  expect(alsoCalled('lombok', 'id', added)).toEqual(['']);
  expect(alsoCalled('rica', 'id', added)).toEqual(['rica rica']);
  expect(alsoCalled('tabia', 'id', added)).toEqual(['cabai']);
  expect(alsoCalled('jamur tiram', 'id', added)).toEqual(['', '']);
  expect(alsoCalled('lombok')).toEqual(['cabai']);
});
