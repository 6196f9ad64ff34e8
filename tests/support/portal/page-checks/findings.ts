import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { coveredThings } from './covered.ts';
import { cutThings } from './cut.ts';
import { emptyPlaces } from './emptiness.ts';
import { foreignWords } from './languages.ts';
import { brokenPictures } from './pictures.ts';
import { doubledRules } from './rules.ts';
import { readView, type PageCheck } from './page-view.ts';
import { wordsOnPage, type ShownWords } from './words.ts';

/** What is looked for on a page, by the names that findings begin with. */
const KINDS: Readonly<Record<string, PageCheck>> = {
  picture: brokenPictures,
  cut: cutThings,
  covered: coveredThings,
  empty: emptyPlaces,
  rules: doubledRules,
};

/** One script for all of it: the page is laid out once, and asked once. Nothing while a page changes its language. */
const SCRIPT = `(() => {
  if (document.body === null || document.documentElement.hasAttribute('data-switching')) return { found: [], said: [] };
  const sight = (${String(readView)})();
  const kinds = { ${Object.entries(KINDS)
    .map(([name, check]) => `${name}: ${String(check)}`)
    .join(', ')} };
  const found = Object.entries(kinds).flatMap(([name, check]) => check(sight).map((line) => name + ': ' + line));
  return { found, said: (${String(wordsOnPage)})(sight) };
})()`;

interface Seen {
  readonly found: readonly string[];
  readonly said: readonly ShownWords[];
}

const NOTHING: Seen = { found: [], said: [] };

/** A page behind a dialog of the browser doesn't answer, ms. */
const NO_ANSWER_MS = 5000;

/** What of a page somebody would name as a fault, as it is at this moment; a line for each, without those that repeat. */
export async function findingsOn(page: Page): Promise<readonly string[]> {
  const { found, said } = await Promise.race([seenOn(page), sleep(NO_ANSWER_MS, NOTHING, { ref: false })]);
  const complaints = (await complaintsOf(page.context()).faults()).map((line) => `complaint: ${line}`);
  const words = foreignWords(said).map((line) => `language: ${line}`);
  return [...new Set([...found, ...words, ...complaints])];
}

async function seenOn(page: Page): Promise<Seen> {
  try {
    return (await page.evaluate(SCRIPT)) as Seen;
  } catch (error) {
    // It went on, or was killed, while it was looked at: there is nothing to see any more.
    const isGone = /context was destroyed|has been closed|crashed|detached|Connection closed/i;
    if (error instanceof Error && isGone.test(error.message)) return NOTHING;
    throw error;
  }
}
