// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { ghostExport } from '#tests/support/transfer/foreign-exports.ts';
import { converted, fromGhost } from '#tests/support/transfer/read-foreign.ts';

const words = (text: string, format = 0) => ({ type: 'extended-text', text, format });
const item = (...children: readonly object[]) => ({ type: 'listitem', children });
const list = (listType: string, children: readonly object[], start = 1) => ({
  type: 'list',
  listType,
  start,
  children,
});
const lexical = (...children: readonly object[]) => ({ html: null, lexical: JSON.stringify({ root: { children } }) });
const SITE = 'https://kebun.example/blog/';

describe('links to the site itself', () => {
  const HTML =
    '<p>Baca <a href="__GHOST_URL__/panduan/">panduan</a>, <a href="/b.pdf">berkas</a>, <a href="c/">c</a> dan <a href="https://d.example">d</a>.</p>';

  test('are its words alone where its address isn’t known, each noted', async () => {
    const { content, notes } = await fromGhost({ html: HTML });
    expect(content).toBe('Baca panduan, berkas, c dan [d](https://d.example).');
    expect(notes).toEqual(['link /panduan/', 'link /b.pdf', 'link c/']);
  });

  test('lead there where it is', async () => {
    const { content, notes } = await fromGhost({ html: HTML }, {}, SITE);
    expect(content).toBe(
      'Baca [panduan](https://kebun.example/blog/panduan/), [berkas](https://kebun.example/b.pdf), [c](https://kebun.example/blog/c/) dan [d](https://d.example).',
    );
    expect(notes).toEqual(['links 2']);
  });

  const CARDS = lexical(
    {
      type: 'paragraph',
      children: [words('Lihat '), { type: 'link', url: '__GHOST_URL__/panduan/', children: [words('panduan')] }],
    },
    { type: 'button', buttonText: 'Unduh jadwal', buttonUrl: '__GHOST_URL__/content/files/jadwal.pdf' },
    { type: 'bookmark', url: '__GHOST_URL__/kalender/', metadata: { title: 'Kalender tanam' } },
    { type: 'image', src: '__GHOST_URL__/content/images/2023/05/a.png', alt: 'Ember' },
    { type: 'audio', src: '__GHOST_URL__/content/media/a.mp3' },
  );

  test('of cards as well', async () => {
    const without = await fromGhost(CARDS);
    expect(without.content).toBe(
      'Lihat panduan\n\nUnduh jadwal\n\nKalender tanam\n\n![Gambar belum ada: Ember](/media/missing/1)\n\n/content/media/a.mp3',
    );
    expect(without.notes).toEqual([
      'link /panduan/',
      'link /content/files/jadwal.pdf',
      'link /kalender/',
      'link /content/media/a.mp3',
    ]);
    expect(without.text?.missing[0]?.source).toBe('/content/images/2023/05/a.png');
    const known = await fromGhost(CARDS, {}, SITE);
    expect(known.content).toContain('[Kalender tanam](https://kebun.example/blog/kalender/)');
    expect(known.notes).toEqual([
      'embed https://kebun.example/blog/kalender/',
      'embed https://kebun.example/blog/content/media/a.mp3',
      'links 4',
    ]);
  });

  test('the picture of the title is found by its path', async () => {
    const { text } = await fromGhost({ html: '<p>a</p>', feature_image: '__GHOST_URL__/content/images/a.png' });
    expect(text?.article.picture?.source).toBe('/content/images/a.png');
  });
});

describe('the day of the site’s clock', () => {
  const settings = (key: string, value: string) => ({
    settings: [
      { key: 'title', value: 'K' },
      { key, value },
    ],
  });
  test.each([
    ['2023-12-31T17:00:00.000Z', {}, '2024-01-01'],
    ['2024-03-01T16:59:00.000Z', {}, '2024-03-01'],
    [1_704_042_000_000, {}, '2024-01-01'],
    ['2023-05-01T20:30:00.000Z', settings('timezone', 'Asia/Jakarta'), '2023-05-02'],
    ['2023-05-01 15:30:00', settings('active_timezone', 'Asia/Jayapura'), '2023-05-02'],
    ['2023-05-01T20:30:00.000Z', settings('activeTimezone', 'Etc/UTC'), '2023-05-01'],
    ['2023-05-01T20:30:00.000Z', settings('timezone', 'Bulan/Laut'), '2023-05-02'],
    ['bukan tanggal', {}, null],
  ])('%s %j', async (published_at, tables, day) => {
    const { text } = await fromGhost({ html: '<p>a</p>', status: 'published', published_at }, tables);
    expect(text?.article.publishedOn).toBe(day);
  });
});

test.each([
  [
    { status: 'published', visibility: 'paid', html: '<p>Bebas.</p><!--members-only--><p>Berbayar.</p>' },
    'Bebas.\n\nBerbayar.',
    ['members '],
  ],
  [{ status: 'published', visibility: 'members', html: '<p>a</p>' }, 'a', ['members ']],
  [
    { status: 'scheduled', visibility: 'public', published_at: '2031-05-01T20:30:00.000Z', html: '<p>a</p>' },
    'a',
    ['scheduled 2031-05-02'],
  ],
  [{ status: 'published', visibility: 'public', html: '<p>a</p>' }, 'a', []],
])('what not everybody could read is noted: %j', async (post, content, notes) => {
  expect(await fromGhost(post)).toMatchObject({ content, notes });
});

describe('cards of HTML', () => {
  test.each([
    [
      'bookmark',
      '<p>Baca juga:</p><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://lain.example/tanam"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Cara menanam</div><div class="kg-bookmark-description">Langkah singkat.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://lain.example/favicon.ico" alt=""><span class="kg-bookmark-author">Dinas</span><span class="kg-bookmark-publisher">Budi</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://lain.example/t.jpg" alt=""></div></a><figcaption>Panduan lain</figcaption></figure><p>Akhir.</p>',
      'Baca juga:\n\n[Cara menanam](https://lain.example/tanam)\n\nLangkah singkat.\n\nDinas, Budi\n\nPanduan lain\n\nAkhir.',
      ['embed https://lain.example/tanam'],
    ],
    [
      'file',
      '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://a.example/j.pdf"><div class="kg-file-card-contents"><div class="kg-file-card-title">Jadwal tanam</div><div class="kg-file-card-caption">Satu halaman</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">jadwal.pdf</div><div class="kg-file-card-filesize">120 KB</div></div></div><div class="kg-file-card-icon"><svg><title>download-circle</title></svg></div></a></div>',
      '[Jadwal tanam](https://a.example/j.pdf)\n\nSatu halaman\n\njadwal.pdf, 120 KB',
      ['embed https://a.example/j.pdf'],
    ],
    [
      'audio',
      '<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail"><div class="kg-audio-player-container"><audio src="https://a.example/s.mp3"></audio><div class="kg-audio-title">Siaran desa</div><div class="kg-audio-player"><span class="kg-audio-current-time">0:00</span><div class="kg-audio-time">/<span>65.5</span></div><button>1×</button></div></div></div>',
      '[Siaran desa](https://a.example/s.mp3)',
      ['embed https://a.example/s.mp3'],
    ],
    [
      'video',
      '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://a.example/v.mp4"></video><div class="kg-video-player"><span>0:00</span></div></div><figcaption>Cara <b>semai</b></figcaption></figure>',
      '[https://a.example/v.mp4](https://a.example/v.mp4)\n\nCara **semai**',
      ['embed https://a.example/v.mp4'],
    ],
    [
      'callout',
      '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Siram <b><strong>pagi</strong></b> saja</div></div>',
      '> 💡 Siram **pagi** saja',
      [],
    ],
    [
      'toggle and button',
      '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Kapan panen?</span></h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>90 hari.</p></div></div><div class="kg-card kg-button-card"><a href="https://a.example/d" class="kg-btn">Daftar pelatihan</a></div>',
      '### Kapan panen?\n\n90 hari.\n\n[Daftar pelatihan](https://a.example/d)',
      [],
    ],
  ])('%s', async (_, html, content, notes) => {
    expect(await fromGhost({ html })).toMatchObject({ content, notes });
  });
});

describe('cards of texts that were never published', () => {
  test.each([
    [
      'bookmark',
      {
        type: 'bookmark',
        url: 'https://a.example/k',
        metadata: { title: 'Kartu', author: 'Dinas', publisher: 'Budi', description: 'Isi' },
        caption: 'Lain',
      },
      '[Kartu](https://a.example/k)\n\nIsi\n\nDinas, Budi\n\nLain',
      ['embed https://a.example/k'],
    ],
    [
      'file',
      { type: 'file', src: 'https://a.example/a.pdf', fileTitle: 'Panduan', fileCaption: 'Dua halaman' },
      '[Panduan](https://a.example/a.pdf)\n\nDua halaman',
      ['embed https://a.example/a.pdf'],
    ],
    ['callout', { type: 'callout', calloutText: '<p>Awas panas</p>', calloutEmoji: '💡' }, '> 💡 Awas panas', []],
    ['toggle', { type: 'toggle', heading: 'Tanya', content: '<p>Jawab</p>' }, '### Tanya\n\nJawab', []],
    [
      'product',
      {
        type: 'product',
        productTitle: 'Benih',
        productDescription: '<p>Murah</p>',
        productButton: 'Beli',
        productUrl: 'https://a.example/p',
      },
      '### Benih\n\nMurah\n\n[Beli](https://a.example/p)',
      [],
    ],
    [
      'call to action',
      {
        type: 'call-to-action',
        textValue: '<p>Ikut pelatihan</p>',
        buttonText: 'Daftar',
        buttonUrl: 'https://a.example/d',
      },
      'Ikut pelatihan\n\n[Daftar](https://a.example/d)',
      [],
    ],
    ['header', { type: 'header', heading: 'Kepala', subheading: 'bawah' }, '## Kepala\n\nbawah', []],
    ['mail', { type: 'email', html: '<p>hanya surel</p>' }, '', ['block email']],
  ])('%s', async (_, card, content, notes) => {
    expect(await fromGhost(lexical(card, card))).toMatchObject({
      content: [content, content].filter((each) => each !== '').join('\n\n'),
      notes: notes[0]?.startsWith('block') ? notes : [...notes, ...notes],
    });
  });

  test('marks that only the editor needs go, and what is still to be written stays', async () => {
    const { content, notes } = await fromGhost(
      lexical({
        type: 'paragraph',
        children: [
          words('Harga '),
          { type: 'tk', text: 'TK' },
          words(' per kg, lihat '),
          { type: 'at-link', url: null, children: [{ type: 'zwnj' }, { type: 'at-link-search', text: 'x' }] },
          { type: 'link', url: 'https://a.example/b', children: [words('sini')] },
        ],
      }),
    );
    expect(content).toBe('Harga TK per kg, lihat [sini](https://a.example/b)');
    expect(notes).toEqual([]);
  });
});

describe('lists in items of their own are one list', () => {
  test.each([
    [
      'dots',
      [
        list('bullet', [
          item(words('Teh')),
          item(list('bullet', [item(words('Teh hitam')), item(words('Teh hijau'))])),
          item(words('Kopi')),
        ]),
      ],
      '- Teh\n  - Teh hitam\n  - Teh hijau\n- Kopi',
    ],
    [
      'numbers, and a list that goes on',
      [
        list('number', [
          item(words('Siram')),
          item(list('number', [item(words('pagi')), item(words('sore'))])),
          item(words('Pupuk')),
          item(words('Panen')),
        ]),
        list('number', [item(words('lanjut'))], 4),
      ],
      '1. Siram\n   1. pagi\n   2. sore\n2. Pupuk\n3. Panen\n4. lanjut',
    ],
    [
      'three deep',
      [
        list('number', [
          item(words('Olah')),
          item(list('bullet', [item(words('bajak')), item(list('bullet', [item(words('dua kali'))]))])),
          item(words('Tanam')),
        ]),
      ],
      '1. Olah\n   - bajak\n     - dua kali\n2. Tanam',
    ],
    [
      'two lists below one item',
      [
        list('bullet', [
          item(words('a')),
          item(list('number', [item(words('b'))]), list('bullet', [item(words('c'))])),
        ]),
      ],
      '- a\n  1. b\n  - c',
    ],
  ])('%s', async (_, lists, wanted) => {
    const { content } = await fromGhost(lexical(...lists));
    expect(content?.replace(/\n\s*\n/g, '\n')).toBe(wanted);
  });

  test('thousands within one another come to an end', async () => {
    let inner: object = words('x');
    for (let at = 0; at < 300; at += 1) inner = list('bullet', [item(inner)]);
    const { articles } = await converted(ghostExport([{ id: 1, title: 'T', slug: 't', ...lexical(inner) }]));
    expect(articles).toHaveLength(1);
  });
});
