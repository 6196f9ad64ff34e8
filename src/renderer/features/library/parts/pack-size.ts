import type { PackableArticle } from '../../../data/packs.ts';

/** Bytes of a pack for each word of its texts, packed, and what each article takes beside them; measured on six bundled ones. */
const PACKED_PER_WORD = 2.8;
const PACKED_PER_ARTICLE = 350;

/** The reading page is plain text with pictures in it. It holds no more than so many articles. */
const PAGE_PER_WORD = 8;
const PAGE_PER_ARTICLE = 1200;
/** The size of a drawing, for an article without an uploaded picture. */
const PICTURES_PER_ARTICLE = 30_000;
const PAGE_ARTICLES = 300;

/** What the pictures of a page may take together (data/offline/pack/reading-page.ts), and how much longer they are in its letters. */
const PAGE_PICTURES = 12 * 1024 * 1024;
const IN_LETTERS = 4 / 3;

/** What both files will take together, in bytes, before they are written; `pictureBytes`: what an uploaded picture takes. */
export function estimatedSize(articles: readonly PackableArticle[], pictureBytes: number): number {
  const wordsOf = (some: readonly PackableArticle[]) => some.reduce((sum, { words }) => sum + words, 0);
  const onPage = articles.slice(0, PAGE_ARTICLES);
  const packed = wordsOf(articles) * PACKED_PER_WORD + articles.length * PACKED_PER_ARTICLE;
  const uploaded = (some: readonly PackableArticle[]) =>
    new Set(some.flatMap(({ pictures }) => pictures)).size * pictureBytes;
  const drawings = onPage.filter(({ pictures }) => pictures.length === 0).length * PICTURES_PER_ARTICLE;
  const pagePictures = Math.min(PAGE_PICTURES, drawings + uploaded(onPage) * IN_LETTERS);
  return (
    packed + uploaded(articles) + wordsOf(onPage) * PAGE_PER_WORD + onPage.length * PAGE_PER_ARTICLE + pagePictures
  );
}
