import type { ArticlePage, ArticleSummary } from '#domain/article.ts';
import { firstArticles } from '#domain/article-summary.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { seasonsByRegion } from '#domain/seasons/planting-seasons.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { calendarsOfArticles } from '#domain/seasons/field-tasks.ts';
import { entriesOfYear } from '#domain/seasons/year-of-tasks.ts';
import { ISLAND_GROUPS } from '#domain/island-groups.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import type { LiveLibrary, ReadableArticle, StoredLibrary, StoredSite } from '#renderer/data/repository.ts';
import { liveLibrary } from '#renderer/data/remote/live-library.ts';
import { readSiteContent } from '#renderer/data/site-content.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { ARTICLES_PER_PAGE } from '#domain/limits.ts';
import { bundledLibrary } from '#build/content/bundled-library.ts';
import { withTopic, type LibraryFiles } from '#build/content/library-files.ts';

/** The most articles that are listed in the site's files; searching older ones needs the backend. */
const MOST_LISTED = 500;

/**
 * All articles of a language: those that the configured backend publishes, else the bundled ones, also where the backend has no
 * articles (for instance accounts only). If the backend doesn't answer, the build fails, because a site with the bundled articles
 * would bring back what was withdrawn.
 */
export async function siteLibrary(language: Language, backend: BackendAddress | null): Promise<LibraryFiles> {
  if (!backend) return bundledLibrary(language);
  const live = liveLibrary(backend);
  const asked = await live.articlePage({ search: '', category: '', language, page: 1 });
  if (!asked.ok && asked.code === 'no-table') return bundledLibrary(language);
  const first = expect(asked, backend);
  const summaries: ArticleSummary[] = [...first.articles];
  for (let page = 2; summaries.length < first.total; page += 1) {
    const next = expect(await live.articlePage({ search: '', category: '', language, page }), backend);
    // Fewer than the count: an article was withdrawn meanwhile.
    if (next.articles.length === 0) break;
    summaries.push(...next.articles);
  }
  const articles: ReadableArticle[] = [];
  for (const { id } of summaries) {
    const article = await live.article(id, language);
    if (!article.ok && article.code === 'not-found') continue;
    articles.push(expect(article, backend));
  }
  // Articles that were withdrawn while the build was reading are dropped. The backend's lists don't contain the tags.
  const tags = new Map(articles.map((article) => [article.id, article.tags] as const));
  const listed = summaries
    .filter(({ id }) => tags.has(id))
    .map((each) => {
      const own = tags.get(each.id);
      return own ? { ...each, tags: own } : each;
    });
  const withdrawn = summaries.length - listed.length;
  return {
    page: { ...first, total: first.total - withdrawn, articles: listed.slice(0, MOST_LISTED) },
    articles,
    site: await siteOf(live, language, backend),
  };
}

/** The other parts of the site; empty where the backend has none. */
async function siteOf(live: LiveLibrary, language: Language, backend: BackendAddress): Promise<StoredSite> {
  const answer = await live.site(language, null);
  if (!answer.ok && answer.code === 'no-table') return { rows: [], story: '' };
  const rows = expect(answer, backend);
  const source = (address: string) => pictureSource(backend.url, address);
  const words = readSiteContent(rows, language, source);
  if (!words) throw new Error(`The backend at ${backend.url} (VITE_SUPABASE_URL) gave no rows for the site.`);
  const { about } = words;
  return { rows, story: about ? renderMarkdown(about.story, about.language, source).html : '' };
}

/** By region, what the build writes into the home page: the stages of the year, behind them how many entries each month has. */
export function siteSeasons({ site, articles }: LibraryFiles, language: Language): Readonly<Record<string, string>> {
  const stages = readSiteContent(site.rows, language, (address) => address)?.seasons?.stages ?? {};
  const seasons = seasonsByRegion(stages);
  const calendars = calendarsOfArticles(articles);
  return Object.fromEntries(
    ISLAND_GROUPS.map((region) => [region, seasons[region] + entriesOfYear(calendars, region)]),
  );
}

function expect<T>(result: Result<T>, backend: BackendAddress): T {
  if (result.ok) return result.value;
  throw new Error(
    `The backend at ${backend.url} (VITE_SUPABASE_URL) gave no content: ${result.code}, ${result.detail}.\n` +
      'Start it, or build without VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to use the bundled articles.',
  );
}

/** A library of these files, for prerendering. */
export function libraryOf(files: LibraryFiles): StoredLibrary {
  const byId = new Map(files.articles.map((article) => [article.id, article]));
  const page: ArticlePage = { ...files.page, articles: files.page.articles.slice(0, ARTICLES_PER_PAGE) };
  return {
    articlePage: () => Promise.resolve(ok(page)),
    site: () => Promise.resolve(ok(files.site)),
    calendars: () => Promise.resolve(ok(calendarsOfArticles(files.articles))),
    firstArticles: () => Promise.resolve(ok(firstArticles(files.articles))),
    suggestSearch: () => Promise.resolve(ok(null)),
    article: (id) => {
      const article = byId.get(id);
      return Promise.resolve(article ? ok(withTopic(article, files)) : failed('not-found', `article ${id}`));
    },
  };
}
