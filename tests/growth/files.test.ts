import { describe, expect, test } from 'vitest';
import { WORST_PICTURES } from '#tests/support/cases/worst-pictures.ts';
import { filled, repeated, TABLE_TO_FILL_UP, WORST_BLOCKS, WORST_HTML } from '#tests/support/cases/worst-texts.ts';
import { expectLinear, type WorstCase } from '#tests/support/growth/linear-growth.ts';
import { finished } from '#tests/support/pastes/pasted-markdown.ts';
import { wordpressField, wordpressTerm } from '#tests/support/transfer/foreign-exports.ts';
import { archiveOf } from '#tests/support/transfer/site-content.ts';
import { emptyArticle } from '#domain/article-document.ts';
import type { ConvertedArticle } from '#renderer/admin/sections/transfer/foreign/convert-articles.ts';
import { matchPictures } from '#renderer/admin/sections/transfer/foreign/match-pictures.ts';
import {
  categoriesOf,
  doubles,
  likelyCategories,
  planImport,
} from '#renderer/admin/sections/transfer/foreign/plan-import.ts';
import { readGhost } from '#renderer/admin/sections/transfer/foreign/read-ghost.ts';
import { readWordpress } from '#renderer/admin/sections/transfer/foreign/read-wordpress.ts';
import { picturesOf } from '#renderer/admin/sections/transfer/archive/content-names.ts';
import { readContent } from '#renderer/admin/sections/transfer/archive/read-content.ts';
import { readPlainJson, steadyJson } from '#renderer/data/archive/plain-json.ts';
import { readTar, TAR_END, tarFilling, tarHead } from '#renderer/data/archive/tar.ts';
import { readPackList } from '#renderer/data/offline/pack/pack-files.ts';
import { missingPictures } from '#renderer/data/offline/pack/missing-pictures.ts';
import { readQuestions } from '#renderer/data/offline/pack/questions-file.ts';
import { comparePack } from '#renderer/data/offline/pack/take-in.ts';
import { faultOfFile } from '#renderer/data/picture-formats/read-picture-file.ts';
import { bringIn, readSavedFile, writeSavedFile } from '#renderer/data/saved/saved-file.ts';
import { markdownHtml } from '#text/from-html/foreign-markdown.ts';
import { HTML_MAX, type Note } from '#text/from-html/foreign-notes.ts';
import { lexicalHtml, mobiledocHtml } from '#text/from-html/ghost.ts';
import { withSiteLinks } from '#text/from-html/site-links.ts';
import { wordpressHtml } from '#text/from-html/wordpress.ts';

// As texts.test.ts, of files that others made: pictures, packs, what was saved, and exports of other systems.

const bytesOf = (text: string) => new TextEncoder().encode(text);
const counted = <Each>(count: number, make: (number: number) => Each) =>
  Array.from({ length: count }, (_, at) => make(at + 1));
const run = (work: Generator<unknown>) => finished(work as Generator<undefined, unknown>);

test.each(WORST_PICTURES)('bytes of a picture: %s', (_, make) => expectLinear(faultOfFile, make, 2_000_000));

describe('an archive', () => {
  const tar = (files: number, size: number) =>
    counted(files, (at) => [tarHead(`items/articles/${at}.json`, size), new Uint8Array(size), tarFilling(size)]).flat();
  async function read(chunks: readonly Uint8Array[]): Promise<void> {
    async function* given() {
      yield* chunks;
    }
    for await (const file of readTar(given(), () => 1e9)) void file;
  }
  test.each<WorstCase<readonly Uint8Array[]>>([
    ['files without anything', (length) => [...tar(length / 50, 0), TAR_END]],
    [
      'a file that comes byte by byte',
      (length) => [...tar(1, length / 4).flatMap((part) => Array.from(part, (byte) => Uint8Array.of(byte))), TAR_END],
    ],
    ['blocks behind its end', (length) => [...tar(1, 1), TAR_END, ...counted(length / 50, () => new Uint8Array(512))]],
  ])('%s', (_, make) => expectLinear(read, make, 100_000));

  test('content with many items', () => {
    const item = (id: number) => JSON.stringify({ ...ITEM, id });
    const make = (count: number) => {
      const manifest = {
        format: 'tunas-content',
        version: 1,
        categories: [],
        tags: [],
        items: { articles: counted(count, (id) => id) },
        pictures: [],
        lost: [],
      };
      const items = counted(count, (id) => [`items/articles/${id}.json`, item(id)] as const);
      return packed(archiveOf([['content.json', JSON.stringify(manifest)], ...items]));
    };
    return expectLinear(
      async (file: Promise<Blob>) => expect((await readContent(await file)).ok).toBe(true),
      make,
      600,
    );
  });
});

const ITEM = {
  ...{ collection: 'articles', document: emptyArticle({ id: '', en: '' }), version: 1, saved_by_name: '' },
  ...{ created_at: '2026-01-01T00:00:00Z', saved_at: '2026-01-01T00:00:00Z', published_on: null },
  ...{ binned_at: null, binned_by_name: '', live: { id: null, en: null } },
};

async function packed(content: Blob): Promise<Blob> {
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

describe('JSON', () => {
  const list = (piece: string) => (length: number) => bytesOf(`[${`${piece},`.repeat(length / piece.length)}1]`);
  test.each<WorstCase<Uint8Array>>([
    ['lists', list('[]')],
    ['letters', list('"a"')],
    ['keys', (length) => bytesOf(`{${counted(length / 10, (at) => `"k${at}":1`).join()}}`)],
    [
      'a long key around others',
      (length) => bytesOf(`{"${filled('k', length / 2)}":{${counted(length / 20, (at) => `"k${at}":1`).join()}}}`),
    ],
  ])('%s', (_, make) => expectLinear((bytes: Uint8Array) => steadyJson(readPlainJson(bytes)), make, 1_000_000));
});

describe('a pack', () => {
  const HASH = '0'.repeat(64);
  const articles = (count: number) => counted(count, (id) => ({ id, version: 5, texts: {} }));
  const state = (count: number) => {
    const ids = counted(count, (id) => 1e6 + id);
    return {
      ...{ complete: false, publishedUntil: 9, unverified: ids },
      ...{ forgotten: ids, damaged: ids, withdrawn: ids, listed: ids },
    };
  };

  test('its list', () =>
    expectLinear(
      readPackList,
      (count) => {
        const entries = counted(count, (id) => [id, 1, HASH]);
        return bytesOf(
          JSON.stringify({
            format: 'tunas-pack',
            version: 1,
            site: '',
            savedAt: 1,
            articles: entries,
            pictures: [],
            drawings: [],
            questions: null,
          }),
        );
      },
      10_000,
    ));

  test('its messages', () =>
    expectLinear(
      readQuestions,
      (count) => {
        const payload = { name: 'a', email: 'b', subject: null, message: filled('a', 1000) };
        return bytesOf(
          JSON.stringify(
            counted(count, (id) => ({
              clientId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
              madeAt: 1,
              payload,
            })),
          ),
        );
      },
      1000,
    ));

  test('its articles beside those of the device', () =>
    expectLinear(
      ({ packed: all, here }: { packed: unknown; here: unknown }) => {
        const database = { versions: async () => new Map(), syncState: async () => here };
        return comparePack({ articles: all, catalogue: null } as never, database as never, null);
      },
      (count) => ({ packed: articles(count).map((article) => ({ article, proved: false })), here: state(count) }),
      10_000,
    ));

  test('its missing pictures', () =>
    expectLinear(
      ({ all, unshown }: { all: unknown; unshown: unknown }) =>
        missingPictures(all as never, unshown as never, new Map()),
      (count) => ({
        all: articles(count),
        unshown: articles(count).map(({ id }) => ({ article: id, address: `https://a/${id}`, words: '' })),
      }),
      10_000,
    ));
});

describe('a file of what was saved', () => {
  const articles = (count: number, note: string) =>
    counted(count, (id) => ({ id, titles: { id: 'a' }, note, savedAt: 1 }));
  const collections = (count: number, size: number) =>
    counted(count, (id) => ({ id: String(id), name: 'a', articles: counted(size, (each) => each) }));
  const texts = { language: 'id', title: '', lead: '', others: '', note: '' } as const;

  const page = (state: object) =>
    `<script type="application/json" id="tunas-saved">${JSON.stringify({ format: 'tunas-saved', version: 1, ...state })}</script>`;
  const named = (names: readonly string[]) => names.map((name, at) => ({ id: String(at), name, articles: [] }));

  test.each<WorstCase>([
    ['articles', (count) => page({ articles: articles(count, 'x'), collections: collections(20, count) })],
    ['collections of one name', (count) => page({ articles: [], collections: collections(count, 0) })],
    [
      'collections whose names are cut to one',
      (count) => {
        const names = counted(count / 2, (number) => `${filled('a', 100)}${number}`);
        return page({ articles: [], collections: named([...names, ...names]) });
      },
    ],
    [
      'collections that are called as others will be',
      (count) => {
        const names = counted(count / 2, (number) => `a (${number})`);
        return page({ articles: [], collections: named([...names, ...names.map(() => 'a')]) });
      },
    ],
  ])('%s, brought in twice, and written again', (_, make) =>
    expectLinear(
      (content: string) => {
        const read = readSavedFile(content);
        if (!read.ok) throw new Error(read.fault);
        const once = bringIn({ articles: [], collections: [] }, read.state);
        writeSavedFile(bringIn(once, read.state), texts, () => null);
      },
      make,
      4_000,
    ),
  );

  test.each([
    ['article', { articles: [...articles(2, 'x'), ...articles(1, 'y')], collections: [] }],
    ['collection', { articles: [], collections: [...collections(2, 0), ...collections(1, 0)] }],
  ])('with one %s again and again is none of ours', (_, state) => {
    expect(readSavedFile(page(state))).toEqual({ ok: false, fault: 'foreign' });
  });
});

describe('an export of WordPress', () => {
  const UNCLOSED_VALUES: readonly WorstCase[] = [
    ...repeated(
      '<a b="',
      "<a b='",
      '<a b="c>',
      '<a b="c" ',
      '<a b="c"d',
      '<a b="\'" c=\'"\' ',
      '<a b=\'"c="\'',
      '<a b= ',
      '<a =',
    ),
    ['one tag with many signs', (length) => `<a ${filled('=', length - 3)}`],
    ['one tag with many values', (length) => `<a ${filled('b="c" ', length - 4)}"`],
    ['one value that isn’t closed', (length) => `<a b="${filled("<a b='c>", length - 6)}`],
  ];
  const A_LINK_WITHOUT_PICTURE: WorstCase = [
    'a link where a picture is looked for',
    (length) => `[caption]<a${filled(` b="c > d" e='f`, length - 23)}>g[/caption]`,
  ];
  const SOURCES = {
    pictures: new Map([['1', { source: `https://a/${filled('b', 2000)}`, alt: '' }]]),
    blocks: new Map([['1', `${filled('b', 2000)}<!-- wp:block {"ref":1} /--><!-- wp:block {"ref":1} /-->`]]),
    footnotes: '',
  };
  test.each([
    ...WORST_HTML,
    ...repeated('[a b="', '[a b="[a b=" c=\'', '[a b=1][/a]', '[su_button url="/a"]x[/su_button]', '[caption][embed]'),
    ...repeated(
      '<!-- wp:block {"ref":1} /-->',
      '<!-- wp:a -->',
      '\nhttps://a.example\n',
      '<p>\n\n',
      '<pre>',
      '<br>\n \n',
    ),
    ...UNCLOSED_VALUES,
    ...repeated(
      '<p a="<p b=\' " c="<p d=\' " ',
      '<p a="b > c">https://a.example ',
      '<iframe src="/a>b"c ',
      '<img alt=\'>" data-src="/a\'',
    ),
    A_LINK_WITHOUT_PICTURE,
  ])('a text: %s', (_, make) => expectLinear((text: string) => finished(wordpressHtml(text, SOURCES)), make, HTML_MAX));

  test.each([...repeated('<a href="/b">', '<a href=', '&#55356;'), ...UNCLOSED_VALUES])('its links: %s', (_, make) =>
    expectLinear((html: string) => withSiteLinks(html, 'https://a.example', []), make, HTML_MAX),
  );

  test('a text of galleries becomes no more than is refused as too long', () => {
    const { html } = finished(wordpressHtml(filled('[gallery ids="1"]', HTML_MAX), SOURCES));
    expect(html.length).toBeLessThan(3 * HTML_MAX);
  });

  const feed = (parts: string) => `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${parts}</channel></rss>`;
  const item = (parts: string) => feed(`<item>${parts}</item>`);
  test.each<WorstCase>([
    ['items', (count) => feed('<item><wp:post_type>post</wp:post_type></item>'.repeat(count))],
    ['parts of the channel', (count) => feed('<a/>'.repeat(10 * count))],
    ['fields of an item', (count) => item(wordpressField('a', 'b').repeat(count))],
    ['languages of a field', (count) => item(`<title>${'[:id]a[:en]b[:]'.repeat(count)}</title>`)],
    ['categories of an item', (count) => item(wordpressTerm('category', 'a', 'b').repeat(count))],
    ['attributes', (count) => feed(`<item ${'a="b" '.repeat(5 * count)}></item>`)],
    ['words in pieces', (count) => item(`<title>${'<![CDATA[a]]>'.repeat(5 * count)}</title>`)],
    ['entities', (count) => item(`<title>${'&amp;&#1;&'.repeat(5 * count)}</title>`)],
    ['comments', (count) => item('<!-- a --><?a?>'.repeat(3 * count))],
  ])('%s', (_, make) => expectLinear((xml: string) => run(readWordpress(xml)), make, 5_000));
});

describe('an export of Ghost', () => {
  test.each([...WORST_BLOCKS, ...repeated('<a ', '<!--', '[a]: b\n', TABLE_TO_FILL_UP)])('Markdown: %s', (_, make) =>
    expectLinear(markdownHtml, make, 60_000),
  );

  const exported = (data: object) => ({ meta: {}, data: { posts: [], ...data } });
  test.each<WorstCase<object>>([
    ['posts', (count) => exported({ posts: counted(count, (id) => ({ id })) })],
    [
      'one post again and again, with all tags',
      (count) =>
        exported({
          posts: counted(count, () => ({ id: 1 })),
          posts_tags: counted(count, (id) => ({ post_id: 1, tag_id: id })),
          tags: counted(count, (id) => ({ id, name: 'a' })),
        }),
    ],
    [
      'words of a text',
      (count) =>
        exported({
          posts: [
            {
              id: 1,
              lexical: JSON.stringify({
                root: { children: counted(count, () => ({ type: 'text', text: 'a', format: 99 })) },
              }),
            },
          ],
        }),
    ],
  ])('%s', (_, make) => expectLinear((json: object) => run(readGhost(json)), make, 10_000));

  test('few letters that name a long part again and again become no more than is refused as too long', () => {
    const long = filled('a', 1000);
    const card = { cards: [['html', { html: long }]], sections: counted(100_000, () => [10, 0]) };
    const link = { markups: [['a', ['href', long]]], sections: [[1, 'p', counted(100_000, () => [0, [0], 1, 'b'])]] };
    for (const text of [card, link])
      expect(mobiledocHtml(JSON.stringify(text), []).length).toBeLessThan(1.01 * HTML_MAX);
    const references = (length: number) => `[a]: /${filled('b', length)}\n\n${'[a] ![a] '.repeat(length)}`;
    expect(markdownHtml(references(10_000)).length).toBeLessThan(2 * HTML_MAX);
    const children = counted(50, () => ({ type: 'markdown', markdown: references(1_000) }));
    expect(lexicalHtml(JSON.stringify({ root: { children } }), []).length).toBeLessThan(3 * HTML_MAX);
  });

  test.each<WorstCase>([
    ['shows nothing', (length) => JSON.stringify(['markdown', { markdown: filled('[a]: /b\n', length / 2) }])],
    ['isn’t known here', (length) => JSON.stringify([filled('a', length / 2), {}])],
  ])('a card that %s, named again and again, is written and noted once', async (_, make) => {
    const notes: Note[] = [];
    const text = (length: number) => `{"cards":[${make(length)}],"sections":[${filled('[10,0],', length / 2)}[10,0]]}`;
    await expectLinear((mobiledoc: string) => mobiledocHtml(mobiledoc, ((notes.length = 0), notes)), text, 70_000);
    expect(notes.length).toBeLessThan(2);
  });

  test('a text within a text stops somewhere', () => {
    const deep = '{"type":"quote","children":['.repeat(5000) + ']}'.repeat(5000);
    expect(lexicalHtml(`{"root":{"children":[${deep}]}}`, [])).toMatch(/^<blockquote>/);
  });
});

describe('drafts of another system’s articles', () => {
  const HERE = {
    categories: counted(1000, (id) => ({
      id,
      slug: `k-${id}`,
      name_indonesian: `K ${id}`,
      name_english: `C ${id}`,
      position: id,
      version: 1,
    })),
    tags: [],
    titles: new Set<string>(),
    last: { articles: 0, categories: 0 },
  };
  const article = (number: number, content: string, missing: readonly object[] = []) =>
    ({
      title: `T ${number}`,
      slug: '',
      html: content,
      excerpt: '',
      author: '',
      categories: [{ slug: `ж${number}`, name: '' }],
      tags: [{ slug: `ю${number}`, name: '' }],
      picture: null,
      createdAt: null,
      changedAt: null,
      publishedOn: null,
      language: null,
      group: null,
      notes: [],
      missing,
    }) as const;
  const converted = (number: number, content = '', missing: readonly object[] = []): ConvertedArticle =>
    ({
      key: number,
      texts: {
        unsaid: {
          article: article(number, content),
          title: `T ${number}`,
          excerpt: '',
          content,
          missing,
          author: '',
          notes: [],
        },
      },
    }) as never;
  const plan = (articles: readonly ConvertedArticle[], addresses = new Map<string, string>()) => {
    const categories = new Map([...likelyCategories(categoriesOf(articles), HERE)]);
    doubles(articles, HERE);
    return planImport(
      articles,
      HERE,
      { language: 'id', categories, twice: new Set() },
      { addresses, files: new Map(), names: new Map(), unusable: [] },
    );
  };

  test('with categories and tags that have no Latin letters', () =>
    expectLinear(plan, (count) => counted(count, (number) => converted(number)), 3_000));

  test.each<[string, (marks: string) => string]>([
    ['', (marks) => marks],
    [', none of which is in it', (marks) => marks.replaceAll('/media/missing/', '/media/missing/0')],
  ])('of one text with many pictures%s', (_, contentOf) =>
    expectLinear(
      ({ articles, addresses }: { articles: readonly ConvertedArticle[]; addresses: Map<string, string> }) =>
        plan(articles, addresses),
      (count) => {
        const missing = counted(count, (number) => ({
          source: String(number),
          alt: 'a',
          placeholder: `/media/missing/${number}`,
        }));
        const marks = missing.map(({ alt, placeholder }) => `![${alt}](${placeholder})`).join('\n\n');
        return {
          articles: [converted(1, contentOf(marks), missing)],
          addresses: new Map(missing.map(({ source }) => [source, '/media/a'])),
        };
      },
      5_000,
    ),
  );

  test('pictures and files', () =>
    expectLinear(
      ({ sources, files }: { sources: readonly string[]; files: readonly { path: string; file: File }[] }) =>
        matchPictures(sources, files),
      (count) => ({
        sources: counted(count, (number) => `https://a/${number}-1x1.jpg`),
        files: counted(count, (number) => ({ path: `a/${number}.jpg`, file: new File([], '') })),
      }),
      5_000,
    ));

  test('names of pictures in an item', () =>
    expectLinear(
      (item: object) => picturesOf(item as never),
      (length) => ({ text: filled('/media/00000000-0000-0000-0000-000000000000/1-', length) }),
      1_000_000,
    ));
});
