import type { ArticlePage, ArticleQuery } from '#domain/article.ts';
import { found, type PageResult, type PageRequest } from '#renderer/page/page.ts';

function firstQuery(request: PageRequest): ArticleQuery {
  return { search: '', category: '', language: request.language, page: 1 };
}

/** The newest articles as they are stored beside the site; from the backend where nothing is stored. */
export async function firstPage<T>(request: PageRequest, pick: (list: ArticlePage) => T): Promise<PageResult<T>> {
  const { stored, live } = request.repository;
  const query = firstQuery(request);
  let answer = await stored.articlePage(query);
  if (!answer.ok && live) answer = await live.articlePage(query);
  return answer.ok ? found(pick(answer.value)) : { kind: 'failed', code: answer.code, detail: answer.detail };
}

/** The backend's newest articles; null where they are the shown ones, or the request fails. */
export async function refreshedPage<T>(
  request: PageRequest,
  shown: T,
  pick: (list: ArticlePage) => T,
): Promise<PageResult<T> | null> {
  const answer = await request.repository.live?.articlePage(firstQuery(request));
  if (!answer?.ok) return null;
  const now = pick(answer.value);
  return JSON.stringify(now) === JSON.stringify(shown) ? null : found(now);
}
