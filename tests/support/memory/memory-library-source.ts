import type { Article } from '#domain/article.ts';
import type { IndexEntry, LibraryArticle, LibrarySite } from '#domain/library.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { LibrarySource } from '#renderer/data/offline/sync/library-source.ts';

const PARTS = 8;

/** A backend in memory: the test sets what it publishes and which of its responses fail. */
export interface MemoryLibrarySource extends LibrarySource {
  readonly published: Map<number, LibraryArticle>;
  site: LibrarySite;
  /** Its clock. */
  moment: number;
  /** The requests so far. */
  readonly asked: string[];
  /** Called before each answer; what it returns is answered instead. */
  before: (call: string, nth: number) => Result<never> | undefined;
}

/** An article in both languages, whose texts name its version. */
export function libraryArticle(id: number, version = 1): LibraryArticle {
  const text = (language: 'id' | 'en'): Article => ({
    id,
    title: `${language} ${id}`,
    excerpt: `version ${version}`,
    image: '/pictures/x.svg',
    imageAlt: '',
    date: '2026-01-01',
    category: { slug: 'organic', name: { id: 'Organik', en: 'Organic' } },
    language,
    words: 2,
    author: 'Ayu',
    reviewedOn: null,
    reviewBy: null,
    audience: '',
    place: '',
    version: String(version),
    content: `Text ${id} of version ${version} in ${language}.`,
  });
  return { id, version, texts: { id: text('id'), en: text('en') } };
}

export function memoryLibrarySource(...articles: readonly LibraryArticle[]): MemoryLibrarySource {
  const asked: string[] = [];
  const answer = <T>(call: string, value: () => T): Promise<Result<T>> => {
    asked.push(call);
    return Promise.resolve(source.before(call, asked.length) ?? ok(value()));
  };
  const inPart = (part: number) => [...source.published.values()].filter(({ id }) => id % PARTS === part);
  const source: MemoryLibrarySource = {
    published: new Map(articles.map((article) => [article.id, article])),
    site: { categories: [], items: { id: [], en: [] } },
    moment: 0,
    asked,
    before: () => undefined,
    state: (known) =>
      answer('state', () => {
        const siteDigest = JSON.stringify(source.site);
        return {
          count: source.published.size,
          bytes: source.published.size * 10,
          moment: source.moment,
          parts: Array.from({ length: PARTS }, (_, part) =>
            inPart(part)
              .map(({ id, version }) => `${id} ${version}`)
              .sort()
              .join(),
          ),
          siteDigest,
          site: siteDigest === known ? null : source.site,
        };
      }),
    index: (parts) =>
      answer('index', () =>
        parts.flatMap((part) => inPart(part).map(({ id, version }): IndexEntry => ({ id, version, bytes: 10 }))),
      ),
    articles: (ids) => answer('articles', () => ids.flatMap((id) => source.published.get(id) ?? [])),
  };
  return source;
}

export const CUT = failed('offline', 'the cable was pulled');
