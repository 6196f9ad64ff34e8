import { expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import type { Language } from '#domain/localized.ts';
import { searchedWords } from '#domain/word-roots/searched-words.ts';
import { EVERYDAY_WORDS } from '#tests/support/cases/everyday-words.ts';
import { textOf } from '#tests/support/project-files.ts';
import { findArticles } from './find-articles.ts';
import { openSegment } from './open-segment.ts';
import { segmentBuilder } from './segment.ts';
import { suggestSearch } from './suggest-search.ts';

// The same on the backend: tests/database/everyday-searches.test.ts.

function segmentOf(language: Language) {
  const builder = segmentBuilder(language);
  for (const { id, folder, title, excerpt } of bundledArticles) {
    const content = textOf(`src/content/articles/${folder}/${language}.md`);
    builder.add({ id, version: 0, title: title[language], excerpt: excerpt[language], content });
  }
  return openSegment(builder.finish());
}

const segments = { id: segmentOf('id'), en: segmentOf('en') };

test.each(EVERYDAY_WORDS)('%s finds article %i', (search, article, language) => {
  const found = findArticles([segments[language]], searchedWords(search, language));
  expect(found.map(({ id }) => id)).toContain(article);
});

test.each([
  ['lombk', 'lombok'],
  ['galengn', 'galengan'],
  ['tabiaa', 'tabia'],
  ['sampue', null],
])('%s may have meant %j', (search, meant) => {
  expect(suggestSearch([segments.id], search, 'id')).toBe(meant);
});

test('a name of the team is suggested and found as well', () => {
  const added = { gumbili: 'cabai' };
  expect(suggestSearch([segments.id], 'gumbli', 'id', added)).toBe('gumbili');
  expect(suggestSearch([segments.id], 'gumbli', 'id')).toBeNull();
});
