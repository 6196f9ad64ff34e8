import { emptyArticle } from '#domain/article-document.ts';
import { libraryArticle } from '../memory/memory-library-source.ts';
import { packFiles, SITE } from '../packs/pack-stage.ts';
import { png } from '../pictures/drawn-files.ts';
import { ghostExport, wordpressExport, wordpressField, wordpressItem } from '../transfer/foreign-exports.ts';
import { archiveOf, contentFiles, fileOf, type Files } from '../transfer/site-content.ts';
import { WORST_PICTURES } from './worst-pictures.ts';
import { filled, halves, repeated, WORST_HTML, WORST_MARKDOWN } from './worst-texts.ts';

// Files and pastes that strangers hand over, each made to be slow for what reads it: thirty of each kind, made when they are asked for.

/** What it is, and how its bytes are made. */
export type SlowFile = readonly [name: string, make: () => Promise<Buffer> | Buffer];

const bytes = async (file: Blob) => Buffer.from(await file.arrayBuffer());
const counted = <Each>(count: number, make: (number: number) => Each) =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const LARGE = 9_000_000;

const MANY_KEYS = Object.fromEntries(counted(200_000, (at) => [`k${at}`, 1]));

/** Pictures: nearly all of them can't be shown. */
export function slowPictures(): readonly SlowFile[] {
  const huge = { width: 60_000, height: 60_000 };
  const wide = { width: 2_000_000_000, height: 1 };
  return [
    ...WORST_PICTURES.map(([name, make]): SlowFile => [name, () => make(100_000)]),
    ...WORST_PICTURES.map(([name, make]): SlowFile => [`${name}, large`, () => make(LARGE)]),
    ['a PNG that claims to be huge', () => png(1, 1, undefined, huge)],
    ['a PNG that claims to be wide', () => png(1, 1, undefined, wide)],
    ['a text of beginnings', () => Buffer.from('<!--x-->'.repeat(22))],
    ['a drawing of groups', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(300_000)}`)],
    ['a drawing with entities', () => Buffer.from(`<!DOCTYPE svg [${'<!ENTITY a "b">'.repeat(60_000)}]><svg/>`)],
    ['zeros', () => Buffer.alloc(LARGE)],
  ];
}

/** Packs: texts of articles, archives, lists. Some can be opened, and wait for a yes. */
export function slowPacks(site = SITE): readonly SlowFile[] {
  const packWith =
    (change: (article: ReturnType<typeof libraryArticle>) => object, count = 1) =>
    async () =>
      bytes(
        await fileOf(await packFiles({ site, articles: counted(count, (id) => change(libraryArticle(id)) as never) })),
      );
  const text = (field: string, value: unknown) =>
    packWith((article) => ({
      ...article,
      texts: { id: { ...article.texts.id, [field]: value }, en: { ...article.texts.en, [field]: value } },
    }));
  const ofFiles = (change: (files: Files) => Files) => async () =>
    bytes(await fileOf(change(await packFiles({ site }))));
  const list = (make: (list: Record<string, unknown>) => object) =>
    ofFiles(([[name, content] = ['', ''] as const, ...rest]) => {
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
      return [[name, JSON.stringify(make(JSON.parse(text) as Record<string, unknown>))] as const, ...rest];
    });
  return [
    ...WORST_MARKDOWN.slice(0, 12).map(([name, make]): SlowFile => [`text of ${name}`, text('content', make(100_000))]),
    ['a title of a million letters', text('title', filled('a', 1_000_000))],
    ['a title of signs', text('title', filled('\u0301', 200_000))],
    ['an excerpt of quotes', text('excerpt', filled('"', 500_000))],
    ['a picture of comments', text('image', filled('<!--x-->', 100_000))],
    ['a list as a title', text('title', counted(100_000, String))],
    [
      'a text of lists',
      text(
        'content',
        counted(100_000, () => []),
      ),
    ],
    ['a thousand articles', packWith((article) => article, 1000)],
    ['a picture that is a text', ofFiles((files) => [...files, ['pictures/a/1.webp', filled('<!--x-->', LARGE)]])],
    ['files of nothing', ofFiles((files) => [...files, ...counted(20_000, (at) => [`x/${at}`, ''] as const)])],
    ['the same file again', ofFiles((files) => [...files, ...counted(5000, () => files[1]!)])],
    ['a file of zeros', ofFiles((files) => [...files, ['x', new Uint8Array(60_000_000)]])],
    [
      'a list that names much',
      list((read) => ({ ...read, articles: counted(200_000, (id) => [id, 1, '0'.repeat(64)]) })),
    ],
    [
      'a list of pictures',
      list((read) => ({ ...read, pictures: counted(200_000, (id) => [String(id), '0'.repeat(64)]) })),
    ],
    ['a list with a long name', list((read) => ({ ...read, site: filled('https://a.', 2_000_000) }))],
    ['a list of keys', list(() => MANY_KEYS)],
    ['no list', ofFiles(() => [['contents.json', filled('[', 1_000_000)]])],
    ['not an archive', async () => bytes(await fileOf([]))],
    ['letters', () => Buffer.from(filled('<!-- x -->', LARGE))],
  ];
}

const ITEM = {
  ...{ collection: 'articles', document: emptyArticle({ id: '', en: '' }), version: 1, saved_by_name: '' },
  ...{ created_at: '2026-01-01T00:00:00Z', saved_at: '2026-01-01T00:00:00Z', published_on: null },
  ...{ binned_at: null, binned_by_name: '', live: { id: null, en: null } },
};

/** Exports of WordPress (XML) and Ghost (JSON). */
export function slowExports(): readonly SlowFile[] {
  const wordpress = (content: string, more = '') =>
    Buffer.from(wordpressExport([wordpressItem({ id: 1, title: 'Satu', content, more })]));
  const ghost = (post: object) => Buffer.from(ghostExport([{ title: 'Satu', slug: 'satu', status: 'draft', ...post }]));
  const mobiledoc = (cards: readonly unknown[]) =>
    JSON.stringify({ version: '0.3.1', atoms: [], cards, markups: [], sections: cards.map((_, at) => [10, at]) });
  const lexical = (children: unknown) => JSON.stringify({ root: { type: 'root', children } });
  const nested = counted(2000, String).reduce((children) => [{ type: 'list', children }] as never, [] as never);
  return [
    ...WORST_HTML.slice(0, 18).map(([name, make]): SlowFile => [`WordPress: ${name}`, () => wordpress(make(900_000))]),
    ['WordPress: fields', () => wordpress('', wordpressField('a', 'b').repeat(10_000))],
    ['WordPress: ends of elements', () => Buffer.from(filled('</item>', 1_000_000))],
    ['WordPress: an element in an element', () => Buffer.from(`<rss>${'<item>'.repeat(100_000)}`)],
    ['WordPress: entities', () => Buffer.from(`<!DOCTYPE a [${'<!ENTITY a "b">'.repeat(60_000)}]><rss/>`)],
    [
      'WordPress: 5000 posts',
      () => Buffer.from(wordpressExport(counted(5000, (id) => wordpressItem({ id, title: 'x' })))),
    ],
    ['Ghost: paragraphs', () => ghost({ html: filled('<p>a', 900_000) })],
    ['Ghost: links', () => ghost({ html: filled('<a href="/a">b</a>', 900_000) })],
    ['Ghost: cards', () => ghost({ mobiledoc: mobiledoc(counted(5000, () => ['markdown', { markdown: '*a' }])) })],
    [
      'Ghost: a card of Markdown',
      () => ghost({ mobiledoc: mobiledoc([['markdown', { markdown: filled('[a](<b', 500_000) }]]) }),
    ],
    ['Ghost: lists in lists', () => ghost({ lexical: lexical(nested) })],
    ['Ghost: brackets', () => Buffer.from(`{"db":${filled('[', 1_000_000)}`)],
    ['Ghost: keys', () => Buffer.from(JSON.stringify(MANY_KEYS))],
  ];
}

/** Files of a site's content, as this portal exports them; each is refused. */
export function slowContent(): readonly SlowFile[] {
  const ofFiles = (make: () => Files) => async () => bytes(await fileOf(make()));
  const withItem = (document: string) =>
    ofFiles(() => [
      ...contentFiles(),
      [
        'items/articles/7.json',
        JSON.stringify({ ...ITEM, id: 7 }).replace('"document":', `"document":${document},"more":`),
      ],
    ]);
  const manifest = (text: string) => ofFiles(() => [['content.json', text], ...contentFiles().slice(1)]);
  return [
    ['a document of brackets', withItem('['.repeat(5000) + ']'.repeat(5000))],
    ['a document of keys', withItem(JSON.stringify(MANY_KEYS))],
    ['a document of letters', withItem(JSON.stringify({ id: { title: filled('a', 5_000_000) } }))],
    ['a list of nothing', manifest(filled('[', 1_000_000))],
    ['a list of keys', manifest(JSON.stringify(MANY_KEYS))],
    ['a list of letters', manifest(JSON.stringify(filled('a', 5_000_000)))],
    ['files of nothing', ofFiles(() => counted(20_000, (at) => [`items/articles/${at}.json`, ''] as const))],
    ['a file of zeros', ofFiles(() => [['content.json', new Uint8Array(60_000_000)]])],
    ['an archive that isn’t packed', async () => bytes(archiveOf(contentFiles()))],
    ['letters', () => Buffer.from(filled('<!-- x -->', LARGE))],
  ];
}

/** A text and HTML as a clipboard has them. */
export type SlowPaste = readonly [name: string, text: string, html: string];

/** What a page or another program may put on the clipboard: 100 kB each. */
export function slowPastes(): readonly SlowPaste[] {
  const LENGTH = 100_000;
  const tags = [
    ...repeated('<div>', '<p><b>', '<table><tr><td>', '<ul><li>', '<span style="color:red">a', '<!--[if a]>'),
    ...halves(['<div>', '</div>'], ['<td>a', '</tr>']),
    ...WORST_HTML.slice(12, 24),
  ];
  return [
    ...tags.map(([name, make]): SlowPaste => [`HTML: ${name}`, '', make(LENGTH)]),
    ...WORST_MARKDOWN.slice(0, 10).map(([name, make]): SlowPaste => [`text: ${name}`, make(LENGTH), '']),
  ];
}
