import { test as base } from '@playwright/test';
import { withOpenEyes } from './look.ts';
import { openEyes } from './open-eyes.ts';

export interface EyesOptions {
  /** Why nobody looks at the pages of a journey; empty: each is looked at before it is left. */
  readonly closedEyes: string;
}

/** Playwright's `test`, with eyes on every page of its browser. */
export const test = base.extend<EyesOptions & { eyes: void }>({
  closedEyes: ['', { option: true }],
  // Needs no context: what is set up last is closed first, and looked at before.
  eyes: [
    async ({ browser, closedEyes }, use) => {
      browser.on('context', openEyes);
      await withOpenEyes(closedEyes, () => use());
      browser.off('context', openEyes);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
