import { isDrawing } from '#domain/shipped-drawing.ts';
import type { PackableArticle, PackablePicture } from '#renderer/data/packs.ts';

/** Bytes of a pack for each word of its texts, packed, and what each article takes beside them; measured on six bundled ones. */
const PACKED_PER_WORD = 2.8;
const PACKED_PER_ARTICLE = 350;

/** The reading page is plain text with pictures in it. It holds no more than so many articles. */
const PAGE_PER_WORD = 8;
const PAGE_PER_ARTICLE = 1200;
/** What a picture takes that isn't on this device yet. */
const UNKNOWN_PICTURE = 30_000;
/** What the page takes before there is any article on it: its typeface, its drawings and its search. */
const EMPTY_PAGE = 100_000;
const PAGE_ARTICLES = 300;

/** What the pictures of a page may take together (data/offline/pack/reading-page.ts). They stand there in each language, longer in letters. */
const PAGE_PICTURES = 12 * 1024 * 1024;
const IN_LETTERS = 4 / 3;
/** A drawing is text: on the page it is a little longer, in the pack it takes a third. */
const DRAWING_IN_LETTERS = 1.15;
const DRAWING_PACKED = 0.35;

/** What both files will take together, in bytes, before they are written. */
export function estimatedSize(articles: readonly PackableArticle[]): number {
  const wordsOf = (some: readonly PackableArticle[]) => some.reduce((sum, { words }) => sum + words, 0);
  const sizeOf = ({ bytes }: PackablePicture) => bytes ?? UNKNOWN_PICTURE;
  const onPage = articles.slice(0, PAGE_ARTICLES);
  const texts = wordsOf(articles) * PACKED_PER_WORD + articles.length * PACKED_PER_ARTICLE;
  const once = new Map(articles.flatMap(({ pictures }) => pictures.map((each) => [each.path, each])));
  const packed = [...once.values()].reduce(
    (sum, each) => sum + sizeOf(each) * (isDrawing(each.path) ? DRAWING_PACKED : 1),
    0,
  );
  const shown = onPage.reduce((sum, { titles, pictures }) => {
    const inLetters = pictures.reduce(
      (all, each) => all + sizeOf(each) * (isDrawing(each.path) ? DRAWING_IN_LETTERS : IN_LETTERS),
      0,
    );
    return sum + inLetters * Object.keys(titles).length;
  }, 0);
  const page = EMPTY_PAGE + wordsOf(onPage) * PAGE_PER_WORD + onPage.length * PAGE_PER_ARTICLE;
  return texts + packed + page + Math.min(PAGE_PICTURES, shown);
}
