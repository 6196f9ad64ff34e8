// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import {
  wordpressExport,
  wordpressField,
  wordpressItem,
  wordpressPicture,
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

describe('what was shown of other sites becomes a link', () => {
  const YOUTUBE = 'https://www.youtube.com/watch?v=SQEQr7c0-dw';
  const LINK = `[${YOUTUBE}](${YOUTUBE})`;
  test.each([
    [
      'alone in its paragraph',
      `${YOUTUBE}\n\nTonton. Lain: https://contoh.example/panduan_baru_`,
      `${LINK}\n\nTonton. Lain: https://contoh.example/panduan_baru\\_`,
      1,
    ],
    ['alone on its line', `Lihat:\n${YOUTUBE}\nlalu baca`, `Lihat:\n\n${LINK}\n\nlalu baca`, 1],
    ['in a paragraph of a block', `<!-- wp:paragraph --><p>${YOUTUBE}</p><!-- /wp:paragraph -->`, LINK, 1],
    ['in a code with an equals sign', `[youtube=${YOUTUBE}&w=640&h=385]`, LINK, 1],
    ['in a code behind its name', `[youtube ${YOUTUBE}]`, LINK, 1],
    ['by its number', '[vimeo 123456]', '[https://vimeo.com/123456](https://vimeo.com/123456)', 1],
    ['in an attribute', `[soundcloud url="${YOUTUBE}" width=100]`, LINK, 1],
    ['between two codes', `[embed width="3"]${YOUTUBE}[/embed]`, LINK, 1],
    [
      'in a video of several formats',
      '<video controls><source src="https://a.example/1.mp4"><source src="https://a.example/1.webm"></video>',
      '[https://a.example/1.mp4](https://a.example/1.mp4)',
      1,
    ],
    [
      'in an embed of WordPress 5, with its words',
      `<!-- wp:core-embed/youtube {"url":"${YOUTUBE}","type":"video"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${YOUTUBE}\n</div><figcaption>Cara menyemai</figcaption></figure>\n<!-- /wp:core-embed/youtube -->`,
      `${LINK}\n\nCara menyemai`,
      1,
    ],
    [
      'in an embed of today, with its words',
      `<!-- wp:embed {"url":"${YOUTUBE}\\u0026t=3"} -->\n<figure>${YOUTUBE}<figcaption>A <em>b</em></figcaption></figure>\n<!-- /wp:embed -->`,
      `[${YOUTUBE}&t=3](${YOUTUBE}&t=3)\n\nA *b*`,
      1,
    ],
    ['as a link already', `<p><a href="${YOUTUBE}">${YOUTUBE}</a></p>`, LINK, 0],
    ['in prepared text', `<pre>\n${YOUTUBE}\n</pre>`, YOUTUBE, 0],
  ])('%s', async (_, content, wanted, count) => {
    const read = await fromWordpress(content);
    expect(read.content).toBe(wanted);
    expect(read.notes?.filter((note) => note.startsWith('embed'))).toHaveLength(count);
  });

  test('maps too; a form is left out by name', async () => {
    const map = 'https://www.google.com/maps/embed?pb=1!2m3';
    const read = await fromWordpress(`[googlemaps ${map}&w=425]\n\n[contact-form-7 id="12" title="Kontak"]`);
    expect(read.content).toBe(`[${map}](${map})`);
    expect(read.notes).toEqual(['shortcode contact-form-7', `embed ${map}`].reverse());
  });
});

describe('codes of builders leave no trace', () => {
  test('Divi', async () => {
    const { content, notes } = await fromWordpress(
      '[et_pb_section fb_built="1" global_colors_info="{}"][et_pb_row custom_padding="||0px|||"][et_pb_column type="4_4" custom_padding__hover="|||"]' +
        '[et_pb_text header_2_text_shadow_horizontal_length_last_edited="on|phone" text_font="||||"]<h2>Pupuk</h2>\n<p>Beri 2 sendok.</p>[/et_pb_text]' +
        '[et_pb_text]Lalu siram.[/et_pb_text][et_pb_button button_text="Unduh [PDF]" button_url="https://a.example/a.pdf"][/et_pb_button]' +
        '[et_pb_toggle title="Kapan %22panen%22?" open="on"]90 hari.[/et_pb_toggle][/et_pb_column][/et_pb_row][/et_pb_section]',
    );
    expect(content).toBe(
      '## Pupuk\n\nBeri 2 sendok.\n\nLalu siram.\n\n[Unduh \\[PDF\\]](https://a.example/a.pdf)\n\n### Kapan "panen"?\n\n90 hari.',
    );
    expect(notes).toEqual(
      ['section', 'row', 'column', 'text', 'button', 'toggle'].map((name) => `shortcode et_pb_${name}`),
    );
  });

  test.each([
    [
      'WPBakery',
      '[vc_row css=".vc_1{padding-top: 10px !important;}"][vc_column width="1/2"][vc_column_text]Teks A.[/vc_column_text][/vc_column][vc_column width="1/2"][vc_column_text]Teks B.[/vc_column_text][/vc_column][/vc_row]\n\n[vc_btn title="Beli" link="url:https%3A%2F%2Fa.example%2Fb|title:x|"]',
      'Teks A.\n\nTeks B.\n\n[Beli](https://a.example/b)',
      ['vc_row', 'vc_column', 'vc_column_text', 'vc_btn'],
    ],
    [
      'others',
      '[wpsm_comparison_table id="1" class=""]\n\n[su_note note_color="#fff"]Catatan penting[/su_note]\n\n[fusion_text columns="" rule_style="default" animation_speed="0.3"]Isi fusion[/fusion_text]\n\n[elementor-template id="12"]',
      'Catatan penting\n\nIsi fusion',
      ['wpsm_comparison_table', 'su_note', 'fusion_text', 'elementor-template'],
    ],
    [
      'codes within a line, and two beside one another',
      'Pakai [su_tooltip text="x" title=\'y\']air[/su_tooltip] bersih.\n\n[kolom a="1"]Dinas[/kolom][kolom a="2"]Budi[/kolom]',
      'Pakai air bersih.\n\nDinas\n\nBudi',
      ['su_tooltip', 'kolom'],
    ],
    [
      'buttons',
      '[su_button url="https://a.example/d"]Daftar[/su_button] [button link="https://b.example/e"]Lihat[/button]',
      '[Daftar](https://a.example/d)\n\n[Lihat](https://b.example/e)',
      ['su_button', 'button'],
    ],
    [
      'words in brackets',
      'Lihat [sic], [1] dan [Sumber https://a.example].',
      'Lihat [sic], [1] dan [Sumber https://a.example].',
      [],
    ],
  ])('%s', async (_, code, wanted, names) => {
    const { content, notes } = await fromWordpress(code);
    expect(content).toBe(wanted);
    expect(notes).toEqual(names.map((name) => `shortcode ${name}`));
  });

  test('their pictures come along', async () => {
    const { text, notes } = await fromWordpress(
      '[vc_single_image image="5"][et_pb_image src="https://lama.example/b.jpg" alt="Bibit"][vc_gallery images="5,77"]',
      [wordpressPicture(5, 'a.jpg', 'Air')],
    );
    expect(text?.missing.map(({ source, alt }) => `${source.replace(/.*\//, '')} ${alt}`)).toEqual([
      'a.jpg Air',
      'b.jpg Bibit',
      'a.jpg Air',
    ]);
    expect(notes).toEqual(['picture vc_gallery 77']);
  });

  test('thousands of codes that never end take no long time', async () => {
    const started = performance.now();
    await fromWordpress('[a b="[a b=" c="'.repeat(20_000));
    await fromWordpress('[et_pb_button button_url="https://a.example"]x[/et_pb_button]'.repeat(3000));
    expect(performance.now() - started).toBeLessThan(8000);
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
