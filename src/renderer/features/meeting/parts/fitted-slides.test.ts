// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { deckOf, nameOf, type DeckSlide, type Talk } from './deck.ts';
import { firstPlan, fittedSlides, nextPlan, type SlidePlan } from './fitted-slides.ts';
import { slideSize } from './slide-size.ts';

const article = (id: number, markdown: string): Talk => ({
  article: { id, title: `Artikel ${id}`, language: 'id', html: renderMarkdown(markdown, 'id').html } as ReadableArticle,
  note: '',
});
const LONG = 'Satu kalimat yang agak panjang tentang cabai di musim hujan. '.repeat(9);
const TABLE = `|A|B|\n|---|---|\n${'|1|2|\n'.repeat(8)}`;

/** Into how many parts a slide is divided, one time after another, while its first part that can be divided doesn't fit. */
function tried(slide: DeckSlide, isTooWide = false): readonly number[] {
  const seen: number[] = [];
  for (let plan: SlidePlan | null | undefined = firstPlan(slide); plan && seen.length < 500;) {
    const before: SlidePlan = plan;
    seen.push(before.parts);
    plan = fittedSlides([slide], [before])
      .map((fitted) => nextPlan(fitted, before, isTooWide))
      .find((next) => next !== null);
  }
  return seen;
}

test('a collection begins with its name, each article with its title, and the end has all addresses', () => {
  const { slides } = deckOf([article(1, 'Isi.'), article(2, 'Isi.')], 'Kamis');
  expect(slides.map(({ kind }) => kind)).toEqual(['opening', 'title', 'idea', 'title', 'idea', 'end']);
  expect(slides.map(nameOf)).toEqual(['Kamis', 'Artikel 1', 'Artikel 1', 'Artikel 2', 'Artikel 2', '']);
  expect(deckOf([article(1, 'Isi.')], null).slides.map(({ kind }) => kind)).toEqual(['title', 'idea', 'end']);
});

test('long text is several slides on any screen, and what does not fit is divided until nothing is left to divide', () => {
  const { slides: deck } = deckOf([article(1, `${LONG}\n\n${TABLE}`)], null);
  const plans = deck.map(firstPlan);
  expect(fittedSlides(deck, plans).map(({ pieces, part, parts }) => [pieces.length, part, parts])).toEqual([
    [0, 0, 1],
    [4, 0, 2],
    [5, 1, 2],
    [8, 0, 1],
    [1, 0, 1],
  ]);
  const [, , rows] = deck;
  // Too wide: its cells stand below one another; that isn't tried twice.
  expect(tried(rows!, true)).toEqual([1, 1, 2, 3, 4, 5, 7, 8]);
  const [whole] = fittedSlides([rows!], [firstPlan(rows!)]);
  expect(nextPlan(whole!, firstPlan(rows!), true)).toEqual({ parts: 1, stacked: true, step: Infinity });
  const divided = fittedSlides([rows!], [{ parts: 2, stacked: false, step: 1.3 }]);
  expect(divided.map(({ pieces, step }) => [pieces, step])).toEqual([
    [[0, 1, 2, 3], 1.3],
    [[4, 5, 6, 7], 1.3],
  ]);
});

test('a long table is divided in fewer passes than React lets follow one another, and a single row stays as it is', () => {
  const [, rows] = deckOf([article(1, `|A|B|\n|---|---|\n${'|1|2|\n'.repeat(400)}`)], null).slides;
  expect(tried(rows!).length).toBeLessThan(40);
  expect(tried(rows!).at(-1)).toBe(400);
  const [row] = fittedSlides([rows!], [{ parts: 400, stacked: true, step: Infinity }]);
  expect(nextPlan(row!, { parts: 300, stacked: true, step: Infinity }, false)).toBeNull();
});

test.each([
  [1366, 710, 28],
  [1024, 710, 28],
  [1920, 1022, 40],
  // Held in the hand: a little larger than the reader's own letters.
  [360, 682, 18],
  [740, 302, 18],
])('letters at %i x %i are at least %i px', (width, height, least) => {
  const { letters } = slideSize(width, height, 16);
  expect(letters).toBeGreaterThanOrEqual(least);
  expect(letters).toBeLessThan(1.1 * least);
});
