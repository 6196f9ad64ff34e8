import { firstArticles, summaryOf, type ArticlePage, type ArticleSummary } from '#domain/article.ts';
import type { CategoryCount } from '#domain/category.ts';
import type { LibrarySite } from '#domain/library.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { pictureSource } from '#domain/media.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { pageOf } from '../bundled/stored-library.ts';
import type { ReadableArticle, StoredLibrary } from '../repository.ts';
import type { LibraryDatabase, StoredCard } from './library-database.ts';

interface Options {
  /** What travels with the site or the app. It counts until the first sync is complete. */
  readonly bundled: StoredLibrary;
  /** Rejects where this device keeps no library. */
  readonly open: () => Promise<LibraryDatabase>;
  /** Where pictures lie: the backend's address. */
  readonly backend: string;
  readonly tell?: (...words: unknown[]) => void;
}

/** What the device knows at one moment. */
interface Snapshot {
  readonly updatedAt: number | null;
  readonly complete: boolean;
  readonly cards: readonly StoredCard[];
  readonly site: LibrarySite | undefined;
}

/**
 * The articles on this device, newest first, as the backend would list them. Until the first sync is complete the bundled ones stand
 * where the device has none yet. Where the device refuses, they are all there is.
 */
export function deviceLibrary({ bundled, open, backend, tell = console.warn }: Options): StoredLibrary {
  let known: Snapshot | null = null;
  const read = async (): Promise<Snapshot | null> => {
    try {
      const database = await open();
      const { updatedAt, complete } = await database.syncState();
      if (updatedAt === null) return null;
      // Another window may have changed it: what is in memory counts while nothing was written since.
      if (known?.updatedAt !== updatedAt || known.complete !== complete) {
        const [cards, site] = await Promise.all([database.cards(), database.site()]);
        known = { updatedAt, complete, cards, site };
      }
      return known;
    } catch (error) {
      tell('The library on this device could not be read:', error);
      return null;
    }
  };
  /** The device's articles in a language, over the bundled ones where they still count. */
  const summaries = async (
    language: Language,
    signal?: AbortSignal,
  ): Promise<Result<{ articles: readonly ArticleSummary[]; categories: readonly CategoryCount[] }>> => {
    const device = await read();
    const own = (device?.cards ?? []).flatMap((card) => summaryIn(card, language) ?? []);
    const categories = device?.site?.categories.map((each) => ({ ...each, count: 0 })) ?? [];
    if (device?.complete) return ok({ articles: own, categories });
    const travelling = await everyArticle(bundled, language, signal);
    if (!travelling.ok) return travelling;
    const here = new Set(own.map(({ id }) => id));
    return ok({
      articles: [...own, ...travelling.value.articles.filter(({ id }) => !here.has(id))],
      categories: categories.length > 0 ? categories : travelling.value.categories,
    });
  };

  return {
    async articlePage(query, signal) {
      const all = await summaries(query.language, signal);
      if (!all.ok) return all;
      const articles = [...all.value.articles].sort(newestFirst);
      return ok(
        pageOf({ articles, total: articles.length, categories: counted(all.value.categories, articles) }, query),
      );
    },
    async firstArticles(language) {
      const all = await summaries(language);
      return all.ok ? ok(firstArticles(all.value.articles)) : all;
    },
    async article(id, language, signal) {
      const device = await read();
      const card = device?.cards.find((each) => each.id === id);
      const shown = card && languageOf(card, language);
      if (card && shown) {
        const article = await readable(await open(), card, shown, backend);
        if (article) return ok(article);
      }
      if (device?.complete) return failed('not-found', `article ${id} is not in the library`);
      return bundled.article(id, language, signal);
    },
    async site(language) {
      const device = await read();
      const rows = device?.site?.items[language];
      return rows ? ok({ rows, story: '' }) : bundled.site(language);
    },
  };
}

/** As the database orders them. */
function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.date.localeCompare(a.date) || a.id - b.id;
}

/** The wanted language where the article has it, else the other. */
function languageOf({ cards }: StoredCard, wanted: Language): Language | null {
  const other = otherLanguage(wanted);
  return cards[wanted] ? wanted : cards[other] ? other : null;
}

function summaryIn(card: StoredCard, wanted: Language): ArticleSummary | null {
  const language = languageOf(card, wanted);
  const text = language && card.cards[language];
  return text ? summaryOf(text) : null;
}

async function readable(
  database: LibraryDatabase,
  { id, cards }: StoredCard,
  language: Language,
  backend: string,
): Promise<ReadableArticle | null> {
  const content = await database.content(id, language);
  const card = cards[language];
  if (content === undefined || !card) return null;
  const { renderMarkdown } = await import('../markdown/render-markdown.ts');
  return { ...card, ...renderMarkdown(content, language, (address) => pictureSource(backend, address)) };
}

/** The categories with all their articles counted; those that only articles name come last. */
function counted(categories: readonly CategoryCount[], articles: readonly ArticleSummary[]): readonly CategoryCount[] {
  const counts = new Map(categories.map((each) => [each.slug, { ...each, count: 0 }]));
  for (const { category } of articles) {
    const before = counts.get(category.slug);
    counts.set(category.slug, before ? { ...before, count: before.count + 1 } : { ...category, count: 1 });
  }
  return [...counts.values()];
}

/** All pages of the bundled list as one. */
async function everyArticle(
  bundled: StoredLibrary,
  language: Language,
  signal?: AbortSignal,
): Promise<Result<ArticlePage>> {
  const query = { search: '', category: '', language, page: 1 };
  const first = await bundled.articlePage(query, signal);
  if (!first.ok) return first;
  const articles = [...first.value.articles];
  for (let page = 2; articles.length < first.value.total; page += 1) {
    const next = await bundled.articlePage({ ...query, page }, signal);
    if (!next.ok) return next;
    // Only the newest may be listed.
    if (next.value.articles.length === 0) break;
    articles.push(...next.value.articles);
  }
  return ok({ ...first.value, articles });
}
