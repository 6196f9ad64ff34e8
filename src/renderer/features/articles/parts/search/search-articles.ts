import type { ArticlePage, ArticleQuery } from '#domain/article.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Repository } from '#renderer/data/repository.ts';

/** A reader waits no longer than this, ms, for the backend before the stored articles answer in its place. */
const PATIENCE_MS = 1200;

/**
 * Searches the backend, else the articles stored on this device. A complete library on the device answers at once, and any stored
 * articles while a slow backend hasn't answered; the backend's answer replaces theirs when it arrives.
 */
export async function searchArticles(
  { stored, live }: Pick<Repository, 'stored' | 'live'>,
  query: ArticleQuery,
  signal: AbortSignal,
  tell: (result: Result<ArticlePage>) => void,
): Promise<void> {
  if (!live) {
    const all = await stored.articlePage(query, signal);
    tell(all.ok ? ok(withEverything(all.value)) : all);
    return;
  }
  let isTold = false;
  let isHere = false;
  const reportStored = async () => {
    const result = await stored.articlePage(query, signal);
    if (isTold || !result.ok) return;
    isHere = true;
    tell(result);
  };
  const meanwhile = setTimeout(() => void reportStored(), PATIENCE_MS);
  signal.addEventListener('abort', () => clearTimeout(meanwhile));
  void stored.isComplete?.().then((isComplete) => {
    if (!isComplete || isTold || signal.aborted) return;
    clearTimeout(meanwhile);
    void reportStored();
  });
  const answer = await live.articlePage(query, signal);
  clearTimeout(meanwhile);
  isTold = true;
  if (answer.ok) {
    tell(answer);
    return;
  }
  // A backend without articles has none beside the stored ones.
  const isEverything = answer.code === 'no-table';
  if (isHere && !isEverything) return;
  const fallback = await stored.articlePage(query, signal);
  if (!fallback.ok) tell(answer);
  else tell(isEverything ? ok(withEverything(fallback.value)) : fallback);
}

/** Where no backend has articles, what was built is everything. */
function withEverything({ onlyHere: _, ...page }: ArticlePage): ArticlePage {
  return page;
}
