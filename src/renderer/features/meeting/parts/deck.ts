import type { ReadableArticle } from '#renderer/data/repository.ts';
import type { ArticleSlide } from './compose/article-slide.ts';
import { slidesOf } from './compose/slides.ts';

/** An article that is shown, and what its presenter noted. */
export interface Talk {
  readonly article: ReadableArticle;
  /** '' where nothing is noted. */
  readonly note: string;
}

/** A slide before it is known how much of it fits the screen. */
export type DeckSlide =
  /** What a collection is called, and its articles. */
  | { readonly kind: 'opening'; readonly name: string; readonly talks: readonly Talk[] }
  | { readonly kind: 'title'; readonly talk: Talk; readonly place: number; readonly count: number }
  | { readonly kind: 'idea'; readonly talk: Talk; readonly idea: ArticleSlide }
  /** Where the articles can be read again. */
  | { readonly kind: 'end'; readonly talks: readonly Talk[] };

interface Deck {
  readonly slides: readonly DeckSlide[];
  /** How the figures and tables look. */
  readonly styles: readonly string[];
}

/** All slides of a meeting: those of one article, or of a collection, which has a name. */
export function deckOf(talks: readonly Talk[], name: string | null): Deck {
  const composed = talks.map((talk) => ({ talk, ...slidesOf(talk.article.html) }));
  const slides = composed.flatMap(({ talk, slides: ideas }, place): readonly DeckSlide[] => [
    { kind: 'title', talk, place, count: talks.length },
    ...ideas.map((idea) => ({ kind: 'idea', talk, idea }) as const),
  ]);
  return {
    slides: [...(name === null ? [] : [{ kind: 'opening', name, talks } as const]), ...slides, { kind: 'end', talks }],
    styles: [...new Set(composed.map(({ style }) => style))].filter((style) => style !== ''),
  };
}

/** What a slide is called where another one is shown: to its presenter. */
export function nameOf(slide: DeckSlide): string {
  if (slide.kind === 'opening') return slide.name;
  if (slide.kind === 'title') return slide.talk.article.title;
  if (slide.kind === 'end') return '';
  return slide.idea.heading || slide.talk.article.title;
}

/** The letters of each of its pieces, by which it is divided. */
export function lengthsOf(slide: DeckSlide): readonly number[] {
  if (slide.kind === 'title') return [];
  if (slide.kind === 'idea') {
    const { look, pieces } = slide.idea;
    // Rows are as high as one another, however many letters they have.
    if (look.kind === 'rows') return pieces.map(() => 1);
    return pieces.map((piece) => piece.replace(/<[^<>]*>/g, '').length);
  }
  // Each code takes as much room as any other, whatever stands below it.
  return slide.talks.map(({ article }) => (slide.kind === 'end' ? 1 : article.title.length));
}
