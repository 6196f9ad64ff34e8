import { test as base } from '@playwright/test';
import { complaintsOf } from '../portal/page-checks/complaints.ts';
import type { PageCheckOptions } from '../portal/page-checks/checked-test.ts';
import { withPageChecks } from '../portal/page-checks/check-page.ts';
import { checkOpenPages, checkBeforeLeaving } from '../portal/page-checks/check-before-leaving.ts';
import type { DesktopUnderTest } from './desktop-under-test.ts';
import { launchDesktop } from './launch-desktop.ts';

interface Options {
  /** Whether a test begins on a freshly opened home page, or wherever the one before has left the app, which costs nothing. */
  readonly begins: 'at home' | 'where it is';
}

/**
 * Playwright's `test` with the desktop app started once for each worker. Every test begins on the home page unless it
 * wants otherwise, connected, and with nothing opened outside.
 */
export const test = base.extend<
  Options & PageCheckOptions & { freshStart: void; pageChecks: void },
  { desktop: DesktopUnderTest }
>({
  begins: ['at home', { option: true }],
  pageChecksOff: ['', { option: true }],
  desktop: [
    async ({}, use) => {
      const desktop = await launchDesktop();
      await use(desktop);
      await desktop.close();
    },
    { scope: 'worker' },
  ],
  freshStart: [
    async ({ desktop, begins }, use) => {
      await desktop.setNetwork(true);
      if (begins === 'at home') await desktop.page.goto(desktop.address('/'));
      await desktop.takeOpened();
      await use();
    },
    { auto: true },
  ],
  pageChecks: [
    async ({ desktop, pageChecksOff, freshStart }, use) => {
      // After that: what the test before left was looked at when it ended.
      void freshStart;
      const context = desktop.page.context();
      checkBeforeLeaving(context);
      complaintsOf(context).clear();
      await withPageChecks(pageChecksOff, async () => {
        await use();
        await checkOpenPages(context);
      });
    },
    { auto: true },
  ],
});

/** Opens a page of the portal, unless the test before has left the app there. */
export async function beginAt({ page, address }: DesktopUnderTest, path: string): Promise<void> {
  if (page.url() !== address(path)) await page.goto(address(path));
}

export { expect } from '@playwright/test';
