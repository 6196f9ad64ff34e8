import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledAuthor, bundledCategories } from '#content/categories.ts';
import { bundledArticles } from '#content/catalogue.ts';
import type { ArticlePage, BundledArticle } from '#domain/article.ts';
import { countWords } from '#domain/reading-time.ts';
import { newestFirst, summaryOf } from '#domain/article-summary.ts';
import { reviewDue } from '#domain/review-date.ts';
import type { Language } from '#domain/localized.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import type { LibraryFiles } from './library-files.ts';

const ARTICLES = join(import.meta.dirname, '../../src/content/articles');

/** The bundled articles, as the files that the portal reads. */
export function bundledLibrary(language: Language): LibraryFiles {
  const articles = bundledArticles.map((article) => readable(article, language));
  return { page: listOf(articles), articles, site: { rows: [], story: '' } };
}

function readable(article: BundledArticle, language: Language): ReadableArticle {
  const content = readFileSync(join(ARTICLES, article.folder, `${language}.md`), 'utf8').trim();
  const category = bundledCategories.find((each) => each.slug === article.category);
  if (!category) throw new Error(`${article.folder} names the category ${article.category}, which isn't there.`);
  return {
    id: article.id,
    title: article.title[language],
    excerpt: article.excerpt[language],
    image: article.image,
    imageAlt: article.imageAlt[language],
    date: article.date,
    category,
    language,
    words: countWords(content),
    author: bundledAuthor[language],
    reviewedOn: article.reviewedOn,
    reviewBy: reviewDue(article.reviewedOn, null),
    audience: article.audience[language],
    place: article.place[language],
    version: createHash('sha256').update(JSON.stringify(article)).update(content).digest('base64url').slice(0, 16),
    ...renderMarkdown(content, language),
  };
}

function listOf(articles: readonly ReadableArticle[]): ArticlePage {
  return {
    articles: [...articles].sort(newestFirst).map(summaryOf),
    total: articles.length,
    categories: bundledCategories.map((category) => ({
      ...category,
      count: articles.filter((article) => article.category.slug === category.slug).length,
    })),
  };
}
