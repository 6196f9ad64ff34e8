import type { Article } from '#domain/article.ts';
import type { IndexEntry, LibraryArticle, LibrarySite, LibrarySize, LibraryState } from '#domain/library.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { type Backend, callRest } from '#renderer/data/remote/rest.ts';
import { asList, asObject, count, RowError, text } from '#renderer/data/read-fields.ts';
import { category, parseArticle } from '#renderer/data/remote/parse-article.ts';

/** Whether anything changed is a question like any other, ms. */
const QUESTION_TIMEOUT_MS = 8000;

/** One answer of a slow connection: 40 articles in two languages are about 200 kB. */
const TEXTS_TIMEOUT_MS = 60_000;

/** Where a library comes from. */
export interface LibrarySource {
  /** `known`: the digest of the site that the device has; '' where it has none. */
  state(known: string): Promise<Result<LibraryState>>;
  index(parts: readonly number[]): Promise<Result<readonly IndexEntry[]>>;
  /** At most 50. One that isn't published any more is missing from the answer. */
  articles(ids: readonly number[]): Promise<Result<readonly LibraryArticle[]>>;
}

/** What the library takes. `known`: as for the state. */
export async function librarySize(source: Pick<LibrarySource, 'state'>, known = ''): Promise<Result<LibrarySize>> {
  const state = await source.state(known);
  return state.ok ? ok({ count: state.value.count, bytes: state.value.bytes }) : state;
}

/** What the backend publishes. */
export function backendSource(backend: Backend): LibrarySource {
  const read = async <T>(call: string, parse: (value: unknown) => T, timeoutMs: number): Promise<Result<T>> => {
    const answer = await callRest(backend, { path: `rpc/${call}`, timeoutMs });
    if (!answer.ok) return answer;
    try {
      return ok(parse(answer.value));
    } catch (error) {
      if (error instanceof RowError) return failed('server', error.message);
      throw error;
    }
  };
  return {
    state: (known) => read(`library_state?known=${encodeURIComponent(known)}`, parseState, QUESTION_TIMEOUT_MS),
    index: (parts) => read(`library_index?parts=${parts.join(',')}`, parseIndex, TEXTS_TIMEOUT_MS),
    articles: (ids) =>
      read(`library_articles?ids=${ids.join(',')}`, (value) => parseArticles(value, backend.url), TEXTS_TIMEOUT_MS),
  };
}

/** Answer of the function library_state. Throws RowError. */
function parseState(value: unknown): LibraryState {
  const from = asObject(value, 'state');
  if (asList(from['parts'], 'parts').length === 0) throw new RowError('there are no parts');
  return {
    count: count(from, 'count'),
    bytes: count(from, 'bytes'),
    moment: count(from, 'moment'),
    parts: asList(from['parts'], 'parts').map((digest) => text({ digest }, 'digest')),
    siteDigest: text(from, 'site_digest'),
    site: from['site'] === undefined ? null : parseSite(from),
  };
}

function parseSite(from: Readonly<Record<string, unknown>>): LibrarySite {
  const site = asObject(from['site'], 'site');
  return {
    categories: asList(from['categories'], 'categories').map(category),
    items: { id: asList(site['id'], 'site'), en: asList(site['en'], 'site') },
  };
}

/** Answer of the function library_index. Throws RowError. */
function parseIndex(value: unknown): readonly IndexEntry[] {
  return asList(value, 'index').map((entry) => {
    const [id, version, bytes] = asList(entry, 'entry');
    const numbers = { id, version, bytes };
    return { id: count(numbers, 'id'), version: count(numbers, 'version'), bytes: count(numbers, 'bytes') };
  });
}

/** Answer of the function library_articles; pictures lie with the backend. Throws RowError. */
export function parseArticles(value: unknown, backendUrl: string): readonly LibraryArticle[] {
  return asList(value, 'articles').map((each) => {
    const from = asObject(each, 'article');
    const texts: Partial<Record<Language, Article>> = {};
    for (const article of asList(from['texts'], 'texts').map((one) => parseArticle(one, backendUrl)))
      texts[article.language] = article;
    return { id: count(from, 'id'), version: count(from, 'version'), texts };
  });
}
