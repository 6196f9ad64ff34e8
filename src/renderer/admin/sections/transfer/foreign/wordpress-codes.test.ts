// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { wordpressPicture } from '#tests/support/transfer/foreign-exports.ts';
import { fromWordpress } from '#tests/support/transfer/read-foreign.ts';

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

describe('a sign of a tag’s end in a value doesn’t end the tag', () => {
  const PICTURE = '![Gambar belum ada: pH > 7](/media/missing/1)';
  test.each([
    ['a link', '<a href="/profil" title="Beranda > Profil">Profil</a>', '[Profil](https://lama.example/profil)'],
    [
      'a link in single quotes',
      "<a title='a > \"b\"' href='/profil'>Profil</a>",
      '[Profil](https://lama.example/profil)',
    ],
    [
      'a frame',
      '<iframe src="https://a.example/1" title="Pupuk > Kompos"></iframe>Kata',
      '[https://a.example/1](https://a.example/1)\n\nKata',
    ],
    ['a picture that comes late', '<img src="b.gif" data-src="a.jpg" alt="pH > 7">kata', `${PICTURE}\n\nkata`],
    [
      'a picture with words below',
      '[caption]<a title="x > y" href="#"><img src="a.jpg" alt="pH > 7"></a> Tanah[/caption]',
      `${PICTURE}\n\nTanah`,
    ],
    ['a paragraph', '<p title="a > b">https://a.example/1</p>', '[https://a.example/1](https://a.example/1)'],
    ['words within a line', 'Kata <b title="a >\n\n b">tebal</b>', 'Kata **tebal**'],
    [
      'words below an embed',
      '<!-- wp:embed {"url":"https://a.example/1"} --><figure><figcaption title="a > b">Kata</figcaption></figure><!-- /wp:embed -->',
      '[https://a.example/1](https://a.example/1)\n\nKata',
    ],
    [
      'a frame whose quote isn’t closed',
      '<iframe src="https://a.example/1>Kata</iframe> lain <a href="https://a.example/2">b</a>',
      'Kata lain [b](https://a.example/2)',
    ],
    ['a frame whose quote isn’t closed anywhere', '<iframe src="https://a.example/1>Kata</iframe> lain', 'Kata lain'],
    [
      'an apostrophe without quotes',
      "<a href=/profil title=Jum'at>Profil</a> Jum'at > Rabu",
      "[Profil](https://lama.example/profil) Jum'at > Rabu",
    ],
  ])('%s', async (_, content, wanted) => {
    expect((await fromWordpress(content)).content).toBe(wanted);
  });
});

describe('words in attributes stay', () => {
  test.each([
    ['the title of what unfolds', '[toggle title="Langkah 1"]Isi[/toggle]', '### Langkah 1\n\nIsi'],
    [
      'titles of several',
      '[accordion][accordion-item title="Bahan"]Air[/accordion-item][accordion-item heading="Alat"]Ember[/accordion-item][/accordion]',
      '### Bahan\n\nAir\n\n### Alat\n\nEmber',
    ],
    ['whom words are of', '[quote author="Budi" text="dark"]Panen raya.[/quote]', 'Budi\n\nPanen raya.'],
    ['the same in Divi', '[et_pb_testimonial author="Budi"]Panen raya.[/et_pb_testimonial]', 'Budi\n\nPanen raya.'],
    [
      'a call of WPBakery',
      '[vc_cta h2="Ajakan" h4="Segera" btn_title="Klik" btn_link="url:https%3A%2F%2Fa.example%2Fb|||"]Daftar dulu.[/vc_cta]',
      '### Ajakan\n\n### Segera\n\n[Klik](https://a.example/b)\n\nDaftar dulu.',
    ],
    ['but none within a line', 'Pakai [tooltip title="x"]air[/tooltip] bersih.', 'Pakai air bersih.'],
    ['nor of what has no end', '[contact-form-7 id="12" title="Kontak"]', ''],
  ])('%s', async (_, code, wanted) => {
    expect((await fromWordpress(code)).content).toBe(wanted);
  });
});

describe('the button beside a file is left out', () => {
  const block = (address: string) =>
    `<!-- wp:file {"id":5} --><div class="wp-block-file"><a href="${address}">Panduan kompos</a><a href="${address}" class="wp-block-file__button" download>Unduh</a></div><!-- /wp:file -->`;
  test.each([
    ['of another site', block('https://a.example/x.pdf'), '[Panduan kompos](https://a.example/x.pdf)'],
    ['of the site itself', block('/x.pdf'), '[Panduan kompos](https://lama.example/x.pdf)'],
    [
      'unless it stands alone',
      '<div class="wp-block-file"><a href="/x.pdf" class="wp-block-file__button" download>Unduh</a></div>',
      '[Unduh](https://lama.example/x.pdf)',
    ],
  ])('%s', async (_, content, wanted) => {
    expect((await fromWordpress(content)).content).toBe(wanted);
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
