import type { Category } from '#domain/article.ts';
import { escaped } from '#domain/escaped.ts';
import type { Language } from '#domain/localized.ts';
import type { LibraryFiles } from '#build/content/library-files.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { articleFeed, feedPath, feedTitle } from './article-feed.ts';
import { atomFeed } from './atom-feed.ts';
import { jsonFeed } from './json-feed.ts';

/** Media types of the two forms, by the ending of their addresses. */
export const FEED_TYPES = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

/** The Content-Types that they are sent with. Browsers show a feed sent as Atom as source code; as XML it has its stylesheet. */
export const SENT_TYPES = { ...FEED_TYPES, xml: 'application/xml' } as const;

interface FeedSite {
  readonly publicUrl: string | null;
  readonly backendUrl: string | null;
}

/**
 * The feeds of one language, of all articles and of each category. They need absolute addresses, so without the site's public
 * address there are none.
 */
export function feedFiles(
  language: Language,
  { articles, page }: LibraryFiles,
  { publicUrl, backendUrl }: FeedSite,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  if (publicUrl === null) return files;
  for (const category of [null, ...page.categories]) {
    const feed = articleFeed({ publicUrl, backendUrl, language, articles, category });
    const file = pathInLanguage(feedPath(category), language).slice(1);
    files.set(`${file}.xml`, atomFeed(feed));
    files.set(`${file}.json`, jsonFeed(feed));
  }
  return files;
}

/** Pages whose head names feeds: the home page that of all articles, the blog those of its categories as well. */
const PAGES = { '/': 'all', '/blog': 'each' } as const;

/** The links of a page's head by which feed readers find the feeds. */
export function feedLinks(
  path: string,
  language: Language,
  categories: readonly Category[],
  publicUrl: string | null,
): string {
  const named = PAGES[path as keyof typeof PAGES];
  if (named === undefined || publicUrl === null) return '';
  const feeds = named === 'each' ? [null, ...categories] : [null];
  return feeds
    .flatMap((category) =>
      (['xml', 'json'] as const).map((ending) => {
        const address = `${pathInLanguage(feedPath(category), language)}.${ending}`;
        const title = escaped(feedTitle(category, language));
        return `<link rel="alternate" type="${FEED_TYPES[ending]}" title="${title}" href="${address}">`;
      }),
    )
    .join('');
}
