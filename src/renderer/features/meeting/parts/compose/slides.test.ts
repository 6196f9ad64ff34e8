// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { renderMarkdown } from '#renderer/data/markdown/render-markdown.ts';
import { textOf } from '../../parts/article-outline.ts';
import { slidesOf } from './slides.ts';

const TEXT = `Kalimat pertama tentang EC 1,5. Kalimat kedua.

## Langkah

Pengantar singkat. Sisanya tidak.

1. **Semai di tempat sejuk.** Taruh satu benih. Lalu tunggu.
2. **Pasang talang**, lalu ukur. Sisanya.
3. Coba *E. coli* dulu. Lalu.
4. Empat.

> **Bahaya**
>
> Jangan campur A dan B.

![Talang](/pictures/a.svg)

- **A** Ujung atas.

|EC|pH|
|---|---|
|1|2|

## Sumber

- Cornell, 2017.
`;

test('takes points from the article in its order, three to a slide, and shows whole what has to be seen whole', () => {
  const slides = slidesOf(renderMarkdown(TEXT, 'en').html);
  expect(slides.map((slide) => (slide.kind === 'block' ? slide.html.slice(0, 11) : slide))).toEqual([
    { kind: 'title', lead: 'Kalimat pertama tentang EC 1,5.' },
    { kind: 'points', heading: 'Langkah', points: ['Pengantar singkat.'], from: null },
    {
      kind: 'points',
      heading: 'Langkah',
      points: ['Semai di tempat sejuk. Taruh satu benih.', 'Pasang talang, lalu ukur.', 'Coba E. coli dulu.'],
      from: 1,
    },
    { kind: 'points', heading: 'Langkah', points: ['Empat.'], from: 4 },
    '<blockquote',
    '<p><img src',
    '<div class=',
    { kind: 'end', sources: expect.stringContaining('Cornell, 2017.') as string },
  ]);
  expect(slides[5]).toMatchObject({ html: expect.stringContaining('Ujung atas.') as string });
});

const ARTICLES = bundledArticles.flatMap(({ id, folder }) =>
  LANGUAGES.map((language) => {
    return [id, language, readFileSync(`src/content/articles/${folder}/${language}.md`, 'utf8')] as const;
  }),
);

test.each(ARTICLES)(
  'article %i in %s: every point is a part of the text, no hazard is left out, and few slides are needed',
  (_id, language, markdown) => {
    const { html } = renderMarkdown(markdown, language);
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    const slides = slidesOf(html);
    const said = textOf(page);
    for (const slide of slides) {
      if (slide.kind !== 'points') continue;
      expect(slide.points.length).toBeLessThanOrEqual(3);
      for (const point of slide.points) expect(said).toContain(point);
    }
    const hazards = [...page.querySelectorAll('blockquote')].map((each) => each.outerHTML);
    const shown = slides.flatMap((slide) => (slide.kind === 'block' ? [slide.html] : []));
    expect(shown.filter((block) => block.startsWith('<blockquote'))).toEqual(hazards);
    expect(slides.length).toBeGreaterThan(5);
    expect(slides.length).toBeLessThan(50);
  },
);
