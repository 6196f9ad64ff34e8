import type { ArticleFeed, FeedEntry } from './article-feed.ts';

/** The feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: ArticleFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: `${feed.address}.json`,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: 'Tunas' }],
    items: feed.entries.map(itemOf),
  });
}

function itemOf(entry: FeedEntry) {
  return {
    id: entry.address,
    url: entry.address,
    title: entry.title,
    content_html: entry.html,
    summary: entry.summary,
    ...(entry.image === '' ? {} : { image: entry.image }),
    date_published: entry.published,
    date_modified: entry.changed,
    ...(entry.author === '' ? {} : { authors: [{ name: entry.author }] }),
    tags: entry.subjects.map(({ name }) => name),
  };
}
