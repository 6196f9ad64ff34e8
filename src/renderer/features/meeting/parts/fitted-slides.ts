import { divided } from './compose/divide.ts';
import { lengthsOf, type DeckSlide } from './deck.ts';

/** A slide as it is shown. */
export interface FittedSlide {
  readonly slide: DeckSlide;
  /** Which of its pieces stand on it. */
  readonly pieces: readonly number[];
  /** Which one of how many it became. */
  readonly part: number;
  readonly parts: number;
  /** A table wider than the screen: each row as a list, its cells below one another. */
  readonly stacked: boolean;
  /** Its letters are at most so many times the smallest ones: those of all parts are alike. */
  readonly step: number;
  /** The slide of the deck. */
  readonly of: number;
}

/** How one slide of the deck is shown. */
export interface SlidePlan {
  readonly parts: number;
  readonly stacked: boolean;
  /** As FittedSlide's; Infinity while nothing holds it back. */
  readonly step: number;
}

/** More letters aren't one idea: they become two slides even where all would fit. */
const IDEA_LETTERS = {
  text: 270,
  points: 330,
  note: 330,
  picture: 330,
  rows: Infinity,
  leaves: Infinity,
  sources: 600,
};

/** How many codes people find their own among. */
const CODES = 4;

/** What a slide would be on a screen where everything fits. */
export function firstPlan(slide: DeckSlide): SlidePlan {
  const lengths = lengthsOf(slide);
  const most = slide.kind === 'idea' ? IDEA_LETTERS[slide.idea.look.kind] : slide.kind === 'end' ? CODES : 600;
  const parts = Math.ceil(lengths.reduce((sum, length) => sum + length, 0) / most);
  return { parts: Math.max(1, Math.min(parts, lengths.length)), stacked: false, step: Infinity };
}

/** React breaks off after 50 updates in a row: many parts become more by a share of them, a few by one. */
const GROWTH = 1.25;

/** What is tried after one of its parts didn't fit; null where nothing is left to divide in that part. */
export function nextPlan({ slide, pieces }: FittedSlide, plan: SlidePlan, isTooWide: boolean): SlidePlan | null {
  const look = slide.kind === 'idea' ? slide.idea.look.kind : null;
  if (isTooWide && look === 'rows' && !plan.stacked) return { ...plan, stacked: true };
  if (pieces.length < 2) return null;
  const most = lengthsOf(slide).length;
  return { ...plan, parts: look === 'leaves' ? most : Math.min(most, Math.ceil(plan.parts * GROWTH)) };
}

/** All slides of a deck as they are shown. */
export function fittedSlides(deck: readonly DeckSlide[], plans: readonly SlidePlan[]): readonly FittedSlide[] {
  return deck.flatMap((slide, of) => {
    const { parts, stacked, step } = plans[of] ?? firstPlan(slide);
    const lengths = lengthsOf(slide);
    const groups = divided([...lengths.keys()], lengths, parts);
    const shown = groups.length === 0 ? [[]] : groups;
    return shown.map((pieces, part) => ({ slide, pieces, part, parts: shown.length, stacked, step, of }));
  });
}
