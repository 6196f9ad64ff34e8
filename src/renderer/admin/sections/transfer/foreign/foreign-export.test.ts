// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import {
  wordpressExport,
  wordpressField,
  wordpressItem,
  wordpressPicture,
  wordpressTerm,
} from '#tests/support/transfer/foreign-exports.ts';
import { converted, fromGhost, fromWordpress } from '#tests/support/transfer/read-foreign.ts';
import { pictureSources, type ConvertedArticle } from './convert-articles.ts';
import { matchPictures } from './match-pictures.ts';
import { categoriesOf, likelyCategories, planImport, type CategoryChoice, type Here } from './plan-import.ts';

const NO_PICTURES = { addresses: new Map<string, string>(), files: new Map(), names: new Map(), unusable: [] };
const HERE: Here = {
  categories: [
    { id: 4, slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic', position: 3, version: 1 },
  ],
  tags: [{ slug: 'pepper', name_indonesian: 'Cabai', name_english: 'Pepper' }],
  titles: new Set(['cabai-di-musim-hujan']),
  last: { articles: 7, categories: 4 },
};

const plan = (
  articles: readonly ConvertedArticle[],
  categories: [string, CategoryChoice][] = [],
  twice: number[] = [],
) =>
  planImport(articles, HERE, { language: 'id', categories: new Map(categories), twice: new Set(twice) }, NO_PICTURES);

describe('WordPress', () => {
  test('blocks become Markdown without their comments; what the old site makes itself is named', async () => {
    const read = await fromWordpress(
      '<!-- wp:heading --><h2>Pupuk</h2><!-- /wp:heading -->\n<!-- wp:paragraph --><p>Beri <strong>2 sendok</strong>.</p>' +
        '<!-- /wp:paragraph --><!-- wp:latest-posts {"a":1} /--><!-- wp:embed {"url":"https:\\/\\/video.example\\/7"} -->' +
        '<figure>https://video.example/7</figure><!-- /wp:embed -->',
    );
    expect(read.content).toBe('## Pupuk\n\nBeri **2 sendok**.\n\n[https://video.example/7](https://video.example/7)');
    expect(read.notes).toEqual(['block latest-posts', 'embed https://video.example/7']);
  });

  test('lines of the classic editor become paragraphs', async () => {
    const read = await fromWordpress('Satu\ndua\n\nTiga &amp; [1]\n\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
    expect(read.content).toMatch(/^Satu\\?\s*\ndua\n\nTiga & \[1\]\n\n- a\n- b$/);
  });

  test('shortcodes give their pictures and words; words in brackets stay', async () => {
    const pictures = [wordpressPicture(5, 'a.jpg', 'Bibit'), wordpressPicture(6, 'b.jpg')];
    const read = await fromWordpress(
      '[caption id="x" width="300"]<img src="https://lama.example/c.jpg" alt="Ulat" /> Ulat grayak[/caption]\n\n' +
        '[gallery ids="5,6,77"]\n\n[slider speed="3"]Isi[/slider] lihat [sic] dan [[gallery]]',
      pictures,
    );
    expect(read.content).toContain('![Gambar belum ada: Ulat](/media/missing/1)\n\nUlat grayak');
    expect(read.content).toContain('![Gambar belum ada: Bibit](/media/missing/2)');
    expect(read.content).toContain('Isi lihat [sic] dan [gallery]');
    expect(read.notes).toEqual(['picture gallery 77', 'shortcode slider']);
  });

  test('frames become links, and scripts go', async () => {
    const read = await fromWordpress(
      '<p onclick="x()">A<script>alert(1)</script></p><video src="//v.example/1"></video><a href="javascript:x">b</a>',
    );
    expect(read.content).toBe('A\n\n[https://v.example/1](https://v.example/1)\n\nb');
  });

  test('authors, dates, categories, title pictures and what stays behind are read', async () => {
    const more =
      wordpressTerm('category', 'organik', 'Organik') +
      wordpressTerm('category', 'hama', 'Hama') +
      wordpressTerm('post_tag', 'cabai', 'Cabai') +
      wordpressTerm('post_tag', 'musim-hujan', 'Musim Hujan') +
      wordpressField('_thumbnail_id', '5') +
      '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>';
    const file = wordpressExport([
      wordpressPicture(5, 'a.jpg', 'Bibit'),
      wordpressItem({ id: 1, title: 'Tanam &amp; panen', content: 'x', more }),
      wordpressItem({ id: 2, title: 'Tentang', kind: 'page' }),
      wordpressItem({ id: 3, title: 'Lama', status: 'trash' }),
      wordpressItem({ id: 4, title: '', content: ' ' }),
      wordpressItem({ id: 5, title: '', slug: 'lama-5', status: 'trash' }),
    ]);
    const read = await converted(file);
    expect(read.comments).toBe(1);
    expect(read.leftOut.map(({ why, title }) => `${why} ${title}`)).toEqual([
      'kind Tentang',
      'binned Lama',
      // One without a title is named by its address.
      'binned lama-5',
      'empty tulisan-4',
    ]);
    const { content, lines } = plan(read.articles, [['organik', 4]]);
    expect(content.items).toHaveLength(1);
    expect(content.items[0]).toMatchObject({
      ...{ id: 8, created_at: '2019-03-04T05:06:07.000Z', live: { id: null, en: null }, published_on: null },
      document: { category: 4, date: '2019-03-04', author: { id: 'Ayu Lestari', en: 'Ayu Lestari' } },
    });
    expect(content.items[0]?.document).toMatchObject({ id: { title: 'Tanam & panen', content: 'x' }, image: '' });
    expect(lines.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'category Hama',
      'picture https://lama.example/wp-content/uploads/2019/03/a.jpg',
      'newTags Musim Hujan',
    ]);
    // Here there is one of that name, under another address.
    expect(content.items[0]?.document['tags']).toEqual(['pepper', 'musim-hujan']);
    expect(content.tags).toEqual([
      ...(HERE.tags ?? []),
      { slug: 'musim-hujan', name_indonesian: 'Musim Hujan', name_english: 'Musim Hujan' },
    ]);
  });

  test.each([
    [
      'Polylang',
      wordpressTerm('post_translations', 'pll_1', 'pll_1'),
      wordpressTerm('language', 'en', 'English'),
      wordpressTerm('language', 'id', 'Indonesia'),
    ],
    [
      'WPML',
      wordpressField('_wpml_import_translation_group', '7'),
      wordpressField('_wpml_import_language_code', 'en'),
      wordpressField('_wpml_import_language_code', 'id'),
    ],
  ])('the two languages of %s become one draft', async (_, group, english, indonesian) => {
    const file = wordpressExport([
      wordpressItem({ id: 1, title: 'Chili', content: 'Hot', more: group + english }),
      wordpressItem({ id: 2, title: 'Cabai', content: 'Pedas', more: group + indonesian }),
    ]);
    const { content } = plan((await converted(file)).articles);
    expect(content.items).toHaveLength(1);
    expect(content.items[0]?.document).toMatchObject({
      id: { title: 'Cabai' },
      en: { title: 'Chili', content: 'Hot' },
    });
  });

  test.each(['1.0', '1.1', '1.2'])('version %s is read', async (version) => {
    const { articles } = await converted(
      wordpressExport([wordpressItem({ id: 1, title: 'A', content: 'b' })], version),
    );
    expect(articles[0]?.texts.unsaid?.content).toBe('b');
  });
});

describe('Ghost', () => {
  const lexical = JSON.stringify({
    root: {
      children: [
        { type: 'heading', tag: 'h3', children: [{ type: 'text', text: 'Air', format: 0 }] },
        { type: 'paragraph', children: [{ type: 'extended-text', text: 'pH 6 < 7', format: 1 }] },
        {
          type: 'list',
          listType: 'number',
          children: [{ type: 'listitem', children: [{ type: 'text', text: 'satu' }] }],
        },
        { type: 'image', src: '__GHOST_URL__/content/images/a.png', alt: 'Ember', caption: '' },
        { type: 'signup' },
      ],
    },
  });
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    markups: [['strong'], ['a', ['href', 'https://a.example']]],
    atoms: [['soft-return', '', {}]],
    cards: [['markdown', { markdown: '- a\n- **b**' }]],
    sections: [
      [
        1,
        'p',
        [
          [0, [0], 1, 'Tebal'],
          [1, [], 0, 0],
          [0, [1], 1, 'tautan'],
        ],
      ],
      [10, 0],
    ],
  });

  test.each([
    ['HTML', { html: '<p>Halo <em>air</em></p>', lexical }, 'Halo *air*'],
    [
      'Lexical',
      { html: null, lexical },
      '### Air\n\n**pH 6 < 7**\n\n1. satu\n\n![Gambar belum ada: Ember](/media/missing/1)',
    ],
    ['Mobiledoc', { html: '', mobiledoc }, '**Tebal**  \n[tautan](https://a.example)\n\n- a\n- **b**'],
    ['Markdown', { markdown: 'Halo *air*\n\n> kutip' }, 'Halo *air*\n\n> kutip'],
  ])('%s is read', async (_, post, wanted) => {
    expect((await fromGhost(post)).content).toBe(wanted);
  });

  test('authors, tags, languages and dates of several versions are read', async () => {
    const tables = {
      tags: [
        { id: 1, slug: 'hama', name: 'Hama' },
        { id: 2, slug: 'hash-en', name: '#en' },
        { id: 3, slug: 'air', name: 'Air' },
      ],
      posts_tags: [
        { post_id: 1, tag_id: 1, sort_order: 1 },
        { post_id: 1, tag_id: 2, sort_order: 0 },
        { post_id: 1, tag_id: 3, sort_order: 2 },
      ],
      users: [{ id: 3, name: 'Budi' }],
      posts_authors: [{ post_id: 1, author_id: 3, sort_order: 0 }],
    };
    const { text } = await fromGhost(
      { html: '<p>a</p>', status: 'published', published_at: 1_500_000_000_000 },
      tables,
    );
    expect(text).toMatchObject({ author: 'Budi', article: { publishedOn: '2017-07-14', language: 'en' } });
    expect(text?.article).toMatchObject({
      categories: [{ slug: 'hama', name: 'Hama' }],
      tags: [{ slug: 'air', name: 'Air' }],
    });
    const old = JSON.stringify({
      meta: { version: '003' },
      data: { posts: [{ id: 1, title: 'A', markdown: 'b', page: 0 }] },
    });
    expect((await converted(old)).articles).toHaveLength(1);
  });
});

test('what is here already, or twice in the file, is left out unless it is wanted', async () => {
  const item = (id: number, title: string) => wordpressItem({ id, title, content: 'x' });
  const { articles } = await converted(
    wordpressExport([item(1, 'Cabai di Musim Hujan'), item(2, 'Baru'), item(3, 'BARU!')]),
  );
  expect(plan(articles).content.items.map(({ id }) => id)).toEqual([8]);
  expect(plan(articles, [], [0, 2]).content.items.map(({ id }) => id)).toEqual([8, 9, 10]);
});

test('categories are those here by name, and new ones get an address that is free', async () => {
  const item = (id: number, slug: string, name: string) =>
    wordpressItem({ id, title: `T${id}`, content: 'x', more: wordpressTerm('category', slug, name) });
  const { articles } = await converted(
    wordpressExport([item(1, 'x', 'organic'), item(2, 'Organic', 'Lain'), item(3, '日本', '日本')]),
  );
  expect([...likelyCategories(categoriesOf(articles), HERE).values()]).toEqual([4, 4, 'new']);
  const { content } = plan(articles, [
    ['Organic', 'new'],
    ['日本', 'new'],
    ['x', 'none'],
  ]);
  expect(content.categories.map(({ id, slug, name_english: name }) => [id, slug, name])).toEqual([
    [5, 'organic-2', 'Lain'],
    [6, 'category', '日本'],
  ]);
  expect(content.items.map(({ document }) => document['category'])).toEqual([null, 5, 6]);
});

test('the pictures are found by their addresses, in their full size where it is there', async () => {
  const source = 'https://lama.example/wp-content/uploads/2019/03/a%20b-300x200.jpg?x=1';
  const { articles } = await converted(
    wordpressExport([wordpressItem({ id: 1, title: 'T', content: `<img src="${source}" alt="Air">` })]),
  );
  const file = (path: string) => ({ path, file: new File(['x'], path) });
  const files = [
    file('uploads/2018/03/a b.jpg'),
    file('uploads/2019/03/a b.jpg'),
    file('uploads/2019/03/a b-300x200.jpg'),
  ];
  const matched = matchPictures(pictureSources(articles), files);
  expect(matched.get(source)).toBe(files[1]?.file);
  const pictures = { ...NO_PICTURES, addresses: new Map([[source, '/media/x/480.webp']]) };
  const choices = { language: 'en', categories: new Map(), twice: new Set<number>() } as const;
  const { content, lines } = planImport(articles, HERE, choices, pictures);
  expect(content.items[0]?.document['en']).toMatchObject({ content: '![Air](/media/x/480.webp)' });
  expect(lines).toEqual([]);
});
