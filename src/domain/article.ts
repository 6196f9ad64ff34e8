import type { HasFocalPoint } from './focal-point.ts';
import type { Language, Localized } from './localized.ts';

/** A subject of the blog; `slug` is used in addresses (/blog?category=organic). */
export interface Category {
  readonly slug: string;
  readonly name: Localized;
}

/** A category with the number of published articles in it. */
export interface CategoryCount extends Category {
  readonly count: number;
}

/** A keyword of articles; `slug` is used in addresses (/blog?tag=compost). */
export interface Tag {
  readonly slug: string;
  readonly name: Localized;
}

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
  /** In the author's order; missing where it has none, or where a list doesn't include them. */
  readonly tags?: readonly Tag[];
  /** The language of title and excerpt: the other one where the requested one isn't published. */
  readonly language: Language;
  /** Words of the content, for the reading time. */
  readonly words: number;
}

/** One article to read. */
export interface Article extends ArticleSummary {
  readonly author: string;
  /** ISO date of the last check of the advice, or null. */
  readonly reviewedOn: string | null;
  /** ISO date until which that check is valid (review-date.ts); null where none is given. */
  readonly reviewBy: string | null;
  /** Who the advice is for, and where it applies; empty where that isn't given. */
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
  /** True where there are more than `total`: the backend counts the matches of a search only to 1,000. */
  readonly more?: boolean;
  /** What else was searched for: what articles call the everyday names in the search. */
  readonly also?: readonly string[];
  /** No article has all the searched words: these have some of them, those that come nearest. */
  readonly partial?: true;
  /** Only what is on this device was searched: the portal may have more. */
  readonly onlyHere?: true;
  /** The tag of the query, where it exists. */
  readonly tag?: Tag;
  /** Every category, in order, with the number of all its published articles (whatever the search). */
  readonly categories: readonly CategoryCount[];
}

/** A query of the article list. `page` counts from 1. */
export interface ArticleQuery {
  readonly search: string;
  /** Category slug; empty for all. */
  readonly category: string;
  /** Slug of a tag; missing or empty for all. */
  readonly tag?: string;
  readonly language: Language;
  readonly page: number;
}

/** An article that is bundled with the product; its texts are Markdown files. */
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
