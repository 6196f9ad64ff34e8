import type { PackableArticle } from '../../../data/packs.ts';

/** Bytes of a pack for each word of its texts, packed, and what each article takes beside them; measured on the six bundled ones. */
const PACKED_PER_WORD = 2.8;
const PACKED_PER_ARTICLE = 350;

/** The reading page is plain text with pictures in it. It holds no more than so many articles. */
const PAGE_PER_WORD = 8;
const PAGE_PER_ARTICLE = 1200;
const PICTURES_PER_ARTICLE = 30_000;
const PAGE_ARTICLES = 300;

/** What both files will take together, in bytes, before they are written. */
export function estimatedSize(articles: readonly PackableArticle[]): number {
  const wordsOf = (some: readonly PackableArticle[]) => some.reduce((sum, { words }) => sum + words, 0);
  const onPage = articles.slice(0, PAGE_ARTICLES);
  const packed = wordsOf(articles) * PACKED_PER_WORD + articles.length * PACKED_PER_ARTICLE;
  return packed + wordsOf(onPage) * PAGE_PER_WORD + onPage.length * (PAGE_PER_ARTICLE + PICTURES_PER_ARTICLE);
}
