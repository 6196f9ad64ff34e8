import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { findingsOn } from './findings.ts';

interface Overlooked {
  readonly finding: RegExp;
  readonly reason: string;
}

/** The journey that is walked now: workers walk one after another. */
interface Journey {
  readonly overlooked: Overlooked[];
  /** What was told already: it isn't told, and waited for, at every stop. */
  readonly told: Set<string>;
}

let journey: Journey | null = null;

/** How long a page may take until it is as it should be, ms: React takes the sidebar away a moment after the window became narrow. */
const PATIENCE_MS = 4000;

/**
 * Looks at the page that is open and expects nothing that a designer or a reader would name as a fault. Soft: the journey goes
 * on. What passes within seconds is no fault. Fixtures look at each page before it is left; a journey looks at what is open
 * only in between: a dialog, a menu, a notice.
 */
export async function look(page: Page, what = 'the page'): Promise<void> {
  if (journey === null) return;
  const { told, overlooked } = journey;
  const isNew = (line: string): boolean => !told.has(line) && !overlooked.some(({ finding }) => finding.test(line));
  const fresh = async (): Promise<readonly string[]> => (page.isClosed() ? [] : (await findingsOn(page)).filter(isNew));
  let found = await fresh();
  for (let waited = 0; found.length > 0 && waited < PATIENCE_MS; waited += 200) {
    await sleep(200);
    found = await fresh();
  }
  // What it looked like, beside the other results of the journey.
  if (found.length > 0)
    await page.screenshot({ path: test.info().outputPath(`seen-${told.size}.png`), caret: 'initial' });
  for (const each of found) told.add(each);
  expect.soft(found, `${what}, ${page.url()}`).toEqual([]);
}

/** Lets the journey bring about what would be a fault elsewhere, for a reason that its report names. */
export function overlook(finding: RegExp, reason: string): void {
  journey?.overlooked.push({ finding, reason });
  test.info().annotations.push({ type: 'overlooked', description: `${finding.source}: ${reason}` });
}

/** Walks a journey with open eyes, unless `closed` says why not. */
export async function withOpenEyes(closed: string, walk: () => Promise<void>): Promise<void> {
  if (closed !== '') test.info().annotations.push({ type: 'eyes closed', description: closed });
  journey = closed === '' ? { overlooked: [], told: new Set() } : null;
  await walk();
  journey = null;
}
