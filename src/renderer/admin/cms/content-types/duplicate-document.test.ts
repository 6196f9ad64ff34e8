import { expect, test } from 'vitest';
import { emptyArticle } from '#domain/article-document.ts';
import { ARTICLE, ARTICLES } from '../../sections/articles/article-content-type.ts';
import type { DefinedDocument } from './definition.ts';
import { duplicateDocument } from './duplicate-document.ts';

const ENDING = { id: ' (salinan)', en: ' (copy)' };
const empty = emptyArticle({ id: 'Tim', en: 'Team' });
const article = {
  ...empty,
  image: '/pictures/saung.svg',
  category: 3,
  date: '2026-11-01',
  reviewedOn: '2026-11-02',
  reviewBy: '2027-11-02',
  outdated: { title: { language: 'en', since: '2026-11-03T00:00:00Z' } },
  id: { ...empty.id, title: 'Mulsa jerami', content: 'Jerami menahan air.' },
};

test('a duplicate has every text and picture, names of its own, and no date of the other one', () => {
  const copy = duplicateDocument(ARTICLE, article as unknown as DefinedDocument, ENDING);
  expect(copy).toEqual({
    ...article,
    ...{ date: null, reviewedOn: null, reviewBy: null, outdated: {} },
    id: { ...article.id, title: 'Mulsa jerami (salinan)' },
  });
  // What has no title stays without one.
  expect(copy.en).toEqual(empty.en);
  expect(ARTICLES.schema.safeParse(copy).success).toBe(true);
});

test('the longest title stays within its limit, and no character of it is cut in two', () => {
  const long = { ...article, id: { ...article.id, title: `${'x'.repeat(189)}\u{1f331}${'y'.repeat(9)}` } };
  const { title } = duplicateDocument(ARTICLE, long as unknown as DefinedDocument, ENDING).id;
  expect(title).toBe(`${'x'.repeat(189)} (salinan)`);
});
