import type { ArticlePage, ArticleQuery } from '#domain/article.ts';
import type { Result } from '#domain/result.ts';
import type { Repository } from '../../data/repository.ts';

/** A reader waits no longer than this, ms, for the backend before the stored articles answer in its place. */
const PATIENCE_MS = 1200;

/**
 * Searches the backend, else the articles stored beside the site. While a slow backend hasn't answered, the stored result is
 * reported first, and replaced by the backend's when that arrives.
 */
export async function searchArticles(
  repository: Repository,
  query: ArticleQuery,
  signal: AbortSignal,
  tell: (result: Result<ArticlePage>) => void,
): Promise<void> {
  const { live, stored } = repository;
  if (!live) {
    tell(await stored.articlePage(query, signal));
    return;
  }
  let told = false;
  const meanwhile = setTimeout(() => {
    void stored.articlePage(query, signal).then((result) => {
      if (!told && result.ok) tell(result);
    });
  }, PATIENCE_MS);
  signal.addEventListener('abort', () => clearTimeout(meanwhile));
  const answer = await live.articlePage(query, signal);
  clearTimeout(meanwhile);
  told = true;
  if (answer.ok) {
    tell(answer);
    return;
  }
  const fallback = await stored.articlePage(query, signal);
  tell(fallback.ok ? fallback : answer);
}
