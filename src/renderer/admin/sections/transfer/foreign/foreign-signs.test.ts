// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  ghostExport,
  wordpressExport,
  wordpressItem,
  wordpressPicture,
} from '#tests/support/transfer/foreign-exports.ts';
import { converted, fromWordpress } from '#tests/support/transfer/read-foreign.ts';
import { categoriesOf, likelyCategories, planImport, type Here } from './plan-import.ts';

const HERE: Here = { categories: [], tags: [], titles: new Set(), last: { articles: 7, categories: 4 } };

/** What is sent for all articles of a file, which must be text that any database takes. */
async function planned(file: string) {
  const { articles } = await converted(file);
  const categories = likelyCategories(categoriesOf(articles), HERE);
  const addresses = new Map([['https://lama.example/wp-content/uploads/2019/03/a.jpg', '/media/x/480.webp']]);
  const pictures = { addresses, files: new Map(), names: new Map(), unusable: [] };
  const { content } = planImport(articles, HERE, { language: 'id', categories, twice: new Set() }, pictures);
  const sent = JSON.stringify([content.items, content.categories, content.tags]);
  expect(sent).not.toMatch(/\\u(?:00|d[89a-f])|\ufffd/i);
  return content;
}

test.each([
  ['&#55356;', 'Padi sawah'],
  ['&#xDF3D;', 'Padi sawah'],
  ['\u0000\u001b', 'Padi sawah'],
  ['&#55356;&#57149;', 'Padi \u{1f33d} sawah'],
  ['&#xd83c;&#xdf3d;', 'Padi \u{1f33d} sawah'],
  ['&#127805;', 'Padi \u{1f33d} sawah'],
])('WordPress: %j in titles, categories, authors and tags', async (sign, seen) => {
  const words = `Padi ${sign} sawah`;
  const more = `<category domain="category" nicename="a">${words}</category><category domain="post_tag" nicename="b">${words}</category>`;
  const item = wordpressItem({ id: 1, title: words, content: `<p>${words}</p>`, more });
  const { items, categories, tags } = await planned(wordpressExport([item]).replace('Ayu Lestari]]>', `]]>${words}`));
  expect(items[0]?.document).toMatchObject({
    id: { title: seen, content: seen.includes('Padi s') ? expect.stringMatching(/^Padi {1,2}sawah$/) : seen },
    author: { id: seen },
  });
  expect([categories[0]?.name_english, tags[0]?.name_indonesian]).toEqual([seen, seen]);
});

test.each([
  ['a sign of control', '\u0000\b', 'Kendali judul'],
  ['half an emoji', '\ud83c', 'Kendali judul'],
  ['an emoji', '\u{1f331}', 'Kendali\u{1f331} judul'],
])('Ghost: %s in every text', async (_, sign, seen) => {
  const words = `Kendali${sign} judul`;
  const file = ghostExport(
    [{ id: 'p', title: words, slug: 'k', html: `<p>${words}</p>`, custom_excerpt: words, status: 'draft' }],
    {
      users: [{ id: 1, name: words }],
      posts_authors: [{ post_id: 'p', author_id: 1, sort_order: 0 }],
      tags: [
        { id: 't1', name: words, slug: 'satu' },
        { id: 't2', name: words, slug: 'dua' },
      ],
      posts_tags: [
        { post_id: 'p', tag_id: 't1', sort_order: 0 },
        { post_id: 'p', tag_id: 't2', sort_order: 1 },
      ],
    },
  );
  const { items, categories, tags } = await planned(file);
  expect(items[0]?.document).toMatchObject({
    id: { title: seen, content: seen, excerpt: seen },
    author: { id: seen },
  });
  expect([categories[0]?.name_indonesian, tags[0]?.name_indonesian]).toEqual([seen, seen]);
});

test('signs that only a text within the file writes out are cleaned too', async () => {
  const words = { type: 'text', text: 'a\u0000b\ud83cc' };
  const lexical = JSON.stringify({ root: { children: [{ type: 'paragraph', children: [words] }] } });
  const { items } = await planned(ghostExport([{ id: 1, title: 'T', slug: 't', lexical }]));
  expect(items[0]?.document).toMatchObject({ id: { content: 'abc' } });
  expect((await fromWordpress('<p>a&#8;b&#x0;c &amp;#55356; d</p>')).content).toBe('abc \\&#55356; d');
});

test('the description of a picture is cleaned, and cut at a whole character', async () => {
  const alt = `${'a'.repeat(299)}\u{1f331}`;
  const more = '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:postmeta>';
  const item = wordpressItem({ id: 1, title: 'T', content: 'x', more });
  const { items } = await planned(wordpressExport([wordpressPicture(5, 'a.jpg', alt), item]));
  expect(items[0]?.document).toMatchObject({ id: { imageAlt: 'a'.repeat(299) } });
});

test.each([
  ['an emoji of several parts', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a letter with its accent', 'e\u0301'],
  ['a flag', '\u{1f1ee}\u{1f1e9}'],
])('a title that is too long ends before %s, not in it', async (_, sign) => {
  const title = `${'a'.repeat(198)}${sign}${'b'.repeat(40)}`;
  const { items } = await planned(wordpressExport([wordpressItem({ id: 1, title, content: 'x' })]));
  expect(items[0]?.document).toMatchObject({ id: { title: `${'a'.repeat(198)}…` } });
});
