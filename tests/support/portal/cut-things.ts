import type { CDPSession, Page } from '@playwright/test';

/** The widths at which every page has to fit: a small phone, a common one, a tablet, a laptop. */
export const WIDTHS = [320, 360, 768, 1366] as const;

/** The narrowest and the widest by `npm test`, all by `npm run prove`. */
export const WIDTHS_OF_RUN: readonly number[] = process.env['PROVE'] ? WIDTHS : [WIDTHS[0], WIDTHS[3]];

/** The browser's own font size, in px, which readers set in its preferences. 16 by default. */
export const LARGE_LETTERS = 32;

/** One for each page, however often its letters change. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets the browser's size for letters as its preferences do: `rem`, and `em` of media queries, follow it. A style on the page
 * would change neither.
 */
export async function setLetters(page: Page, size: number): Promise<void> {
  const devtools = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, devtools);
  await (await devtools).send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** As wide as readers may set the text (WCAG 1.4.12); until the page is left. */
export async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      ' p { margin-bottom: 2em !important }',
  });
}

/** Texts and controls that reach past the edges of the screen or of a box that hides the rest; what scrolls by itself may. */
export function cutThings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** The first element around a text that hides what doesn't fit; dots at the end say that there is more. */
    const hidingBox = (element: Element | null): Element | null => {
      if (element === null) return null;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return null;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
      return overflowX === 'visible' ? hidingBox(element.parentElement) : element;
    };
    const hidden = (): string[] => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const within = text.parentElement;
        if (!text.nodeValue?.trim() || !within?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        const box = hidingBox(within)?.getBoundingClientRect();
        // What only screen readers get stands in a box of one pixel.
        if (!box || box.width <= 1 || within.closest('.sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        // The line box is higher than the letters, so a few px above and below don't count.
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4)
          found.push(`hidden in part: ${text.nodeValue.trim().slice(0, 40)}`);
      }
      return found;
    };
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
    return [...wide, ...cut, ...hidden()];
  });
}
