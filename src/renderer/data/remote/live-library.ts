import { failed, ok, type Result } from '#domain/result.ts';
import type { LiveLibrary } from '../repository.ts';
import type { expandedSearches } from './expanded-search.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { type Backend, callRest } from './rest.ts';

/** The timeout of reading, ms; the stored copy is shown then. */
const READ_TIMEOUT_MS = 8000;

/**
 * The published articles of the backend. The code that parses its rows is loaded with the first rows: a prerendered article only
 * checks whether it has changed.
 */
export function liveLibrary(backend: Backend): LiveLibrary {
  const read = (name: string, parameters: Record<string, string | number>, signal?: AbortSignal) => {
    const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
    return callRest(backend, { path: `rpc/${name}?${query}`, timeoutMs: READ_TIMEOUT_MS, signal });
  };
  let searches: ReturnType<typeof expandedSearches> | null = null;
  /** Its code is loaded with the first search; null where it can't be: the search goes without. */
  const searching = async () => {
    try {
      const code = await import('./expanded-search.ts');
      return (searches ??= code.expandedSearches((language) =>
        read('read_site', { lang: language, collections: 'everyday_names' }),
      ));
    } catch (error) {
      console.warn('The rules for word forms could not be loaded:', error);
      return null;
    }
  };
  return {
    async articlePage({ search, category, tag, language, page }, signal) {
      const ask = (forms: string) =>
        read(
          'search_articles',
          { search, category, lang: language, page, ...(forms && { forms }), ...(tag && { tag }) },
          signal,
        );
      const expanded = search.trim() === '' ? null : await searching();
      const { answer, also } = expanded ? await expanded(search, language, ask) : { answer: await ask(''), also: [] };
      if (!answer.ok) return answer;
      // Where their code can't be fetched, the stored list answers.
      const found = await parsed(({ parseArticlePage }) => parseArticlePage(answer.value, backend.url)).catch(
        (error: unknown) => failed('offline', String(error)),
      );
      return found.ok && also.length > 0 ? ok({ ...found.value, also }) : found;
    },
    async article(id, language, signal) {
      const answer = await read('read_article', { article_id: id, lang: language }, signal);
      if (!answer.ok) return answer;
      if (answer.value === null) return failed('not-found', `article ${id}`);
      const article = await parsed(({ parseArticle }) => parseArticle(answer.value, backend.url));
      if (!article.ok) return article;
      // The parser is loaded here and nowhere else: prerendered articles bring their HTML along.
      const { renderMarkdown } = await import('#text/render/render-markdown.ts');
      const { content, ...rest } = article.value;
      return ok({
        ...rest,
        ...renderMarkdown(content, rest.language, (address) => pictureSource(backend.url, address)),
      });
    },
    async published(ids, signal) {
      const answer = await read('published_articles', { ids: ids.join(',') }, signal);
      if (!answer.ok) return answer;
      return isIds(answer.value) ? ok(answer.value) : failed('server', 'published_articles answers no list of ids');
    },
    site: (language, parts, signal) =>
      read('read_site', { lang: language, ...(parts && { collections: parts.join() }) }, signal),
    async articleVersion(id, signal) {
      const answer = await read('article_version', { article_id: id }, signal);
      if (!answer.ok) return answer;
      if (answer.value === null) return failed('not-found', `article ${id}`);
      return typeof answer.value === 'string' ? ok(answer.value) : failed('server', 'article_version answers no text');
    },
  };
}

function isIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(Number.isFinite);
}

async function parsed<T>(parse: (rows: typeof import('./parse-article.ts')) => T): Promise<Result<T>> {
  const rows = await import('./parse-article.ts');
  try {
    return ok(parse(rows));
  } catch (error) {
    if (error instanceof rows.RowError) return failed('server', error.message);
    throw error;
  }
}
