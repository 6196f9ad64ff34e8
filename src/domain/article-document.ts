import type { HasFocalPoint } from './focal-point.ts';
import { LANGUAGES, type Localized } from './localized.ts';
import type { OutdatedFields } from './draft.ts';

/** The texts of an article in one language. */
export interface ArticleTranslation {
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly content: string;
  /** The picture's alternative text. */
  readonly imageAlt: string;
  /** Who the advice is for, and where it applies. */
  readonly audience: string;
  readonly place: string;
}

/** An article as it is written: both languages, and what they share. The database checks it by the same rules. */
export interface ArticleDocument extends Localized<ArticleTranslation>, HasFocalPoint {
  /** Address of the picture (`/pictures/x.svg`, `/media/…`, https); empty where there is none yet. */
  readonly image: string;
  /** The picture carries no information, so it needs no alternative text. */
  readonly decorative: boolean;
  /** Id of its category; null before one is chosen. */
  readonly category: number | null;
  /** Ids of its tags, in the order that readers see; missing where it has none. */
  readonly tags?: readonly number[] | undefined;
  readonly author: Localized;
  /** ISO date shown; null for the day on which it is published. */
  readonly date: string | null;
  /** When the advice was last checked, and until when that check is valid (a year where nothing is given); ISO dates. */
  readonly reviewedOn: string | null;
  readonly reviewBy: string | null;
  /** The months in which its advice is used, 1 to 12, in order; missing for all year. */
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

/** An article without any text. */
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

/** The article with these tags; the field is missing where there are none, so that such a document has only one form. */
export function withTags<Document extends Pick<ArticleDocument, 'tags'>>(
  { tags: _, ...article }: Document,
  tags: readonly number[],
): Omit<Document, 'tags'> & Pick<ArticleDocument, 'tags'> {
  return tags.length === 0 ? article : { ...article, tags };
}

/** Whether the article has a picture or any text. */
export function isBegun(article: ArticleDocument): boolean {
  return article.image !== '' || LANGUAGES.some((each) => Object.values(article[each]).some((text) => text !== ''));
}
