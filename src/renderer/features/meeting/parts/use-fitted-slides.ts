import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { DeckSlide } from './deck.ts';
import { firstPlan, fittedSlides, nextPlan, type FittedSlide, type SlidePlan } from './fitted-slides.ts';
import { BODY, isTooHigh, isTooWide, setLargestLetters } from './slide-letters.ts';
import type { SlideSize } from './slide-size.ts';

interface Fitted {
  readonly slides: readonly FittedSlide[];
  /** While the slides are measured: they are all in `bench`, one after another, in their smallest letters. */
  readonly measuring: boolean;
}

/** Divides the slides of a deck until each fits a screen of this size: measured before anything is painted. */
export function useFittedSlides(
  deck: readonly DeckSlide[],
  size: SlideSize | null,
  bench: RefObject<HTMLElement | null>,
): Fitted {
  const [state, setState] = useState<{
    readonly size: SlideSize | null;
    readonly deck: readonly DeckSlide[];
    readonly plans: readonly SlidePlan[];
    readonly done: boolean;
  } | null>(null);
  const isOfThis = state !== null && state.size === size && state.deck === deck;
  const plans = useMemo(() => (isOfThis ? state.plans : deck.map(firstPlan)), [isOfThis, state, deck]);
  const done = isOfThis && state.done;
  const slides = useMemo(() => fittedSlides(deck, plans), [deck, plans]);
  useLayoutEffect(() => {
    if (size === null || done) return;
    const bodies = [...(bench.current?.querySelectorAll<HTMLElement>(BODY) ?? [])];
    const after = [...plans];
    bodies.forEach((body, place) => {
      const fitted = slides[place];
      const plan = fitted && plans[fitted.of];
      // Another part of the same slide has changed the plan already.
      if (!fitted || !plan || after[fitted.of] !== plan) return;
      const wide = isTooWide(body);
      if (wide || isTooHigh(body)) after[fitted.of] = nextPlan(fitted, plan, wide) ?? plan;
    });
    const isChanged = after.some((plan, place) => plan !== plans[place]);
    if (!isChanged)
      plans.forEach((plan, of) => {
        const parts = bodies.filter((_body, place) => slides[place]?.of === of);
        if (parts.length > 1) after[of] = { ...plan, step: setLargestLetters(parts, size.letters) };
      });
    setState({ size, deck, plans: after, done: !isChanged });
  }, [size, deck, plans, slides, done, bench]);
  return { slides, measuring: size !== null && !done };
}
