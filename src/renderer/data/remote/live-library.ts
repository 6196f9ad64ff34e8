import { failed, ok, type Result } from '#domain/result.ts';
import type { LiveLibrary } from '../repository.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { pictureSource } from '#domain/media.ts';
import { callRest } from './rest.ts';
import { parseArticle, parseArticlePage, parseIds, RowError } from './rows.ts';

/** Reading waits no longer than this, ms: by then a reader wants the stored copy. */
const READ_TIMEOUT_MS = 8000;

/** The articles that the backend publishes at this moment. */
export function liveLibrary(backend: BackendAddress): LiveLibrary {
  const read = (name: string, parameters: Record<string, string | number>, signal?: AbortSignal) => {
    const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
    return callRest(backend, { path: `rpc/${name}?${query}`, timeoutMs: READ_TIMEOUT_MS, signal });
  };
  return {
    async articlePage({ search, category, language, page }, signal) {
      const answer = await read('search_articles', { search, category, lang: language, page }, signal);
      return answer.ok ? parsed(() => parseArticlePage(answer.value, backend.url)) : answer;
    },
    async article(id, language, signal) {
      const answer = await read('read_article', { article_id: id, lang: language }, signal);
      if (!answer.ok) return answer;
      if (answer.value === null) return failed('not-found', `article ${id}`);
      const article = parsed(() => parseArticle(answer.value, backend.url));
      if (!article.ok) return article;
      // The parser is loaded here and nowhere else: prerendered articles bring their HTML along.
      const { renderMarkdown } = await import('../markdown/render-markdown.ts');
      const { content, ...rest } = article.value;
      return ok({
        ...rest,
        ...renderMarkdown(content, rest.language, (address) => pictureSource(backend.url, address)),
      });
    },
    async published(ids, signal) {
      const answer = await read('published_articles', { ids: ids.join(',') }, signal);
      return answer.ok ? parsed(() => parseIds(answer.value)) : answer;
    },
    site: (language, parts, signal) =>
      read('read_site', { lang: language, ...(parts && { collections: parts.join() }) }, signal),
    async articleVersion(id, signal) {
      const answer = await read('article_version', { article_id: id }, signal);
      if (!answer.ok) return answer;
      return typeof answer.value === 'string' ? ok(answer.value) : failed('not-found', `article ${id}`);
    },
  };
}

function parsed<T>(parse: () => T): Result<T> {
  try {
    return ok(parse());
  } catch (error) {
    if (error instanceof RowError) return failed('server', error.message);
    throw error;
  }
}
