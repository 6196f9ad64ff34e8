import type { Category, CategoryCount } from './category.ts';
import type { HasFocalPoint } from './focal-point.ts';
import type { Language, Localized } from './localized.ts';
import type { Tag } from './tag.ts';

/** What a card shows of an article, in the language it is shown in. */
export interface ArticleSummary extends HasFocalPoint {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  /** Address of the picture, relative to the site (`/pictures/x.svg`) or absolute. */
  readonly image: string;
  readonly imageAlt: string;
  /** ISO date, `2024-01-15`. */
  readonly date: string;
  readonly category: Category;
  /** In its writer's order; missing where it has none, or where a list doesn't say. */
  readonly tags?: readonly Tag[];
  /** The language of title and excerpt: the other one where the wanted one isn't published. */
  readonly language: Language;
  /** Words of the content, for the reading time. */
  readonly words: number;
}

/** One article to read. */
export interface Article extends ArticleSummary {
  readonly author: string;
  /** ISO date of the last check of the advice, or null. */
  readonly reviewedOn: string | null;
  /** ISO date until which that holds, and after which it is to be checked again (review-date.ts); null where nobody said. */
  readonly reviewBy: string | null;
  /** Who the advice is for, and where it applies; empty where nobody said. */
  readonly audience: string;
  readonly place: string;
  /** Changes whenever anything of the article does. */
  readonly version: string;
  /** The content as Markdown. */
  readonly content: string;
}

/** A page of the article list, newest first. */
export interface ArticlePage {
  readonly articles: readonly ArticleSummary[];
  /** Matches in all, over all pages. */
  readonly total: number;
  /** There are more than `total`: the backend counts the matches of a search to 1,000. */
  readonly more?: boolean;
  /** The tag that was asked for, where it is known. */
  readonly tag?: Tag;
  /** Every category, in its order, with all its published articles (whatever is searched for). */
  readonly categories: readonly CategoryCount[];
}

/** What a reader asks of the list. `page` counts from 1. */
export interface ArticleQuery {
  readonly search: string;
  /** Category slug; empty for all. */
  readonly category: string;
  /** Slug of a tag; missing or empty for all. */
  readonly tag?: string;
  readonly language: Language;
  readonly page: number;
}

/** The articles that travel with the product: their texts stand beside them as Markdown. */
export interface BundledArticle {
  readonly id: number;
  /** Folder under src/content/articles that holds id.md and en.md. */
  readonly folder: string;
  readonly date: string;
  readonly reviewedOn: string;
  readonly category: string;
  readonly image: string;
  readonly title: Localized;
  readonly excerpt: Localized;
  readonly imageAlt: Localized;
  readonly audience: Localized;
  readonly place: Localized;
}

/** Reading time in whole minutes, at least 1. 200 words a minute suits a reader on a phone. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200));
}
