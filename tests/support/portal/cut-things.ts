import type { Page } from '@playwright/test';

/** The widths at which every page has to fit: a small phone, a common one, a tablet, a laptop. */
export const WIDTHS = [320, 360, 768, 1366] as const;

/** Texts and controls that reach past the edges of the screen; what scrolls sideways by itself may. */
export function cutThings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide =
      document.documentElement.scrollWidth > width ? [`the page: ${document.documentElement.scrollWidth} px`] : [];
    const cut = [
      ...document.querySelectorAll('h1, h2, h3, p, a, button, input, textarea, li, dd, dt, td, summary, img'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !scrolls(element.parentElement))
      .filter((element) => !element.closest('.sr-only') && !element.classList.contains('sr-only'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -0.5 || right > width + 0.5;
      })
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`);
    return [...wide, ...cut];
  });
}
