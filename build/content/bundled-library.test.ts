import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { contentFiles } from '../vite/content-plugin.ts';
import { bundledLibrary } from './bundled-library.ts';
import { dataFiles } from './library-files.ts';

describe.each(['id', 'en'] as const)('the bundled articles in %s', (language) => {
  const library = bundledLibrary(language);

  test('are listed newest first, with counts that add up', () => {
    expect(library.page.articles.map((article) => article.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(library.page.total).toBe(8);
    expect(library.page.categories.map((each) => [each.slug, each.count])).toEqual([
      ['hydroponics', 2],
      ['horticulture', 2],
      ['technology', 2],
      ['organic', 2],
    ]);
  });

  test('are listed without their contents, which would weigh on every page', () => {
    for (const listed of library.page.articles) {
      expect(listed).not.toHaveProperty('html');
      expect(listed).not.toHaveProperty('version');
    }
  });

  test('come as HTML with a table of contents, and keep no Markdown', () => {
    for (const article of library.articles) {
      expect(article.language).toBe(language);
      expect(article.html).toMatch(/^<p>/);
      expect(article.html, article.title).not.toMatch(/\*\*|^## |\]\(/m);
      expect(article.headings.length, article.title).toBeGreaterThanOrEqual(4);
      expect(article.html).toContain('<section class="sources">');
      expect(article).not.toHaveProperty('content');
    }
  });

  test('count their words as the database does, which would otherwise seem to have changed them all', () => {
    for (const { id, words } of library.articles) {
      const folder = bundledArticles.find((article) => article.id === id)?.folder ?? '';
      const content = readFileSync(join('src/content/articles', folder, `${language}.md`), 'utf8');
      // As the migration of articles counts: runs between white space that contain a letter or a digit.
      const runs = content.split(/\s+/u).filter((run) => /[\p{L}\d]/u.test(run));
      expect(words, folder).toBe(runs.length);
    }
  });

  test('are written one file for each, two for the lists, one for the calendars and one for the rest of the site', () => {
    const files = dataFiles(language, library);
    expect([...files.keys()]).toEqual([
      `data/${language}/articles.json`,
      `data/${language}/first-articles.json`,
      `data/${language}/calendars.json`,
      `data/${language}/site.json`,
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `data/${language}/article-${id}.json`),
    ]);
    expect(JSON.parse(files.get(`data/${language}/article-3.json`) ?? '')).toMatchObject({ id: 3, language });
  });
});

test('both languages say of an article what doesn’t depend on the language', () => {
  const same = ['id', 'en'] as const;
  const [id, en] = same.map((language) =>
    bundledLibrary(language).articles.map((each) => [
      each.id,
      each.date,
      each.image,
      each.category.slug,
      each.reviewedOn,
    ]),
  );
  expect(id).toEqual(en);
});

test('the site carries the drawings beside the articles', () => {
  const names = [...contentFiles().keys()];
  for (const wanted of [
    'pictures/nft-lettuce.svg',
    'scenes/hero.svg',
    'data/id/articles.json',
    'data/en/article-8.json',
  ]) {
    expect(names).toContain(wanted);
  }
});
