import 'fake-indexeddb/auto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledArticles } from '#content/catalogue.ts';
import type { Article } from '#domain/article.ts';
import { summaryOf } from '#domain/article-summary.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { ARTICLES_PER_PAGE } from '#domain/limits.ts';
import { storedLibrary } from '#renderer/data/bundled/stored-library.ts';
import { deviceLibrary } from '#renderer/data/offline/device-library.ts';
import { deviceSearch } from '#renderer/data/offline/search/device-search.ts';
import { openLibraryDatabase } from '#renderer/data/offline/library-database.ts';
import type { Library, StoredLibrary } from '#renderer/data/repository.ts';
import { liveLibrary } from '#renderer/data/remote/live-library.ts';
import { parseArticle } from '#renderer/data/remote/parse-article.ts';
import { bundledLibrary } from '../../build/content/bundled-library.ts';
import { dataFiles, type LibraryFiles } from '../../build/content/library-files.ts';

/** A library with the bundled articles in it, and what breaks and ends it. */
export interface LibraryUnderTest {
  readonly library: Library;
  /** From now on the server of the articles answers with this status, or never (`silent`). */
  fail(how: number | 'silent' | 'no'): void;
  close(): Promise<void>;
}

interface StoredUnderTest extends LibraryUnderTest {
  readonly library: StoredLibrary;
}

/** The files that a build writes, behind a fetch of our own. */
export function storedUnderTest(
  libraryIn: (language: Language) => LibraryFiles = bundledLibrary,
): Promise<StoredUnderTest> {
  const files = new Map(LANGUAGES.flatMap((language) => [...dataFiles(language, libraryIn(language))]));
  let failing: number | 'silent' | 'no' = 'no';
  const fetchFile = (path: string, { signal }: RequestInit): Promise<Response> => {
    if (signal?.aborted) return Promise.reject(new DOMException('Aborted', 'AbortError'));
    if (failing === 'silent') return untilAborted(signal);
    if (failing !== 'no') return Promise.resolve(new Response('broken', { status: failing }));
    const text = files.get(path.slice(1));
    return Promise.resolve(new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 }));
  };
  return Promise.resolve({
    library: storedLibrary(fetchFile),
    fail: (how) => void (failing = how),
    close: () => Promise.resolve(),
  });
}

/**
 * The desktop's, whose first sync was cut off: the first four bundled, an older form of the fourth, and from it on what has come
 * from the backend.
 */
export async function offlineUnderTest(): Promise<LibraryUnderTest> {
  const under = await storedUnderTest((language) => bundledBefore(language, 4));
  const address = `https://backend.example/${Math.random()}`;
  const database = await openLibraryDatabase(address);
  const put = bundledArticles
    .filter(({ id }) => id > 3)
    .map(({ id }) => ({ id, version: 1, texts: { id: articleOf(id, 'id'), en: articleOf(id, 'en') } }));
  await database.apply({ put, state: { updatedAt: 1 } });
  const open = () => Promise.resolve(database);
  return {
    ...under,
    library: deviceLibrary({
      bundled: under.library,
      open,
      backend: 'https://backend.example',
      search: deviceSearch(address),
    }),
    close: () => Promise.resolve(database.close()),
  };
}

function articleOf(id: number, language: Language): Article {
  return parseArticle({ ...articleRow(id, language), content: contentOf(id, language) }, 'https://backend.example');
}

/** A bundle of an earlier day: articles up to this id, the last one with other words and in another category. */
function bundledBefore(language: Language, last: number): LibraryFiles {
  const whole = bundledLibrary(language);
  const category = whole.page.categories.find(({ slug }) => slug === 'technology');
  if (!category) throw new Error('There is no category technology.');
  const articles = whole.articles
    .filter(({ id }) => id <= last)
    .map((article) => (article.id === last ? { ...article, title: 'Pompa', category } : article));
  return {
    articles,
    site: whole.site,
    page: {
      articles: articles.map(summaryOf),
      total: articles.length,
      categories: whole.page.categories.map((each) => ({
        ...each,
        count: articles.filter((article) => article.category.slug === each.slug).length,
      })),
    },
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

/** A server that answers as the backend's three functions do. */
export async function liveUnderTest(): Promise<LibraryUnderTest> {
  let failing: number | 'silent' | 'no' = 'no';
  const server = createServer((request, response) => {
    if (failing === 'silent') return;
    if (failing !== 'no') return void response.writeHead(failing).end('broken');
    response.end(JSON.stringify(answerTo(new URL(request.url ?? '', 'http://backend'))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    library: liveLibrary({ url, publishableKey: 'key' }),
    fail: (how) => void (failing = how),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answerTo({ pathname, searchParams }: URL): unknown {
  const language = searchParams.get('lang') as Language;
  if (pathname.endsWith('/search_articles')) return searchRows(searchParams, language);
  const article = bundledArticles.find(({ id }) => id === Number(searchParams.get('article_id')));
  if (!article) return null;
  if (pathname.endsWith('/article_version')) return 'v1';
  return { ...articleRow(article.id, language), content: contentOf(article.id, language) };
}

function contentOf(id: number, language: Language): string {
  const folder = bundledArticles.find((article) => article.id === id)?.folder ?? '';
  return readFileSync(join('src/content/articles', folder, `${language}.md`), 'utf8').trim();
}

function searchRows(asked: URLSearchParams, language: Language) {
  const rows = bundledArticles.map(({ id }) => articleRow(id, language));
  const wanted = (asked.get('search') ?? '').trim().toLowerCase();
  const category = asked.get('category') ?? '';
  const matches = rows
    .filter((row) => !category || row.category.slug === category)
    .filter((row) => [row.title, row.excerpt].some((text) => text.toLowerCase().includes(wanted)));
  const from = (Number(asked.get('page')) - 1) * ARTICLES_PER_PAGE;
  const counts = bundledLibrary(language).page.categories.map(({ slug, name, count }) => ({
    slug,
    name_indonesian: name.id,
    name_english: name.en,
    count,
  }));
  return { total: matches.length, articles: matches.slice(from, from + ARTICLES_PER_PAGE), categories: counts };
}

function articleRow(id: number, language: Language) {
  const article = bundledLibrary(language).articles.find((each) => each.id === id);
  if (!article) throw new Error(`There is no article ${id}.`);
  const { imageAlt, date, category, reviewedOn, reviewBy, html: _html, headings: _headings, ...same } = article;
  return {
    ...same,
    image_alt: imageAlt,
    published_on: date,
    category: { slug: category.slug, name_indonesian: category.name.id, name_english: category.name.en },
    reviewed_on: reviewedOn,
    review_by: reviewBy,
  };
}
