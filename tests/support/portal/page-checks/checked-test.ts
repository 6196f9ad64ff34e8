import { test as base } from '@playwright/test';
import { withPageChecks } from './check-page.ts';
import { checkBeforeLeaving } from './check-before-leaving.ts';

export interface PageCheckOptions {
  /** Why nobody looks at the pages of a journey; empty: each is looked at before it is left. */
  readonly pageChecksOff: string;
}

/** Playwright's `test`, with checks of every page of its browser. */
export const test = base.extend<PageCheckOptions & { pageChecks: void }>({
  pageChecksOff: ['', { option: true }],
  // Needs no context: what is set up last is closed first, and looked at before.
  pageChecks: [
    async ({ browser, pageChecksOff }, use) => {
      browser.on('context', checkBeforeLeaving);
      await withPageChecks(pageChecksOff, () => use());
      browser.off('context', checkBeforeLeaving);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
