import type { Category } from '#domain/article.ts';
import { FEED_ARTICLES } from '#domain/limits.ts';
import type { Language } from '#domain/localized.ts';
import { pictureSource } from '#domain/picture-address.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { changedAt, laterOf, publishedAt } from './article-moments.ts';
import { feedHtml, wholeAddress } from './feed-html.ts';

/** One article of a feed. All addresses are absolute. */
export interface FeedEntry {
  /** The article's page, which is also its id: it never changes, and is the same in the feed of its category. */
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text. */
  readonly html: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly published: string;
  readonly changed: string;
  readonly author: string;
  readonly subjects: readonly { readonly slug: string; readonly name: string }[];
}

/** The newest articles of a language, all or those of a category. */
export interface ArticleFeed {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The page that shows the same articles. */
  readonly home: string;
  /** The feed's address without `.xml` or `.json`. */
  readonly address: string;
  readonly icon: string;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

const WORDS = {
  id: { title: 'Artikel Tunas', description: 'Cara bertani lengkap dengan sumbernya, ditulis supaya bisa Anda ikuti.' },
  en: { title: 'Tunas articles', description: 'Farming methods with their sources, written so you can follow them.' },
} as const;

/** Plain path of a feed without its ending. */
export function feedPath(category: Category | null): string {
  return category === null ? '/feed' : `/feed/${category.slug}`;
}

/** What a feed is called. */
export function feedTitle(category: Category | null, language: Language): string {
  const { title } = WORDS[language];
  return category === null ? title : `${title}: ${category.name[language]}`;
}

interface FeedInput {
  readonly publicUrl: string;
  /** The backend's address, for uploaded pictures. */
  readonly backendUrl: string | null;
  readonly language: Language;
  readonly articles: readonly ReadableArticle[];
  /** Null for all articles. */
  readonly category: Category | null;
}

/** Makes a feed. An article that isn't written in the feed's language is left out; the other language's feed has it. */
export function articleFeed({ publicUrl, backendUrl, language, articles, category }: FeedInput): ArticleFeed {
  const entries = articles
    .filter((article) => article.language === language)
    .filter((article) => category === null || article.category.slug === category.slug)
    .sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id)
    .slice(0, FEED_ARTICLES)
    .map((article) => entryOf(article, language, publicUrl, backendUrl));
  const home = category === null ? '/blog' : `/blog?category=${category.slug}`;
  return {
    language,
    title: feedTitle(category, language),
    description: WORDS[language].description,
    home: publicUrl + pathInLanguage(home, language),
    address: publicUrl + pathInLanguage(feedPath(category), language),
    icon: `${publicUrl}/icons/192.png`,
    updated: laterOf(entries.map((entry) => entry.changed)),
    entries,
  };
}

function entryOf(
  article: ReadableArticle,
  language: Language,
  publicUrl: string,
  backendUrl: string | null,
): FeedEntry {
  const address = publicUrl + pathInLanguage(`/article/${article.id}`, language);
  const place = { site: publicUrl, article: address };
  const image = backendUrl === null ? article.image : pictureSource(backendUrl, article.image);
  const subjects = [article.category, ...(article.tags ?? [])];
  return {
    address,
    title: article.title,
    summary: article.excerpt,
    html: feedHtml(article.html, place),
    image: wholeAddress(image, place),
    imageAlt: article.imageAlt,
    published: publishedAt(article),
    changed: changedAt(article),
    author: article.author,
    subjects: subjects.map(({ slug, name }) => ({ slug, name: name[language] })),
  };
}
