import { summaryOf } from '#domain/article-summary.ts';
import type { ArticleSummary } from '#domain/article.ts';
import { fieldsOf, parseJson } from '#domain/json.ts';
import type { Language } from '#domain/localized.ts';
import { pathInLanguage } from '../i18n/localized-path.ts';
import { keptArticles, keptCopy, type KeptArticle } from './cached-pages.ts';

/** A page as the service worker keeps it: the data beside its HTML, and the HTML. */
export interface KeptPage {
  readonly data: unknown;
  readonly html: Document;
}

/** The page of a plain path in a language, as it was read before; null where the service worker doesn't keep it. */
export async function keptPage(
  path: string,
  language: Language,
  stores: CacheStorage | undefined = globalThis.caches,
): Promise<KeptPage | null> {
  const copy = await keptCopy(pathInLanguage(path, language), stores);
  return copy && pageIn(await copy.text(), language);
}

function pageIn(text: string, language: Language): KeptPage | null {
  const html = new DOMParser().parseFromString(text, 'text/html');
  const carried = fieldsOf(parseJson(html.getElementById('page-data')?.textContent ?? ''));
  return carried['language'] === language ? { data: carried['data'], html } : null;
}

/** The articles that were read before and open without a network, each once: in this language where that is kept, those first. */
export async function keptSummaries(
  language: Language,
  stores: CacheStorage | undefined = globalThis.caches,
): Promise<readonly ArticleSummary[]> {
  const wanted = new Map<number, KeptArticle>();
  for (const each of await keptArticles(stores))
    if (each.language === language || !wanted.has(each.id)) wanted.set(each.id, each);
  const read = await Promise.all([...wanted.values()].map((each) => summaryIn(each, stores)));
  const found = read.filter((each) => each !== null);
  return [...found.filter((each) => each.language === language), ...found.filter((each) => each.language !== language)];
}

async function summaryIn({ path, isData, language }: KeptArticle, stores: CacheStorage | undefined) {
  const text = await (await keptCopy(path, stores))?.text();
  if (text === undefined) return null;
  const article = isData ? parseJson(text) : fieldsOf(pageIn(text, language)?.data)['article'];
  // Written by the build that the copy is of, and by nobody else.
  return article ? summaryOf(article as ArticleSummary) : null;
}
