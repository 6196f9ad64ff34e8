import type { ArticlePage, ArticleQuery, ArticleSummary } from '#domain/article.ts';
import type { CategoryCount } from '#domain/category.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { pageOf } from '../bundled/stored-library.ts';
import type { StoredLibrary } from '../repository.ts';
import type { ArticleCopies } from './article-copies.ts';
import type { ArticleIndex } from './stored-records.ts';

/**
 * The bundled articles with the copies of what was read online laid over them, and without what the backend withdrew. A text
 * in the wanted language comes before one in the other: a copy of it, the bundled one, a copy of the other.
 */
export function offlineLibrary(bundled: StoredLibrary, copies: ArticleCopies): StoredLibrary {
  return {
    site: bundled.site,
    async articlePage(query, signal) {
      const [all, articleIndex] = await Promise.all([
        everyArticle(bundled, query.language, signal),
        copies.articleIndex(),
      ]);
      return all.ok ? ok(pageOf(merged(all.value, articleIndex, query.language), query)) : all;
    },
    async firstArticles(language) {
      const [first, articleIndex] = await Promise.all([bundled.firstArticles(language), copies.articleIndex()]);
      return first.ok ? ok(overlaid(first.value, articleIndex, language).sort((a, b) => a.id - b.id)) : first;
    },
    async article(id, language, signal) {
      const found = await copies.find(id, language);
      if (found.withdrawn) return failed('not-found', `article ${id} was withdrawn`);
      if (found.own) return ok(found.own);
      const article = await bundled.article(id, language, signal);
      if (article.ok || !found.other) return article;
      return ok(found.other.language === language ? found.other : { ...found.other, otherCopy: true });
    },
  };
}

/** Ids of everything that may be shown without a network, and of what was withdrawn. */
export async function knownArticles(bundled: StoredLibrary, copies: ArticleCopies): Promise<readonly number[]> {
  const [all, articleIndex] = await Promise.all([everyArticle(bundled, 'id'), copies.articleIndex()]);
  const ids = [
    ...(all.ok ? all.value.articles.map(({ id }) => id) : []),
    ...articleIndex.cards.map(({ summary }) => summary.id),
    ...articleIndex.withdrawn,
  ];
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** All pages of the bundled list as one. */
async function everyArticle(
  bundled: StoredLibrary,
  language: Language,
  signal?: AbortSignal,
): Promise<Result<ArticlePage>> {
  const query: ArticleQuery = { search: '', category: '', language, page: 1 };
  const first = await bundled.articlePage(query, signal);
  if (!first.ok) return first;
  const articles = [...first.value.articles];
  for (let page = 2; articles.length < first.value.total; page += 1) {
    const next = await bundled.articlePage({ ...query, page }, signal);
    if (!next.ok) return next;
    // Only the newest may be listed.
    if (next.value.articles.length === 0) break;
    articles.push(...next.value.articles);
  }
  return ok({ ...first.value, articles });
}

function merged(bundled: ArticlePage, articleIndex: ArticleIndex, language: Language): ArticlePage {
  const articles = overlaid(bundled.articles, articleIndex, language).sort(newestFirst);
  return {
    articles,
    total: bundled.total - bundled.articles.length + articles.length,
    categories: counted(bundled, articles),
  };
}

/** As the database orders them. */
function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.date.localeCompare(a.date) || a.id - b.id;
}

/** The bundled articles with the copies in their place and after them, without the withdrawn ones. */
function overlaid(
  bundled: readonly ArticleSummary[],
  articleIndex: ArticleIndex,
  language: Language,
): ArticleSummary[] {
  const byId = new Map<number, ArticleSummary>();
  const lay = (summary: ArticleSummary) => void byId.set(summary.id, summary);
  // From the least wanted to the most.
  for (const { asked, summary } of articleIndex.cards) if (asked !== language) lay(summary);
  bundled.forEach(lay);
  for (const { asked, summary } of articleIndex.cards) if (asked === language) lay(summary);
  for (const id of articleIndex.withdrawn) byId.delete(id);
  return [...byId.values()];
}

/** The bundled categories with what came and went counted in; categories that only copies have come after them. */
function counted(bundled: ArticlePage, articles: readonly ArticleSummary[]): readonly CategoryCount[] {
  const inCategory = (list: readonly ArticleSummary[], slug: string) =>
    list.filter(({ category }) => category.slug === slug).length;
  const counts = new Map<string, CategoryCount>(
    bundled.categories.map((each) => {
      const change = inCategory(articles, each.slug) - inCategory(bundled.articles, each.slug);
      return [each.slug, { ...each, count: each.count + change }];
    }),
  );
  for (const { category } of articles) {
    if (counts.has(category.slug)) continue;
    counts.set(category.slug, { ...category, count: inCategory(articles, category.slug) });
  }
  return [...counts.values()];
}
