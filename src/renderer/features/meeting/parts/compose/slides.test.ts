// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { textOf } from '#text/render/article-outline.ts';
import type { ArticleSlide } from './article-slide.ts';
import { slidesOf } from './slides.ts';

const TEXT = `Kalimat pertama tentang EC 1,5. Kalimat kedua.

## Langkah

1. **Semai di tempat sejuk.** Taruh satu benih di tiap potong rockwool. Lalu tunggu sampai daunnya terbuka.
2. **Pasang talang**, lalu ukur.
3. Coba *E. coli* dulu.

Jangan sewa kalau:

- petak [terpencar](https://contoh.example)
- dekat rumah
- dekat kolam
- dekat jalan
- ada lebah
- ada cabai
- ada tamu

> **Bahaya**
>
> Jangan campur keduanya. Tuang asam ke air.

![Talang](/pictures/a.svg)

- **A** Ujung atas.

|EC|pH|
|---|---|
|1|2|
|3|4|

## Sumber

- [Cornell](https://cornell.example), 2017.
`;

/** Cells and rows stand apart, also where they are no whole table. */
const wordsOf = (html: string) =>
  textOf(
    new DOMParser().parseFromString(html.replace(/<(?!\/?(?:strong|em|b)\b)[^>]*>/g, ' '), 'text/html').body,
  ).replace(/\u00ad/g, '');

test('gives each idea a slide, steps one by one, and short items evenly together', () => {
  const { slides } = slidesOf(renderMarkdown(TEXT, 'id').html);
  const shown = slides.map(({ look, heading, term, step, pieces }) => [
    look.kind,
    heading,
    wordsOf(term),
    step,
    pieces.map(wordsOf),
  ]);
  expect(shown).toEqual([
    ['text', '', '', null, ['Kalimat pertama tentang EC 1,5.', 'Kalimat kedua.']],
    [
      'text',
      'Langkah',
      'Semai di tempat sejuk',
      1,
      ['Taruh satu benih di tiap potong rockwool.', 'Lalu tunggu sampai daunnya terbuka.'],
    ],
    ['points', 'Langkah', '', 2, ['Pasang talang, lalu ukur.', 'Coba E. coli dulu.']],
    // What leads to a list stands above each half of it.
    ['points', 'Langkah', 'Jangan sewa kalau:', null, ['petak terpencar', 'dekat rumah', 'dekat kolam', 'dekat jalan']],
    ['points', 'Langkah', 'Jangan sewa kalau:', null, ['ada lebah', 'ada cabai', 'ada tamu']],
    ['note', 'Langkah', 'Bahaya', null, ['Jangan campur keduanya.', 'Tuang asam ke air.']],
    ['picture', 'Langkah', '', null, ['A Ujung atas.']],
    ['rows', 'Langkah', '', null, ['1 2', '3 4']],
    ['sources', 'Sumber', '', null, ['Cornell, 2017.']],
  ]);
  // Emphasis stays, links are words: a touch never leads away.
  expect(slides[2]?.pieces[1]).toContain('<em>E. coli</em>');
  expect(JSON.stringify(slides)).not.toContain('<a ');
  expect(slides[5]?.look).toEqual({ kind: 'note', isHazard: true });
  const table = slides[7]?.look;
  expect(table?.kind === 'rows' && wordsOf(table.frame.before)).toBe('EC pH');
  // For where a table is wider than the screen.
  expect(slides[7]?.pieces[0]).toContain('data-head="pH"');
});

test('says headings that have nothing below them, and a picture without letters', () => {
  const text = '## Kosong\n\n### Dalam\n\n### Lain\n\nIsi.\n\n## Gambar\n\n![Daun](/pictures/b.svg)\n\n## Akhir\n';
  const { slides } = slidesOf(renderMarkdown(text, 'id').html);
  expect(slides.map(({ heading, term, pieces }) => [heading, term, pieces])).toEqual([
    ['Kosong · Dalam', 'Kosong · Dalam', []],
    ['Kosong · Lain', '', ['Isi.']],
    ['Gambar', '', []],
    ['Akhir', 'Akhir', []],
  ]);
});

const ARTICLES = bundledArticles.flatMap(({ id, folder }) =>
  LANGUAGES.map((language) => {
    return [id, language, readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8')] as const;
  }),
);

/** All words of a slide, in the order in which they stand in the article. */
function said({ look, heading, term, pieces }: ArticleSlide): string {
  const frame = 'frame' in look ? look.frame : { before: '', after: '' };
  const picture = look.kind === 'picture' ? look.picture : '';
  const groups = look.kind === 'rows' ? look.groups : [];
  return [
    heading,
    term,
    picture,
    frame.before,
    ...pieces.flatMap((piece, place) => [groups[place] ?? '', piece]),
    frame.after,
  ]
    .map(wordsOf)
    .join(' ');
}

/** Letters and figures alone: a name that stands as a heading has no full stop. */
const letters = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

test.each(ARTICLES)(
  'article %i in %s: every word of it is on a slide, and none is added',
  (_id, language, markdown) => {
    const { html } = renderMarkdown(markdown, language);
    const { slides } = slidesOf(html);
    const shown = ` ${letters(slides.map(said).join(' '))} `;
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    for (const style of page.querySelectorAll('style')) style.remove();
    const parts = [...page.querySelectorAll('h2, h3, h4, p, li, th, td, dt, dd, caption, figcaption, blockquote p')];
    expect(parts.length).toBeGreaterThan(20);
    const missing = parts
      .flatMap((part) => wordsOf(part.innerHTML).split(/(?<=[.!?:])\s+/))
      .filter((sentence) => letters(sentence) !== '' && !shown.includes(` ${letters(sentence)} `));
    expect(missing).toEqual([]);
    const all = ` ${letters(wordsOf(page.innerHTML))} `;
    for (const { pieces } of slides) for (const piece of pieces) expect(all).toContain(letters(wordsOf(piece)));
    const pictures = [...page.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    const drawn = slides.flatMap(({ look }) => (look.kind === 'picture' ? [look.picture] : []));
    expect(drawn.map((each) => /src="([^"]*)"/.exec(each)?.[1])).toEqual(pictures);
    expect(slides.filter(({ look }) => look.kind === 'note').length).toBe(page.querySelectorAll('blockquote').length);
    expect(slides.length).toBeLessThan(50);
  },
);
