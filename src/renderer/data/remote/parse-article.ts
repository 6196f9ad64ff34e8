import type { Article, ArticlePage, ArticleSummary, Tag, Category } from '#domain/article.ts';
import { focalPointIn } from '#domain/focal-point.ts';
import { isLanguage } from '#domain/localized.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { asList, asObject, count, RowError, text } from '../read-fields.ts';

/** What the parsers throw comes with them, so that who loads them on demand knows it. */
export { RowError };

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function category(value: unknown): Category {
  const from = asObject(value, 'category');
  return { slug: text(from, 'slug'), name: { id: text(from, 'name_indonesian'), en: text(from, 'name_english') } };
}

/** Articles in lists come without them. */
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
    ...(from['partial'] === true && { partial: true }),
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
