import { test as base } from './page-checks/checked-test.ts';
import { portalsOfThisRun, type Portals } from './portals.ts';
import { SET_UP_PATIENCE_MS } from './set-up-line.ts';

interface Options {
  /** The portal that plain paths lead to. */
  readonly site: keyof Portals;
}

/** Playwright's `test` with page checks, and the portals of this run; `page.goto('/blog')` opens the steady one by default. */
export const test = base.extend<Options, { portals: Portals }>({
  site: ['steady', { option: true }],
  portals: [
    async ({}, use) => {
      await use(await portalsOfThisRun());
    },
    { scope: 'worker', timeout: SET_UP_PATIENCE_MS },
  ],
  baseURL: async ({ site, portals }, use) => {
    await use(portals[site].url);
  },
});

export { expect } from '@playwright/test';
