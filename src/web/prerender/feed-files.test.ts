import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { FEED_ARTICLES } from '#domain/limits.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { bundledLibrary } from '#build/content/bundled-library.ts';
import type { LibraryFiles } from '#build/content/library-files.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { FEED_TYPES, feedFiles, feedLinks } from './feed-files.ts';

const SITE = 'https://tunas.example';
const ATOM = 'http://www.w3.org/2005/Atom';
/** RFC 3339, which both formats require. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

const site = { publicUrl: SITE, backendUrl: 'https://backend.example' };
const filesOf = (language: Language, library: LibraryFiles = bundledLibrary(language)) =>
  feedFiles(language, library, site);

/** Bundled articles, of which the first is changed. */
function libraryWith(change: Partial<ReadableArticle>): LibraryFiles {
  const { articles, ...rest } = bundledLibrary('id');
  return { ...rest, articles: articles.map((each, index) => (index === 0 ? { ...each, ...change } : each)) };
}

function parsed(text: string | undefined): Element {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(text ?? '', 'application/xml').documentElement;
  if (!root) throw new Error('The document is empty.');
  return root;
}

const children = (parent: Element, name: string) =>
  [...parent.childNodes].filter((node): node is Element => node.nodeName === name && node.namespaceURI === ATOM);
const textOf = (parent: Element, name: string) => children(parent, name)[0]?.textContent ?? '';
const links = (parent: Element, rel: string) =>
  children(parent, 'link').filter((link) => link.getAttribute('rel') === rel);

/** Checks what RFC 4287 (4.1.1, 4.1.2) requires of a feed and of each of its entries. */
function expectAtom(text: string | undefined): { readonly root: Element; readonly entries: readonly Element[] } {
  const root = parsed(text);
  expect([root.namespaceURI, root.nodeName]).toEqual([ATOM, 'feed']);
  const entries = children(root, 'entry');
  for (const each of [root, ...entries]) {
    for (const once of ['id', 'title', 'updated']) expect(children(each, once), once).toHaveLength(1);
    expect(new URL(textOf(each, 'id')).href).toBe(textOf(each, 'id'));
    expect(textOf(each, 'title')).not.toBe('');
    expect(textOf(each, 'updated')).toMatch(MOMENT);
    // At most one alternate of a type and language.
    expect(links(each, 'alternate')).toHaveLength(1);
    for (const person of children(each, 'author')) expect(textOf(person, 'name')).not.toBe('');
  }
  expect(links(root, 'self')).toHaveLength(1);
  expect(children(root, 'author')).toHaveLength(1);
  for (const entry of entries) {
    expect(children(entry, 'published')).toHaveLength(1);
    expect(textOf(entry, 'published')).toMatch(MOMENT);
    expect(Date.parse(textOf(entry, 'updated'))).toBeGreaterThanOrEqual(Date.parse(textOf(entry, 'published')));
    expect(children(entry, 'content').map((each) => each.getAttribute('type'))).toEqual(['html']);
    for (const category of children(entry, 'category')) expect(category.getAttribute('term')).not.toBe('');
  }
  expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length);
  return { root, entries };
}

interface JsonFeed {
  readonly version: string;
  readonly title: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly [name: string]: unknown;
}

const LANGUAGE_PREFIX = { id: '', en: '/en' } as const;

for (const language of LANGUAGES) {
  const prefix = LANGUAGE_PREFIX[language];
  const files = filesOf(language);
  const folder = prefix.slice(1) && `${prefix.slice(1)}/`;

  describe(`the feeds in ${language}`, () => {
    test('are one of all articles and one of each category, in both forms', () => {
      const names = ['feed', 'feed/hydroponics', 'feed/horticulture', 'feed/technology', 'feed/organic'];
      expect([...files.keys()].sort()).toEqual(
        names.flatMap((name) => [`${folder}${name}.xml`, `${folder}${name}.json`]).sort(),
      );
    });

    test('are valid Atom, every one', () => {
      const feeds = [...files].filter(([name]) => name.endsWith('.xml'));
      for (const [name, text] of feeds) {
        const { root, entries } = expectAtom(text);
        expect(root.getAttribute('xml:lang')).toBe(language);
        expect(textOf(root, 'id')).toBe(`${SITE}/${name}`);
        expect(links(root, 'self')[0]?.getAttribute('href')).toBe(`${SITE}/${name}`);
        expect(entries.length).toBeGreaterThan(0);
      }
    });

    test('hold every article, the newest first, each under its own address and with its whole text', () => {
      const { root, entries } = expectAtom(files.get(`${folder}feed.xml`));
      expect(entries).toHaveLength(bundledArticles.length);
      const published = entries.map((entry) => textOf(entry, 'published'));
      expect(published).toEqual([...published].sort().reverse());
      for (const { id, title, date, excerpt } of bundledArticles) {
        const entry = entries.find((each) => textOf(each, 'id') === `${SITE}${prefix}/article/${id}`)!;
        expect(textOf(entry, 'title')).toBe(title[language]);
        expect(textOf(entry, 'summary')).toBe(excerpt[language]);
        expect(textOf(entry, 'published')).toBe(`${date}T00:00:00+07:00`);
        expect(textOf(entry, 'content').length).toBeGreaterThan(3500);
      }
      expect(links(root, 'alternate')[0]?.getAttribute('href')).toBe(`${SITE}${prefix}/blog`);
      const changed = entries.map((entry) => Date.parse(textOf(entry, 'updated')));
      expect(Date.parse(textOf(root, 'updated'))).toBe(Math.max(...changed));
    });

    test('name every address whole, and drawings as PNG', () => {
      const { entries } = expectAtom(files.get(`${folder}feed.xml`));
      const addresses = entries.flatMap((entry) =>
        [...textOf(entry, 'content').matchAll(/ (?:src|href)="([^"]*)"/g)].map((match) => match[1] ?? ''),
      );
      expect(addresses.length).toBeGreaterThan(12);
      for (const address of addresses) expect(address).toMatch(/^(https?|mailto):/);
      expect(addresses.filter((address) => address.endsWith('.svg'))).toEqual([]);
      expect(addresses).toContain(`${SITE}/share/diagram-nft-channel.png`);
    });

    test('are JSON Feed 1.1, and say the same as Atom', () => {
      for (const [name, text] of files) {
        if (!name.endsWith('.json')) continue;
        const feed = JSON.parse(text) as JsonFeed;
        expect(feed).toMatchObject({
          version: 'https://jsonfeed.org/version/1.1',
          feed_url: `${SITE}/${name}`,
          language,
        });
        const { root, entries } = expectAtom(files.get(name.replace(/json$/, 'xml')));
        expect(feed.title).toBe(textOf(root, 'title'));
        expect(feed.items.map((item) => item['id'])).toEqual(entries.map((entry) => textOf(entry, 'id')));
        for (const item of feed.items) {
          expect(item['url']).toBe(item['id']);
          expect(item['content_html']).toMatch(/<p>/);
          expect(item['date_published']).toMatch(MOMENT);
          expect(item['date_modified']).toMatch(MOMENT);
          expect(item['image']).toMatch(/^https:.+\.png$/);
          expect(item['tags']).not.toEqual([]);
        }
      }
    });
  });
}

test('a category’s feed holds its own articles, under the ids that they have in the feed of all', () => {
  const files = filesOf('id');
  const idsIn = (name: string) => expectAtom(files.get(name)).entries.map((entry) => textOf(entry, 'id'));
  const organic = idsIn('feed/organic.xml');
  expect(organic).toEqual(idsIn('feed.xml').filter((id) => /\/(4|6)$/.test(id)));
  expect(links(parsed(files.get('feed/organic.xml')), 'alternate')[0]?.getAttribute('href')).toBe(
    `${SITE}/blog?category=organic`,
  );
});

test('marks, control characters and lone halves of a letter leave a feed whole', () => {
  const title = 'Pupuk <b>& "N" ]]> P\u0007\u{1f331}\ud83c';
  const html =
    '<p>2 &lt; 3 &amp; ]]&gt; <a href="/article/2#s-a">x</a> <a href="#s-b">y</a> <a href="https://a.example/?a=1&amp;b=2">z</a></p>';
  const files = filesOf('id', libraryWith({ title, excerpt: 'a & b < c', imageAlt: '"<&', html }));
  const entry = expectAtom(files.get('feed.xml')).entries.find((each) => textOf(each, 'id').endsWith('/article/1'))!;
  expect(textOf(entry, 'title')).toBe('Pupuk <b>& "N" ]]> P\u{1f331}');
  expect(textOf(entry, 'summary')).toBe('a & b < c');
  const content = textOf(entry, 'content');
  expect(content).toContain('2 &lt; 3 &amp; ]]&gt;');
  expect(content).toContain(`href="${SITE}/article/2#s-a"`);
  expect(content).toContain(`href="${SITE}/article/1#s-b"`);
  expect(content).toContain('href="https://a.example/?a=1&amp;b=2"');
  expect(content).toContain('alt="&quot;&lt;&amp;"');
});

test('what the backend says of an article tells when it changed, and where its uploaded picture lies', () => {
  const folder = '0123456789abcdef0123456789abcdef0123';
  const change = { version: '2026-12-01T03:04:05.678901Z', image: `/media/${folder}/480-960.webp`, author: '' };
  const files = filesOf('id', libraryWith(change));
  const { root, entries } = expectAtom(files.get('feed.xml'));
  const entry = entries.find((each) => textOf(each, 'id').endsWith('/article/1'))!;
  expect(textOf(entry, 'updated')).toBe('2026-12-01T03:04:05Z');
  expect(textOf(root, 'updated')).toBe('2026-12-01T03:04:05Z');
  expect(textOf(entry, 'content')).toContain(
    `src="https://backend.example/storage/v1/object/public/article-images/${folder}/960.webp?w=480-960"`,
  );
  // An entry without an author has the feed's.
  expect(children(entry, 'author')).toEqual([]);
});

test('an article that isn’t written in a language isn’t in its feeds, and a feed without any is still valid', () => {
  const files = filesOf('id', libraryWith({ language: 'en' }));
  expect(expectAtom(files.get('feed.xml')).entries).toHaveLength(bundledArticles.length - 1);
  const empty = filesOf('id', { ...bundledLibrary('id'), articles: [] });
  expect(expectAtom(empty.get('feed/organic.xml')).entries).toEqual([]);
});

test('a feed holds the newest articles alone', () => {
  const { articles, ...rest } = bundledLibrary('id');
  const many = Array.from({ length: FEED_ARTICLES + 5 }, (_, index) => ({ ...articles[0]!, id: index + 1 }));
  const { entries } = expectAtom(filesOf('id', { ...rest, articles: many }).get('feed.xml'));
  expect(entries).toHaveLength(FEED_ARTICLES);
  expect(textOf(entries[0]!, 'id')).toBe(`${SITE}/article/${FEED_ARTICLES + 5}`);
});

test('without the site’s address there are no feeds, and no page names any', () => {
  expect(feedFiles('id', bundledLibrary('id'), { ...site, publicUrl: null }).size).toBe(0);
  expect(feedLinks('/blog', 'id', bundledLibrary('id').page.categories, null)).toBe('');
});

test('home and blog name feeds that exist, other pages none', () => {
  for (const language of LANGUAGES) {
    const files = filesOf(language);
    const named = (path: string) => {
      const html = feedLinks(path, language, bundledLibrary(language).page.categories, SITE);
      return [...html.matchAll(/type="([^"]+)" title="([^"]+)" href="\/([^"]+)"/g)];
    };
    expect(named('/')).toHaveLength(2);
    expect(named('/blog')).toHaveLength(10);
    for (const [, type = '', , file = ''] of named('/blog')) {
      expect(files.has(file), file).toBe(true);
      expect(type).toBe(FEED_TYPES[file.endsWith('.json') ? 'json' : 'xml']);
    }
    expect(named('/about')).toEqual([]);
  }
});
