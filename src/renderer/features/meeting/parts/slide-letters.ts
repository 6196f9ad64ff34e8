/** What scrolls where a slide can't be divided any more. */
export const BODY = '[data-slide-body]';

/** Letters, in the smallest ones of this screen: few words fill it. Below 1 only what can't be divided. */
export const STEPS = [2.3, 2, 1.8, 1.6, 1.45, 1.3, 1.15, 1, 0.85, 0.7] as const;
/** Drawings of figures are made for letters of so many px. */
const FIGURE_LETTERS = 18;

/** Rounding, px. */
const SLACK = 1;

/** Whether a slide's body, or what has a place of its own on it, is higher than its room. */
export function isTooHigh(body: Element): boolean {
  return [body, ...body.querySelectorAll('[data-slide-fit]')].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + SLACK,
  );
}

export function isTooWide(body: Element): boolean {
  return [body, ...body.querySelectorAll('[data-slide-fit]')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + SLACK,
  );
}

/**
 * Sets the bodies of slides in the same letters, the largest in which all of them fit, else the last of the steps. Gives the step;
 * `letters` are the smallest ones, px.
 */
export function setLargestLetters(
  bodies: readonly HTMLElement[],
  letters: number,
  steps: readonly number[] = STEPS,
): number {
  const set = (step: number) => {
    for (const body of bodies) {
      body.style.fontSize = `${step * letters}px`;
      body.style.setProperty('--zoom', String((step * letters) / FIGURE_LETTERS));
    }
  };
  const fits = (step: number) => {
    set(step);
    return !bodies.some((body) => isTooHigh(body) || isTooWide(body));
  };
  return steps.find(fits) ?? steps.at(-1) ?? 1;
}
