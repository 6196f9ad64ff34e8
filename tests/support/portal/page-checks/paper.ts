import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { checkPage } from './check-page.ts';

/** What is left of A4 between its margins, in px of 96 to the inch. */
const SHEET = { width: 718, height: 1047 };

/** A whole page of A4, of pages that bring their own margins. */
export const WHOLE_SHEET = { width: 794, height: 1123 };

/** Looks at the page as it is printed, and back at the screen. */
export async function checkPaper(page: Page, what: string, sheet = SHEET): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await checkPage(page, `${what} on paper`);
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
}

/** How many pages a printed document has; expects that none of them is blank. Soft. */
export function expectNoBlankPage(pdf: Buffer, what: string): number {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/\/Type\s*\/Page\b[^]*?\/Contents (\d+) 0 R/g)].map(([, number]) => number);
  const blank = pages.flatMap((number, place) => {
    const head = text.indexOf(`\n${number} 0 obj`);
    const start = text.indexOf('stream', head) + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(text.slice(head, start))?.[1]);
    const drawn = inflateSync(pdf.subarray(start, start + length)).toString('latin1');
    // Words, a picture, or more than the paper itself.
    return /\bT[jJ]\b|\bDo\b/.test(drawn) ? [] : [place + 1];
  });
  expect.soft(blank, `blank pages of ${what}`).toEqual([]);
  return pages.length;
}
