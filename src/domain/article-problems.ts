import type { ArticleDocument } from './article-document.ts';
import type { Language } from './localized.ts';

/** What prevents a language from being published; the database uses the same codes. The field is named before the dot. */
const ARTICLE_PROBLEMS = [
  'title',
  'content',
  'content.foreignPicture',
  'content.pictureAlt',
  'content.missingFile',
  'category',
  'image',
  'image.foreign',
  'image.missing',
  'imageAlt',
  'author',
  'date',
] as const;

type ArticleProblem = (typeof ARTICLE_PROBLEMS)[number];

/**
 * The problems that prevent this language from being published, as private.articles_reasons finds them. `today` is an ISO date in
 * Jakarta; `missingMedia` are the addresses of uploads that are known to be gone.
 */
export function articleProblems(
  article: ArticleDocument,
  language: Language,
  today: string,
  missingMedia: readonly string[] = [],
): ArticleProblem[] {
  const side = article[language];
  const pictures = textPictureProblems(side.content);
  const isMissing: Record<ArticleProblem, boolean> = {
    title: side.title.trim() === '',
    content: side.content.trim() === '',
    'content.foreignPicture': pictures.foreign,
    'content.pictureAlt': pictures.undescribed,
    'content.missingFile': namesAny(side.content, missingMedia),
    category: article.category === null,
    image: article.image === '',
    'image.foreign': isForeignPicture(article.image),
    'image.missing': namesAny(article.image, missingMedia),
    imageAlt: article.image !== '' && !article.decorative && side.imageAlt === '',
    author: article.author[language].trim() === '',
    date: article.date !== null && article.date > today,
  };
  return ARTICLE_PROBLEMS.filter((problem) => isMissing[problem]);
}

/** Whether a picture is on another site: visitors' browsers don't load it. */
export function isForeignPicture(address: string): boolean {
  return address.startsWith('http');
}

/** Whether a text names one of these addresses. */
export function namesAny(text: string, addresses: readonly string[]): boolean {
  return addresses.some((address) => text.includes(address));
}

/** The start of a picture: `![words](`. The words may contain escaped characters, and one level of brackets. */
const START = String.raw`(?<!\\)(?:\\\\)*!\[(?:[^\[\]\\]|\\.|\[(?:[^\[\]\\]|\\.)*\])*\]\(\s*<?`;
/** A picture without alternative text. */
const WORDLESS = String.raw`(?<!\\)(?:\\\\)*!\[\s*\]\(\s*<?`;
/** An address on the site itself, except the placeholder for a missing picture. */
const OWN = String.raw`/(?!/|media/missing)[^\s<>()\\]*>?`;

const ALL = new RegExp(START, 'g');
const OWN_ONES = new RegExp(`${START}${OWN}`, 'g');
const UNDESCRIBED = new RegExp(String.raw`${WORDLESS}${OWN}(?:\s*\)|\s+["'(][^"')])`);

/**
 * Finds the pictures of a Markdown text that violate the rules, as private.text_picture_problems does. Visitors' browsers only load
 * pictures of the site and of the backend. A decorative picture is marked by an empty title: `![](/a.svg "")`; any other title is a
 * caption, which needn't describe the picture.
 */
export function textPictureProblems(markdown: string): { readonly foreign: boolean; readonly undescribed: boolean } {
  if (!markdown.includes('](')) return { foreign: false, undescribed: false };
  const count = (pattern: RegExp) => markdown.match(pattern)?.length ?? 0;
  return { foreign: count(ALL) > count(OWN_ONES), undescribed: UNDESCRIBED.test(markdown) };
}
