import type { ArticleSummary } from '#domain/article.ts';
import type { AddedNames } from '#domain/everyday-names/other-names.ts';
import type { Language } from '#domain/localized.ts';
import { searchedWords } from '#domain/word-roots/searched-words.ts';
import { openSegment, type OpenSegment } from './open-segment.ts';
import { findArticles, type Ranks, type Wanted } from './find-articles.ts';
import { suggestSearch } from './suggest-search.ts';
import { segmentBuilder } from './segment.ts';

/** How many articles are searched before the page may handle input. */
const AT_A_TIME = 50;

let last: { readonly texts: string; readonly segment: OpenSegment } | null = null;

/** Those of a list whose title and excerpt have words of a search, or forms of them, with how well each answers (find-articles.ts). */
export async function cardsByForm(
  articles: readonly ArticleSummary[],
  search: string,
  language: Language,
  added: AddedNames,
  wanted: Wanted,
): Promise<Ranks> {
  const segment = await segmentOf(articles, language);
  const hits = findArticles([segment], searchedWords(search, language, added), wanted);
  return new Map(hits.flatMap(({ id, rank }) => (articles[id] ? [[articles[id], rank] as const] : [])));
}

/** A suggestion for a search with a typing error: one letter of a word is changed so that it has matches in these titles and excerpts. */
export async function suggestInCards(
  articles: readonly ArticleSummary[],
  search: string,
  language: Language,
  added: AddedNames,
): Promise<string | null> {
  return suggestSearch([await segmentOf(articles, language)], search, language, added);
}

async function segmentOf(articles: readonly ArticleSummary[], language: Language): Promise<OpenSegment> {
  const texts = [language, ...articles.flatMap(({ title, excerpt }) => [title, excerpt])].join('\n');
  if (last?.texts === texts) return last.segment;
  const builder = segmentBuilder(language);
  for (const [at, { title, excerpt }] of articles.entries()) {
    if (at % AT_A_TIME === AT_A_TIME - 1) await new Promise((resolve) => setTimeout(resolve));
    builder.add({ id: at, version: 0, title, excerpt, content: '' });
  }
  const segment = openSegment(builder.finish());
  last = { texts, segment };
  return segment;
}
