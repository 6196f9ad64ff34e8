import * as z from 'zod/mini';
import { parseJson } from '#domain/json.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { freeNames } from './saved-changes.ts';
import type { Collection, SavedArticle, SavedState } from './saved.ts';

/** Of the format: a file with a higher one was written by a newer Tunas. */
const VERSION = 1;
const MARK = 'tunas-saved';

/** More than anybody keeps: what is longer isn't ours. */
const MOST = 5000;
/** The latest moment that JavaScript's dates can hold, ms since 1970 (ECMA-262, 21.4.1.1). */
const LATEST_MOMENT = 8.64e15;
const text = (most: number) => z.string().check(z.maxLength(most));
const articleId = z.int().check(z.positive());

const file = z.object({
  format: z.literal(MARK),
  version: z.literal(VERSION),
  articles: z
    .array(
      z.object({
        id: articleId,
        titles: z.partial(z.object({ id: text(500), en: text(500) })),
        note: text(100_000),
        savedAt: z.int().check(z.nonnegative(), z.maximum(LATEST_MOMENT)),
      }),
    )
    .check(z.maxLength(MOST)),
  collections: z
    .array(z.object({ id: text(100).check(z.minLength(1)), name: text(500), articles: z.array(articleId) }))
    .check(z.maxLength(MOST)),
});

/** The texts around the articles in a file, in the reader's language. */
export interface SavedFileTexts {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  /** Of those in no collection. */
  readonly others: string;
  readonly note: string;
}

/**
 * One HTML file that any browser shows as a list with its notes, and that Tunas brings back in: the same as JSON stands in it, in an
 * element that runs nothing.
 */
export function writeSavedFile(
  { articles, collections }: SavedState,
  texts: SavedFileTexts,
  addressOf: (id: number) => string | null,
): string {
  const { language } = texts;
  const data = JSON.stringify({ format: MARK, version: VERSION, articles, collections }).replaceAll('<', '\\u003c');
  const byId = new Map(articles.map((each) => [each.id, each]));
  const entry = (id: number): string => {
    const article = byId.get(id);
    if (!article) return '';
    const title = escaped(titleOf(article, language));
    const address = addressOf(id);
    const note =
      article.note === '' ? '' : `<p class="note"><b>${escaped(texts.note)}</b>\n${escaped(article.note)}</p>`;
    return `<li>${address === null ? title : `<a href="${escaped(address)}">${title}</a>`}${note}</li>`;
  };
  const part = (name: string, ids: readonly number[]) =>
    ids.length === 0 ? '' : `<h2>${escaped(name)}</h2><ol>${ids.map(entry).join('')}</ol>`;
  const collected = new Set(collections.flatMap((each) => each.articles));
  const others = articles.map(({ id }) => id).filter((id) => !collected.has(id));
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">',
    `<title>${escaped(texts.title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escaped(texts.title)}</h1><p>${escaped(texts.lead)}</p>`,
    ...collections.map((each) => part(each.name, each.articles)),
    part(texts.others, others),
    `<script type="application/json" id="${MARK}">${data}</script></body></html>\n`,
  ].join('');
}

const STYLE =
  ':root{color-scheme:light dark}body{max-width:42rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif;' +
  'overflow-wrap:anywhere}li{margin:.75rem 0}.note{white-space:pre-line;margin:.25rem 0 0;padding-left:1rem;border-left:4px solid}';

/** What a file holds. `foreign`: it isn't one of ours, or damaged; `version`: of a newer Tunas. */
export type ReadSavedFile =
  | { readonly ok: true; readonly state: SavedState }
  | { readonly ok: false; readonly fault: 'foreign' | 'version' };

/** Reads a file that `writeSavedFile` wrote. Nothing in it is trusted. */
export function readSavedFile(content: string): ReadSavedFile {
  const [, data] = new RegExp(`<script type="application/json" id="${MARK}">([^<]*)</script>`).exec(content) ?? [];
  const value = data === undefined ? undefined : parseJson(data);
  const parsed = file.safeParse(value);
  if (!parsed.success) return { ok: false, fault: isNewer(value) ? 'version' : 'foreign' };
  const articles = parsed.data.articles as readonly SavedArticle[];
  const known = new Set(articles.map(({ id }) => id));
  const groups = new Set(parsed.data.collections.map(({ id }) => id));
  // None that is ours has an article or a collection twice. Of thousands of one article each note would be joined to all before it, and
  // of thousands of one collection each would be compared with all its articles.
  if (known.size < articles.length || groups.size < parsed.data.collections.length)
    return { ok: false, fault: 'foreign' };
  const collections = parsed.data.collections.map((each) => ({
    ...each,
    articles: [...new Set(each.articles)].filter((id) => known.has(id)),
  }));
  return { ok: true, state: { articles, collections } };
}

const newer = z.object({ format: z.literal(MARK), version: z.int().check(z.minimum(VERSION + 1)) });

function isNewer(value: unknown): boolean {
  return newer.safeParse(value).success;
}

/** How much of a file was new here. */
export interface BroughtIn {
  readonly articles: number;
  readonly notes: number;
  readonly collections: number;
}

/**
 * Adds what a file holds to what is kept: nothing is removed or replaced. Of two notes on one article both stay, a collection that is
 * here as well gets the articles that it lacks and keeps its name, and a new one whose name is taken gets a number after it.
 */
export function bringIn(
  before: SavedState,
  { articles, collections }: SavedState,
): SavedState & { readonly added: BroughtIn } {
  const added = { articles: 0, notes: 0, collections: 0 };
  const byId = new Map(before.articles.map((each) => [each.id, each]));
  for (const each of articles) {
    const there = byId.get(each.id);
    if (!there) added.articles += 1;
    const note = noteOf(there, each);
    if (note !== (there?.note ?? '')) added.notes += 1;
    if (!there || note !== there.note || LANGUAGES.some((language) => there.titles[language] === undefined))
      byId.set(each.id, { ...each, ...there, titles: { ...each.titles, ...there?.titles }, note });
  }
  const freeName = freeNames(before.collections);
  const lists = new Map<string, Collection>(before.collections.map((each) => [each.id, each]));
  for (const each of collections) {
    const there = lists.get(each.id);
    const has = new Set(there?.articles);
    const missing = each.articles.filter((id) => !has.has(id));
    if (there && missing.length === 0) continue;
    added.collections += 1;
    const longer = there && { ...there, articles: [...there.articles, ...missing] };
    lists.set(each.id, longer ?? { ...each, name: freeName(each.name) });
  }
  return { articles: [...byId.values()], collections: [...lists.values()], added };
}

function noteOf(there: SavedArticle | undefined, { note }: SavedArticle): string {
  if (!there || there.note === '') return note;
  return there.note.includes(note) ? there.note : `${there.note}\n\n${note}`;
}

/** What an article is called in a language, or in the other one where it wasn't seen in that. */
export function titleOf({ id, titles }: SavedArticle, language: Language): string {
  return titles[language] ?? LANGUAGES.map((each) => titles[each]).find(Boolean) ?? String(id);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
