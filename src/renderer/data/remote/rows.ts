import type { Article, ArticlePage, ArticleSummary } from '#domain/article.ts';
import type { Category } from '#domain/category.ts';
import { focalPointIn } from '#domain/focal-point.ts';
import { isLanguage } from '#domain/localized.ts';
import { pictureSource } from '#domain/picture-address.ts';
import type { Tag } from '#domain/tag.ts';

/** The backend answered something that isn't what was agreed. */
export class RowError extends Error {}

type Row = Readonly<Record<string, unknown>>;

/** The columns of a row. Throws RowError with `what` in its message. */
export function asObject(value: unknown, what: string): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RowError(`${what} is no object`);
  return value as Row;
}

/** The entries of a list. Throws RowError with `what` in its message. */
export function asList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new RowError(`${what} is no list`);
  return value;
}

export function text(from: Row, key: string): string {
  const value = from[key];
  if (typeof value !== 'string') throw new RowError(`${key} is no text`);
  return value;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function count(from: Row, key: string): number {
  const value = from[key];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RowError(`${key} is no number`);
  return value;
}

export function category(value: unknown): Category {
  const from = asObject(value, 'category');
  return { slug: text(from, 'slug'), name: { id: text(from, 'name_indonesian'), en: text(from, 'name_english') } };
}

/** Missing from older backends without tags. */
function tags(value: unknown): { readonly tags?: readonly Tag[] } {
  const all = value === undefined ? [] : asList(value, 'tags').map(category);
  return all.length > 0 ? { tags: all } : {};
}

function summary(value: unknown, backendUrl: string): ArticleSummary {
  const from = asObject(value, 'article');
  const language = from['language'];
  if (!isLanguage(language)) throw new RowError('language is unknown');
  return {
    id: count(from, 'id'),
    title: text(from, 'title'),
    excerpt: text(from, 'excerpt'),
    image: pictureSource(backendUrl, text(from, 'image')),
    imageAlt: text(from, 'image_alt'),
    ...focalPointIn(from),
    date: text(from, 'published_on'),
    category: category(from['category']),
    ...tags(from['tags']),
    language,
    words: count(from, 'words'),
  };
}

/** Answer of the function search_articles; pictures lie with the backend. Throws RowError. */
export function parseArticlePage(value: unknown, backendUrl: string): ArticlePage {
  const from = asObject(value, 'answer');
  return {
    total: count(from, 'total'),
    ...(from['more'] === true && { more: true }),
    ...(from['tag'] != null && { tag: category(from['tag']) }),
    articles: asList(from['articles'], 'articles').map((each) => summary(each, backendUrl)),
    categories: asList(from['categories'], 'categories').map((each) => ({
      ...category(each),
      count: count(asObject(each, 'category'), 'count'),
    })),
  };
}

/** Answer of the function read_article; its picture lies with the backend. Throws RowError. */
export function parseArticle(value: unknown, backendUrl: string): Article {
  const from = asObject(value, 'article');
  return {
    ...summary(value, backendUrl),
    author: text(from, 'author'),
    reviewedOn: textOrNull(from['reviewed_on']),
    reviewBy: textOrNull(from['review_by']),
    audience: text(from, 'audience'),
    place: text(from, 'place'),
    version: text(from, 'version'),
    content: text(from, 'content'),
  };
}
