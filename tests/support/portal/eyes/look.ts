import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { coveredThings } from './covered.ts';
import { cutThings } from './cut.ts';
import { emptyPlaces } from './emptiness.ts';
import { foreignWords } from './languages.ts';
import { brokenPictures } from './pictures.ts';
import { doubledRules } from './rules.ts';
import { openSight, type LookFor } from './sight.ts';
import { wordsOnPage, type Said } from './words.ts';

/** What is looked for on a page, by the names that findings begin with. */
const KINDS: Readonly<Record<string, LookFor>> = {
  picture: brokenPictures,
  cut: cutThings,
  covered: coveredThings,
  empty: emptyPlaces,
  rules: doubledRules,
};

/** One script for all of it: the page is laid out once, and asked once. */
const SCRIPT = `(() => {
  if (document.body === null || document.documentElement.hasAttribute('data-switching')) return null;
  const sight = (${String(openSight)})();
  const kinds = { ${Object.entries(KINDS)
    .map(([name, look]) => `${name}: ${String(look)}`)
    .join(', ')} };
  const found = Object.entries(kinds).flatMap(([name, look]) => look(sight).map((line) => name + ': ' + line));
  return { found, said: (${String(wordsOnPage)})(sight) };
})()`;

/** How long a page may take until it is as it should be, ms: React takes the sidebar away a moment after the window became narrow. */
const PATIENCE_MS = 4000;

/** What of a page somebody would name as a fault, as it is at this moment. */
export async function findingsOn(page: Page): Promise<readonly string[]> {
  let seen: { readonly found: readonly string[]; readonly said: readonly Said[] } | null;
  try {
    seen = (await page.evaluate(SCRIPT)) as typeof seen;
  } catch (error) {
    // The page went on while it was looked at: there is nothing to see any more.
    if (
      error instanceof Error &&
      /context was destroyed|has been closed|Target crashed|frame was detached/.test(error.message)
    )
      return [];
    throw error;
  }
  const complaints = (await complaintsOf(page).faults()).map((line) => `complaint: ${line}`);
  const words = foreignWords(seen?.said ?? []).map((line) => `language: ${line}`);
  return [...new Set([...(seen?.found ?? []), ...words, ...complaints])];
}

/** What each page showed already, so that it isn't told, and waited for, at every stop. */
const told = new WeakMap<Page, Set<string>>();

/**
 * Looks at the page that is open and expects nothing that a designer or a reader would name as a fault. Soft: the journey goes
 * on. What passes within seconds is no fault.
 */
export async function look(page: Page, what = 'the page'): Promise<void> {
  const before = told.get(page) ?? new Set<string>();
  told.set(page, before);
  const fresh = async (): Promise<readonly string[]> =>
    page.isClosed() ? [] : (await findingsOn(page)).filter((each) => !before.has(each) && !isKnown(page, each));
  let found = await fresh();
  for (let waited = 0; found.length > 0 && waited < PATIENCE_MS; waited += 200) {
    await sleep(200);
    found = await fresh();
  }
  for (const each of found) before.add(each);
  expect.soft(found, `${what}, ${page.url()}`).toEqual([]);
}

interface Overlooked {
  readonly finding: RegExp;
  readonly reason: string;
}

const overlooked = new WeakMap<Page, Overlooked[]>();

/** Lets a journey bring about what would be a fault elsewhere, for a reason that the report of the run names. */
export function overlook(page: Page, finding: RegExp, reason: string): void {
  overlooked.set(page, [...(overlooked.get(page) ?? []), { finding, reason }]);
  test.info().annotations.push({ type: 'overlooked', description: `${finding.source}: ${reason}` });
}

function isKnown(page: Page, line: string): boolean {
  return (overlooked.get(page) ?? []).some(({ finding }) => finding.test(line));
}
