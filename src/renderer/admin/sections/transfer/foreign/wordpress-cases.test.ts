// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import {
  wordpressExport,
  wordpressField,
  wordpressItem,
  wordpressTerm,
} from '#tests/support/transfer/foreign-exports.ts';
import { converted, fromWordpress } from '#tests/support/transfer/read-foreign.ts';
import { categoriesOf, planImport, type Here } from './plan-import.ts';

const HERE: Here = { categories: [], tags: [], titles: new Set(), last: { articles: 7, categories: 4 } };
const NO_PICTURES = { addresses: new Map<string, string>(), files: new Map(), names: new Map(), unusable: [] };

/** The drafts of a file, in Indonesian where nothing says their language, with all of its categories as new ones. */
async function drafts(items: readonly string[]) {
  const { articles, leftOut } = await converted(wordpressExport(items));
  const categories = new Map(categoriesOf(articles).map(({ slug }) => [slug, 'new'] as const));
  const plan = planImport(articles, HERE, { language: 'id', categories, twice: new Set() }, NO_PICTURES);
  return { ...plan, leftOut, articles };
}

describe('lines become paragraphs as WordPress shows them', () => {
  test.each([
    [
      'loose text beside a block',
      '<!-- wp:paragraph -->\n<p>Satu blok.</p>\n<!-- /wp:paragraph -->\n\nLepas pertama.\n\nLepas kedua.',
      'Satu blok.\n\nLepas pertama.\n\nLepas kedua.',
    ],
    [
      'loose text between two blocks, with lines',
      '<!-- wp:heading --><h2>A</h2><!-- /wp:heading -->\nb\nc\n\nd\n<!-- wp:list --><ul><li>e</li></ul><!-- /wp:list -->\n\nf',
      '## A\n\nb  \nc\n\nd\n\n- e\n\nf',
    ],
    [
      'blocks within blocks',
      '<!-- wp:columns --><div><!-- wp:column --><div><!-- wp:paragraph --><p>a\nb</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->\n\nc\n\nd',
      'a b\n\nc\n\nd',
    ],
    [
      'a quote with a paragraph of Word',
      'Satu.\n\nDua.\n<blockquote><p dir="ltr">Kutip</p></blockquote>\nTiga.\n\nEmpat.',
      'Satu.\n\nDua.\n\n> Kutip\n\nTiga.\n\nEmpat.',
    ],
    [
      'one paragraph of Word',
      'Pembuka.\n\n<p class="MsoNormal">Tempelan Word.</p>\n\n<strong>Bahan:</strong>\n\n1 kg dedak\n2 liter air\n\nPenutup.',
      'Pembuka.\n\nTempelan Word.\n\n**Bahan:**\n\n1 kg dedak  \n2 liter air\n\nPenutup.',
    ],
    [
      'text within divs',
      '<div class="kotak">Satu\ndua\n\n<em>tiga</em></div>\nempat\n<div><div>lima\n\nenam</div></div>',
      'Satu  \ndua\n\n*tiga*\n\nempat\n\nlima\n\nenam',
    ],
    ['ended lines', 'a<br />\nb<br>c\r\n\r\nd', 'a  \nb  \nc\n\nd'],
    ['prepared text', 'a\n<pre>1\n\n2</pre>\nb', 'a\n\n1\n\n2\n\nb'],
    ['a heading over two lines', '<h2>Pupuk\ndan air</h2>\nisi', '## Pupuk dan air\n\nisi'],
  ])('%s', async (_, content, wanted) => {
    expect((await fromWordpress(content)).content).toBe(wanted);
  });
});

describe('qTranslate’s languages of one field become one draft', () => {
  test.each([
    ['brackets', (id: string, en: string) => `[:id]${id}[:en]${en}[:]`],
    ['comments', (id: string, en: string) => `<!--:id-->${id}<!--:--><!--:en-->${en}<!--:-->`],
    ['braces', (id: string, en: string) => `{:id}${id}{:}{:en}${en}{:}`],
    ['brackets without an end', (id: string, en: string) => `[:en]${en}[:id]${id}`],
  ])('%s', async (_, both) => {
    const { content, articles, lines } = await drafts([
      wordpressItem({
        id: 1,
        title: `<![CDATA[${both('Menanam cabai', 'Growing chili')}]]>`,
        content: both('Siram pagi.\n\nLalu tunggu.', 'Water early.\n\nThen wait.'),
        more:
          wordpressTerm('category', 'padi', both('Padi', 'Rice')) +
          wordpressTerm('post_tag', 'air', both('Air', 'Water')),
      }).replace('<excerpt:encoded><![CDATA[', `<excerpt:encoded><![CDATA[${both('Ringkas', 'Short')}`),
    ]);
    expect(articles).toHaveLength(1);
    expect(content.items[0]?.document).toMatchObject({
      id: { title: 'Menanam cabai', content: 'Siram pagi.\n\nLalu tunggu.', excerpt: 'Ringkas' },
      en: { title: 'Growing chili', content: 'Water early.\n\nThen wait.', excerpt: 'Short' },
    });
    expect(content.categories).toMatchObject([{ slug: 'padi', name_indonesian: 'Padi', name_english: 'Rice' }]);
    expect(content.tags).toEqual([{ slug: 'air', name_indonesian: 'Air', name_english: 'Water' }]);
    expect(lines.filter(({ kind }) => kind !== 'newTags')).toEqual([]);
  });

  test('tags in each paragraph; what has none is of both', async () => {
    const { content } = await drafts([
      wordpressItem({
        id: 1,
        title: '[:id]Semai[:en]Sow[:]',
        content:
          '<p>[:id]Rendam semalam.[:en]Soak overnight.[:]</p><p>NPK 16-16-16</p><p>[:id]Tiriskan.[:en]Drain.[:]</p>',
      }),
    ]);
    expect(content.items[0]?.document).toMatchObject({
      id: { content: 'Rendam semalam.\n\nNPK 16-16-16\n\nTiriskan.' },
      en: { content: 'Soak overnight.\n\nNPK 16-16-16\n\nDrain.' },
    });
  });

  test('a language without words has no side, and one that the portal lacks is named', async () => {
    const item = wordpressItem({ id: 1, title: '[:id]Air[:en][:de]Wasser[:]', content: '[:id]a[:en] [:de]b[:]' });
    const { content, leftOut } = await drafts([item]);
    expect(content.items[0]?.document).toMatchObject({ id: { title: 'Air', content: 'a' }, en: { title: '' } });
    expect(leftOut).toEqual([{ title: 'Wasser', why: 'language', what: 'de' }]);
  });

  test('brackets that only look alike stay', async () => {
    expect((await fromWordpress('daftar[:3] dan [:]')).content).toBe('daftar[:3] dan [:]');
  });
});

describe('the report says what became of what not everybody could read', () => {
  test.each([
    ['future', '', 'Terjadwal', ['scheduled 2030-01-02']],
    ['private', '', 'Rahasia', ['private ']],
    ['publish', 'kunci', 'Bersandi', ['protected ']],
    ['private', 'kunci', 'Dua', ['protected ', 'private ']],
    ['draft', '', 'Draf', []],
    ['publish', '', 'Biasa', []],
  ])('%s with password “%s”', async (status, password, title, wanted) => {
    const more = `<wp:post_password><![CDATA[${password}]]></wp:post_password>`;
    const date = status === 'future' ? '2030-01-02 03:04:05' : '2022-03-04 05:06:07';
    const { lines, content } = await drafts([wordpressItem({ id: 1, title, content: 'x', status, more, date })]);
    expect(lines.map(({ kind, what }) => `${kind} ${what}`)).toEqual(wanted);
    expect(content.items[0]).toMatchObject({ live: { id: null, en: null }, published_on: null });
  });
});

describe('dates are those of the site’s clock', () => {
  const dated = (date: string, utc: string) =>
    wordpressItem({ id: 1, title: 'T', content: 'x', date }).replace(
      /(<wp:post_date_gmt><!\[CDATA\[)[^\]]*/,
      `$1${utc}`,
    );
  test.each([
    ['2022-03-04 05:06:07', '2022-03-03 22:06:07', '2022-03-04', '2022-03-03T22:06:07.000Z'],
    ['2022-03-04 00:00:00', '2022-03-03 15:00:00', '2022-03-04', '2022-03-03T15:00:00.000Z'],
    ['2022-03-04 00:30:00', '0000-00-00 00:00:00', '2022-03-04', '2022-03-03T17:30:00.000Z'],
  ])('%s is %s in UTC', async (date, utc, day, createdAt) => {
    const { content } = await drafts([dated(date, utc)]);
    expect(content.items[0]).toMatchObject({ created_at: createdAt, document: { date: day } });
  });

  test('a draft without one in UTC has the difference of the others', async () => {
    const { content } = await drafts([
      dated('2022-03-04 09:00:00', '2022-03-04 00:00:00'),
      dated('2022-03-05 03:00:00', '0000-00-00 00:00:00').replace('<title>T', '<title>U').replaceAll('tulisan-1', 'u'),
    ]);
    expect(content.items[1]?.created_at).toBe('2022-03-04T18:00:00.000Z');
  });
});

describe('texts that stand elsewhere come along', () => {
  const NOTES = '[{"content":"Dosis 2 kg per <em>petak</em>.","id":"aa-1"},{"content":"Lihat label.","id":"aa-2"}]';
  const MARK = 'kapur<sup data-fn="aa-1" class="fn"><a href="#aa-1" id="aa-1-link">1</a></sup> dulu.';
  test.each([
    ['at their place', `<!-- wp:paragraph --><p>Beri ${MARK}</p><!-- /wp:paragraph -->\n<!-- wp:footnotes /-->`],
    ['at the end, where nothing says their place', `<!-- wp:paragraph --><p>Beri ${MARK}</p><!-- /wp:paragraph -->`],
    ['in classic text', `Beri ${MARK}`],
  ])('footnotes %s', async (_, content) => {
    const item = wordpressItem({ id: 1, title: 'T', content, more: wordpressField('footnotes', NOTES) });
    const { content: made, lines } = await drafts([item]);
    expect(made.items[0]?.document['id']).toMatchObject({
      content: expect.stringMatching(
        /^Beri kapur(?:<sup>1<\/sup>|\u00b9|\^1\^|1) dulu\.\n\n1\. Dosis 2 kg per \*petak\*\.\n2\. Lihat label\.$/,
      ),
    });
    expect(lines).toEqual([]);
  });

  const block = (id: number, content: string) => wordpressItem({ id, title: 'Peringatan', kind: 'wp_block', content });
  test('reusable blocks, also within one another', async () => {
    const { content, lines } = await drafts([
      wordpressItem({
        id: 1,
        title: 'A',
        content: '<!-- wp:paragraph --><p>Isi.</p><!-- /wp:paragraph -->\n\n<!-- wp:block {"ref":99} /-->',
      }),
      wordpressItem({
        id: 2,
        title: 'B',
        content: 'Lepas.\n\n<!-- wp:block {"ref":98} /-->\n\n<!-- wp:block {"ref":7} /-->',
      }),
      block(99, '<!-- wp:paragraph -->\n<p>Pakai sarung tangan.</p>\n<!-- /wp:paragraph -->'),
      block(98, '<!-- wp:paragraph --><p>Awas!</p><!-- /wp:paragraph --><!-- wp:block {"ref":99} /-->'),
    ]);
    expect(content.items.map(({ document }) => document['id'])).toMatchObject([
      { content: 'Isi.\n\nPakai sarung tangan.' },
      { content: 'Lepas.\n\nAwas!\n\nPakai sarung tangan.' },
    ]);
    expect(lines.map(({ kind, what, title }) => `${kind} ${what} ${title}`)).toEqual(['block block B']);
  });

  test('a block that holds itself comes to an end', async () => {
    const again = '<!-- wp:block {"ref":99} /-->'.repeat(50);
    const started = performance.now();
    const { content } = await drafts([
      wordpressItem({ id: 1, title: 'A', content: again }),
      wordpressItem({ id: 2, title: 'B', content: 'b' }),
      block(99, `<p>a</p>${again}`),
    ]);
    expect(content.items.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(8000);
  });
});

test('links to places of the site itself get its address', async () => {
  const { content, notes } = await fromWordpress(
    '<p><a href="/tentang/">a</a> <a href="?p=7">b</a> <a href="mailto:x@y.example">c</a> <a href="#atas">d</a></p>',
  );
  expect(content).toBe('[a](https://lama.example/tentang/) [b](https://lama.example/?p=7) [c](mailto:x@y.example) d');
  expect(notes).toEqual(['links 2']);
});
