import { describe, expect, test } from 'vitest';
import { RowError } from '../read-fields.ts';
import { parseArticle, parseArticlePage } from './parse-article.ts';

const BACKEND = 'https://backend.example';

const category = { slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic' };
const summary = {
  id: 4,
  title: 'Kompos cacing',
  excerpt: '',
  image: '/pictures/worm-compost.svg',
  image_alt: 'Kotak cacing',
  published_on: '2024-01-08',
  category,
  language: 'id',
  words: 812,
};
const article = {
  ...summary,
  author: 'Tim Agronomi Tunas',
  reviewed_on: '2026-11-20',
  review_by: '2027-11-20',
  audience: 'Keluarga',
  place: 'Di rumah',
  version: '2026-11-20T00:00:00Z',
  content: 'Teks.',
};
const page = { total: 1, articles: [summary], categories: [{ ...category, count: 2 }] };

test('a page of the list takes the portal’s names', () => {
  expect(parseArticlePage(page, BACKEND)).toEqual({
    total: 1,
    articles: [
      {
        id: 4,
        title: 'Kompos cacing',
        excerpt: '',
        image: '/pictures/worm-compost.svg',
        imageAlt: 'Kotak cacing',
        date: '2024-01-08',
        category: { slug: 'organic', name: { id: 'Organik', en: 'Organic' } },
        language: 'id',
        words: 812,
      },
    ],
    categories: [{ slug: 'organic', name: { id: 'Organik', en: 'Organic' }, count: 2 }],
  });
});

test('tags come along where there are any, with an article and with a list narrowed to one', () => {
  const tag = { slug: 'compost', name_indonesian: 'Kompos', name_english: 'Compost' };
  const named = { slug: 'compost', name: { id: 'Kompos', en: 'Compost' } };
  expect(parseArticle({ ...article, tags: [tag] }, BACKEND).tags).toEqual([named]);
  expect(parseArticle({ ...article, tags: [] }, BACKEND)).not.toHaveProperty('tags');
  expect(parseArticlePage({ ...page, tag }, BACKEND).tag).toEqual(named);
  expect(parseArticlePage({ ...page, tag: null }, BACKEND)).not.toHaveProperty('tag');
  expect(() => parseArticle({ ...article, tags: ['compost'] }, BACKEND)).toThrow(RowError);
});

test.each<readonly [unknown, object | undefined]>([
  [
    { x: 0, y: 100 },
    { x: 0, y: 100 },
  ],
  [
    { x: 30, y: 20, z: 1 },
    { x: 30, y: 20 },
  ],
  ...[undefined, null, '', 50, [30, 20], {}, { x: 30 }, { x: '30', y: 20 }, { x: -1, y: 20 }, { x: 30, y: 101 }].map(
    (wrong) => [wrong, undefined] as const,
  ),
  [{ x: Number.NaN, y: 20 }, undefined],
])('a focal point of %j is %j: whatever is none is the middle', (focus, read) => {
  expect(parseArticle({ ...article, focus }, BACKEND).focus).toEqual(read);
  expect(parseArticlePage({ ...page, articles: [{ ...summary, focus }] }, BACKEND).articles[0]?.focus).toEqual(read);
});

test('an empty list is an answer, not an error', () => {
  expect(parseArticlePage({ total: 0, articles: [], categories: [] }, BACKEND)).toEqual({
    total: 0,
    articles: [],
    categories: [],
  });
});

test('an article takes the portal’s names, and nothing else that the backend adds', () => {
  const parsed = parseArticle({ ...article, secret: 'x' }, BACKEND);
  expect(parsed).toMatchObject({
    reviewedOn: '2026-11-20',
    reviewBy: '2027-11-20',
    audience: 'Keluarga',
    place: 'Di rumah',
    content: 'Teks.',
  });
  expect(parsed).not.toHaveProperty('secret');
  expect(parsed).not.toHaveProperty('image_alt');
});

test('an article that nobody checked yet has no date of review', () => {
  expect(parseArticle({ ...article, reviewed_on: null }, BACKEND).reviewedOn).toBeNull();
});

describe('what isn’t as agreed is refused, and named', () => {
  const omit = (key: string) => Object.fromEntries(Object.entries(article).filter(([name]) => name !== key));

  test.each([
    'title',
    'excerpt',
    'image',
    'image_alt',
    'published_on',
    'author',
    'audience',
    'place',
    'version',
    'content',
  ])('an article without %s', (key) => {
    expect(() => parseArticle(omit(key), BACKEND)).toThrow(new RowError(`${key} is no text`));
    expect(() => parseArticle({ ...article, [key]: 7 }, BACKEND)).toThrow(RowError);
  });

  test.each(['id', 'words'])('an article whose %s is no number', (key) => {
    expect(() => parseArticle({ ...article, [key]: '4' }, BACKEND)).toThrow(new RowError(`${key} is no number`));
    expect(() => parseArticle({ ...article, [key]: Number.NaN }, BACKEND)).toThrow(RowError);
  });

  test.each([null, 'id-ID', 'ID', undefined])('a language that is %s', (language) => {
    expect(() => parseArticle({ ...article, language }, BACKEND)).toThrow(new RowError('language is unknown'));
  });

  test.each([null, [], 'text', 7, undefined])('an answer that is %j', (answer) => {
    expect(() => parseArticle(answer, BACKEND)).toThrow(RowError);
    expect(() => parseArticlePage(answer, BACKEND)).toThrow(RowError);
  });

  test.each([
    { ...page, articles: null },
    { ...page, articles: {} },
    { ...page, articles: [null] },
    { ...page, categories: [category] },
    { ...page, categories: undefined },
    { ...page, total: null },
    { ...page, articles: [{ ...summary, category: null }] },
    { ...page, articles: [{ ...summary, category: { slug: 'organic' } }] },
  ])('a list such as %j', (answer) => {
    expect(() => parseArticlePage(answer, BACKEND)).toThrow(RowError);
  });
});
