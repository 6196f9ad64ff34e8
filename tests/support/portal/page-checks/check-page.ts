import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { findingsOn } from './findings.ts';

interface AllowedFinding {
  readonly finding: RegExp;
  readonly reason: string;
}

/** The journey that is walked now: workers walk one after another. */
interface Journey {
  readonly allowed: AllowedFinding[];
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
export async function checkPage(page: Page, what = 'the page'): Promise<void> {
  if (journey === null) return;
  const { told, allowed } = journey;
  const isNew = (line: string): boolean => !told.has(line) && !allowed.some(({ finding }) => finding.test(line));
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
export function allowFinding(finding: RegExp, reason: string): void {
  journey?.allowed.push({ finding, reason });
  test.info().annotations.push({ type: 'allowed', description: `${finding.source}: ${reason}` });
}

/** Walks a journey with page checks, unless `off` says why not. */
export async function withPageChecks(off: string, walk: () => Promise<void>): Promise<void> {
  if (off !== '') test.info().annotations.push({ type: 'page checks off', description: off });
  journey = off === '' ? { allowed: [], told: new Set() } : null;
  await walk();
  journey = null;
}
