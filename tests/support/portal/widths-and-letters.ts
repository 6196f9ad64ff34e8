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
