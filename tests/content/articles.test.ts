import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { bundledCategories } from '#content/categories.ts';
import { withoutFigures } from '#tests/support/markdown/without-figures.ts';
import { parseFigures } from '#domain/figures/parse-figure.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { folderNames, ROOT, textOf } from '#tests/support/project-files.ts';

const ARTICLES = 'src/content/articles';
/** Its prose: figures are looked up, not read through, so they count for no words. */
const proseOf = (folder: string, language: Language) => withoutFigures(bodyOf(folder, language)).trim();
const bodyOf = (folder: string, language: Language) => textOf(`${ARTICLES}/${folder}/${language}.md`).trim();

/** The parts of a figure that don't depend on the language: its numbers, months and drawings. */
function saidBy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(saidBy);
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? '' : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, said]) => [
      name,
      ['kind', 'regions', 'picture'].includes(name) && !Array.isArray(said) ? said : saidBy(said),
    ]),
  );
}

test('the six articles that were ordered and two more, with their subjects and dates', () => {
  expect(bundledArticles.map(({ id, category }) => [id, category])).toEqual([
    [1, 'hydroponics'],
    [2, 'horticulture'],
    [3, 'technology'],
    [4, 'organic'],
    [5, 'hydroponics'],
    [6, 'organic'],
    [7, 'horticulture'],
    [8, 'technology'],
  ]);
  expect(bundledArticles[0]?.date).toBe('2024-01-15');
  expect(bundledArticles[5]?.date).toBe('2024-01-03');
});

test('the newest comes first, so that the three latest are articles 1 to 3', () => {
  const dates = bundledArticles.map((article) => article.date);
  expect([...dates].sort().reverse()).toEqual(dates);
  expect(new Set(dates).size).toBe(dates.length);
});

test('every folder of an article is in the catalogue', () => {
  expect(bundledArticles.map((article) => article.folder).sort()).toEqual(folderNames(ARTICLES));
});

describe.each(bundledArticles)('article $id, $folder', (article) => {
  test('has a date, a date of review after it, and a known category', () => {
    for (const date of [article.date, article.reviewedOn]) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    }
    expect(article.reviewedOn >= article.date).toBe(true);
    expect(bundledCategories.map((category) => category.slug)).toContain(article.category);
  });

  test('has a picture', () => {
    expect(existsSync(join(ROOT, 'src/content', article.image))).toBe(true);
  });

  test.each(LANGUAGES)('says all of itself in %s, within its room', (language) => {
    const { title, excerpt, imageAlt, audience, place } = article;
    for (const text of [title, excerpt, imageAlt, audience, place]) expect(text[language].trim()).not.toBe('');
    expect(title[language].length).toBeLessThanOrEqual(60);
    expect(excerpt[language].length).toBeLessThanOrEqual(150);
  });

  test.each(LANGUAGES)('has 600 to 1,000 words in %s', (language) => {
    // The marks of Markdown are no words.
    const words = proseOf(article.folder, language)
      .split(/\s+/u)
      .filter((run) => /[\p{L}\d]/u.test(run)).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
  });

  test.each(LANGUAGES)(
    'begins with its lead, has four to seven sections and ends with its sources in %s',
    (language) => {
      const body = bodyOf(article.folder, language);
      const sections = [...body.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
      expect(body).toMatch(/^[\p{Lu}“]/u);
      expect(sections.length).toBeGreaterThanOrEqual(5);
      expect(sections.length).toBeLessThanOrEqual(8);
      expect(sections.at(-1)).toBe(language === 'id' ? 'Sumber' : 'Sources');
    },
  );

  test.each(LANGUAGES)('uses only the markup that articles have in %s', (language) => {
    const body = proseOf(article.folder, language);
    expect(body).not.toMatch(/<\/?[a-z!]/i);
    expect(body).not.toMatch(/^# |^####|`/m);
    expect(body, 'a dash between clauses').not.toMatch(/\s[–—]\s/);
    expect(body, 'emoji').not.toMatch(/\p{Extended_Pictographic}/u);
    if (language === 'id') expect(body, 'an exclamation mark').not.toMatch(/(?<!\])!(?!\[)/);
  });

  test.each(LANGUAGES)('keeps a number and the sign of its unit on one line in %s', (language) => {
    const loose = /[\d.,–]*\d (?:cm|mm|m²|m|km|kg|g|ha|ml|W|°C|mA|ppm|mS\/cm)(?![\p{L}\d])/gu;
    // In figures the renderer adds the non-breaking spaces.
    expect(proseOf(article.folder, language).match(loose) ?? []).toEqual([]);
  });

  test.each(LANGUAGES)('shows only pictures that are there, described, in %s', (language) => {
    for (const [, alt = '', address = ''] of bodyOf(article.folder, language).matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)) {
      expect(alt.length, address).toBeGreaterThan(10);
      expect(existsSync(join(ROOT, 'src/content', address)), address).toBe(true);
    }
  });

  test('shows the same pictures in both languages, and links to the same places', () => {
    const targets = (language: Language) =>
      [...bodyOf(article.folder, language).matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]).sort();
    expect(targets('en')).toEqual(targets('id'));
  });

  test('has the same figures in both languages, and none that is broken', () => {
    const [indonesian, english] = (['id', 'en'] as const).map((language) =>
      parseFigures(bodyOf(article.folder, language)).map(({ parsed }) => (parsed.ok ? saidBy(parsed.figure) : parsed)),
    );
    expect(english).toEqual(indonesian);
  });

  test('has its section in sources.md, with a line for what it claims', () => {
    const section = textOf('src/content/sources.md')
      .split(/^## /m)
      .find((each) => each.startsWith(`${article.id}. `));
    const rows = (section ?? '').split('\n').filter((line) => /^\|(?! ---| In the article)/.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const row of rows)
      expect(
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ).not.toContain('');
    expect(section).toMatch(/Checked by a second reader, \d{4}-\d{2}-\d{2}/);
  });
});
