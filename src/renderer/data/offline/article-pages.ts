import type { ArticlePage, ArticleSummary, Category, CategoryCount } from '#domain/article.ts';
import type { Language } from '#domain/localized.ts';
import { ok, type Result } from '#domain/result.ts';
import type { StoredLibrary } from '../repository.ts';

/** These articles as one page. */
export function pageWith(articles: readonly ArticleSummary[], categories: readonly Category[]): ArticlePage {
  return { articles, total: articles.length, categories: counted(categories, articles) };
}

/** The categories with all their articles counted; those that only articles name come last. */
function counted(categories: readonly Category[], articles: readonly ArticleSummary[]): readonly CategoryCount[] {
  const counts = new Map<string, CategoryCount>(categories.map((each) => [each.slug, { ...each, count: 0 }]));
  for (const { category } of articles) {
    const before = counts.get(category.slug);
    counts.set(category.slug, before ? { ...before, count: before.count + 1 } : { ...category, count: 1 });
  }
  return [...counts.values()];
}

/** All pages of the bundled list as one. */
export async function allPages(
  bundled: StoredLibrary,
  language: Language,
  signal?: AbortSignal,
): Promise<Result<ArticlePage>> {
  const query = { search: '', category: '', language, page: 1 };
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
