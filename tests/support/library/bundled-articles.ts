// The bundled articles, in the format that devices store.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledAuthor, bundledCategories } from '#content/categories.ts';
import { bundledArticles } from '#content/catalogue.ts';
import type { Article, BundledArticle } from '#domain/article.ts';
import { reviewDue } from '#domain/review-date.ts';
import type { LibraryArticle } from '#domain/library.ts';
import type { Language } from '#domain/localized.ts';

const ARTICLES = join(import.meta.dirname, '../../../src/content/articles');

export function bundledLibraryArticles(): readonly LibraryArticle[] {
  return bundledArticles.map((article) => ({
    id: article.id,
    version: article.id,
    texts: { id: textOf(article, 'id'), en: textOf(article, 'en') },
  }));
}

function textOf(
  { title, excerpt, imageAlt, audience, place, ...article }: BundledArticle,
  language: Language,
): Article {
  const content = readFileSync(join(ARTICLES, article.folder, `${language}.md`), 'utf8').trim();
  return {
    id: article.id,
    title: title[language],
    excerpt: excerpt[language],
    image: article.image,
    imageAlt: imageAlt[language],
    date: article.date,
    category: bundledCategories.find(({ slug }) => slug === article.category)!,
    language,
    words: content.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0,
    author: bundledAuthor[language],
    reviewedOn: article.reviewedOn,
    reviewBy: reviewDue(article.reviewedOn, null),
    audience: audience[language],
    place: place[language],
    version: '1',
    content,
  };
}
