import type { ArticleDocument } from './article-document.ts';
import type { Language } from './localized.ts';

/** What prevents a language from being published; the database uses the same codes. The field is named before the dot. */
const ARTICLE_PROBLEMS = [
  'title',
  'content',
  'content.foreignPicture',
  'content.pictureAlt',
  'category',
  'image',
  'image.foreign',
  'imageAlt',
  'author',
  'date',
] as const;

export type ArticleProblem = (typeof ARTICLE_PROBLEMS)[number];

/**
 * The problems that prevent this language from being published, as private.articles_problems finds them. `today` is an ISO date in
 * Jakarta.
 */
export function articleProblems(article: ArticleDocument, language: Language, today: string): ArticleProblem[] {
  const side = article[language];
  const pictures = textPictureProblems(side.content);
  const isMissing: Record<ArticleProblem, boolean> = {
    title: side.title.trim() === '',
    content: side.content.trim() === '',
    'content.foreignPicture': pictures.foreign,
    'content.pictureAlt': pictures.undescribed,
    category: article.category === null,
    image: article.image === '',
    'image.foreign': /^https?:/.test(article.image),
    imageAlt: article.image !== '' && !article.decorative && side.imageAlt === '',
    author: article.author[language].trim() === '',
    date: article.date !== null && article.date > today,
  };
  return ARTICLE_PROBLEMS.filter((problem) => isMissing[problem]);
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
