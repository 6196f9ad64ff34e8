import { escaped } from '#domain/escaped.ts';
import type { ArticleFeed, FeedEntry } from './article-feed.ts';
import { xml, xmlText } from './xml-document.ts';

/** The feed as Atom (RFC 4287). */
export function atomFeed(feed: ArticleFeed): string {
  const self = `${feed.address}.xml`;
  const root = xml(
    'feed',
    [
      xml('id', self),
      xml('title', feed.title),
      xml('subtitle', feed.description),
      xml('updated', feed.updated),
      xml('link', '', { rel: 'self', type: 'application/atom+xml', href: self }),
      xml('link', '', { rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.home }),
      xml('icon', feed.icon),
      xml('author', [xml('name', 'Tunas')]),
      ...feed.entries.map((entry) => entryOf(entry, feed)),
    ],
    { 'xml:lang': feed.language },
  );
  return xmlText(root, { '': 'http://www.w3.org/2005/Atom' }, '/feed.css');
}

function entryOf(entry: FeedEntry, { language }: ArticleFeed) {
  return xml('entry', [
    xml('id', entry.address),
    xml('title', entry.title),
    xml('link', '', { rel: 'alternate', type: 'text/html', hreflang: language, href: entry.address }),
    xml('published', entry.published),
    xml('updated', entry.changed),
    // Without an author of its own, an entry has the feed's.
    ...(entry.author === '' ? [] : [xml('author', [xml('name', entry.author)])]),
    ...entry.subjects.map(({ slug, name }) => xml('category', '', { term: slug, label: name })),
    xml('summary', entry.summary),
    xml('content', pictureOf(entry) + entry.html, { type: 'html' }),
  ]);
}

/** Atom has no element for an entry's picture, so it is put before the text, as on the page. */
function pictureOf({ image, imageAlt }: FeedEntry): string {
  return image === '' ? '' : `<p><img src="${escaped(image)}" alt="${escaped(imageAlt)}"></p>\n`;
}
