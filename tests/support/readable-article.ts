import type { ArticleSummary } from '#domain/article.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';

/** An article to read, for tests that care about some of its fields only. */
export function readableArticle(id: number, fields: Partial<ReadableArticle> = {}): ReadableArticle {
  return {
    id,
    title: `Artikel ${id}`,
    excerpt: '',
    image: '/pictures/x.svg',
    imageAlt: '',
    date: '2024-01-01',
    category: { slug: 'organic', name: { id: 'Organik', en: 'Organic' } },
    language: 'id',
    words: 700,
    author: 'Tim Uji',
    reviewedOn: null,
    audience: '',
    place: '',
    version: 'v1',
    html: `<p>Isi ${id}</p>`,
    headings: [],
    ...fields,
  };
}

/** What a list shows of it. */
export function cardOf(article: ReadableArticle): ArticleSummary {
  const { id, title, excerpt, image, imageAlt, date, category, language, words } = article;
  return { id, title, excerpt, image, imageAlt, date, category, language, words };
}
