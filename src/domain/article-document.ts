import type { HasFocalPoint } from './focal-point.ts';
import { LANGUAGES, type Language, type Localized } from './localized.ts';
import type { OutdatedFields } from './draft.ts';

/** What one language says of an article. */
export interface ArticleTranslation {
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly content: string;
  /** What the picture shows, for whoever can't see it. */
  readonly imageAlt: string;
  /** Who the advice is for, and where it applies. */
  readonly audience: string;
  readonly place: string;
}

/** An article as it is written: both languages, and what they share. The database checks it by the same rules. */
export interface ArticleDocument extends Localized<ArticleTranslation>, HasFocalPoint {
  /** Address of the picture (`/pictures/x.svg`, `/media/…`, https); empty where there is none yet. */
  readonly image: string;
  /** The picture says nothing that a reader would miss: it needs no words. */
  readonly decorative: boolean;
  /** Id of its category; null before one is chosen. */
  readonly category: number | null;
  /** Ids of its tags, in the order that readers see; missing where it has none. */
  readonly tags?: readonly number[] | undefined;
  readonly author: Localized;
  /** ISO date shown; null for the day on which it is published. */
  readonly date: string | null;
  /** When the advice was last checked, and until when that holds (a year, where nobody says); ISO dates. */
  readonly reviewedOn: string | null;
  readonly reviewBy: string | null;
  /** The months in which its advice is used, 1 to 12, in their order; all year where it isn't there. */
  readonly seasons?: readonly number[] | undefined;
  readonly outdated: OutdatedFields;
}

/** Longest texts of an article, in characters; private.articles_check holds the same. */
export const ARTICLE_LIMITS = {
  title: 200,
  excerpt: 400,
  content: 100_000,
  imageAlt: 300,
  audience: 300,
  place: 300,
} as const satisfies Record<keyof ArticleTranslation, number>;

const EMPTY_SIDE: ArticleTranslation = { title: '', excerpt: '', content: '', imageAlt: '', audience: '', place: '' };

/** An article of which nothing is written yet. */
export function emptyArticle(author: Localized): ArticleDocument {
  return {
    image: '',
    decorative: false,
    category: null,
    author,
    date: null,
    reviewedOn: null,
    reviewBy: null,
    outdated: {},
    id: EMPTY_SIDE,
    en: EMPTY_SIDE,
  };
}

/** The article with these tags. Without any it has no list of them: a document without tags has one form only. */
export function withTags<Document extends Pick<ArticleDocument, 'tags'>>(
  { tags: _, ...article }: Document,
  tags: readonly number[],
): Omit<Document, 'tags'> & Pick<ArticleDocument, 'tags'> {
  return tags.length === 0 ? article : { ...article, tags };
}

/**
 * What keeps a language from being published; the database answers with the same words. Before the dot stands the field.
 */
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

/** Why this language can't be published yet, as private.articles_problems finds it. `today` is an ISO date in Jakarta. */
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

/** Whether anything of an article is written. */
export function isBegun(article: ArticleDocument): boolean {
  return article.image !== '' || LANGUAGES.some((each) => Object.values(article[each]).some((text) => text !== ''));
}

/** A picture begins: `![words](`. The words may hold escaped signs, and brackets within brackets once. */
const START = String.raw`(?<!\\)(?:\\\\)*!\[(?:[^\[\]\\]|\\.|\[(?:[^\[\]\\]|\\.)*\])*\]\(\s*<?`;
/** One that is described by nothing. */
const WORDLESS = String.raw`(?<!\\)(?:\\\\)*!\[\s*\]\(\s*<?`;
/** An address of the site itself, but for the one that stands where a picture is missing. */
const OWN = String.raw`/(?!/|media/missing)[^\s<>()\\]*>?`;

const ALL = new RegExp(START, 'g');
const OWN_ONES = new RegExp(`${START}${OWN}`, 'g');
const UNDESCRIBED = new RegExp(String.raw`${WORDLESS}${OWN}(?:\s*\)|\s+["'(][^"')])`);

/**
 * What is wrong with the pictures of a Markdown text, as private.text_picture_problems finds it. Visitors' browsers show
 * pictures of the site and of the backend only. A picture that is decoration says so by an empty title: `![](/a.svg "")`;
 * any other title is a caption, which needn't say what the picture shows.
 */
export function textPictureProblems(markdown: string): { readonly foreign: boolean; readonly undescribed: boolean } {
  if (!markdown.includes('](')) return { foreign: false, undescribed: false };
  const count = (pattern: RegExp) => markdown.match(pattern)?.length ?? 0;
  return { foreign: count(ALL) > count(OWN_ONES), undescribed: UNDESCRIBED.test(markdown) };
}
