import { test as base } from '@playwright/test';
import { complaintsOf } from '../portal/eyes/complaints.ts';
import type { EyesOptions } from '../portal/eyes/eyes-test.ts';
import { withOpenEyes } from '../portal/eyes/look.ts';
import { lookAround, openEyes } from '../portal/eyes/open-eyes.ts';
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
  Options & EyesOptions & { freshStart: void; eyes: void },
  { desktop: DesktopUnderTest }
>({
  begins: ['at home', { option: true }],
  closedEyes: ['', { option: true }],
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
  eyes: [
    async ({ desktop, closedEyes, freshStart }, use) => {
      // After that: what the test before left was looked at when it ended.
      void freshStart;
      const context = desktop.page.context();
      openEyes(context);
      complaintsOf(context).clear();
      await withOpenEyes(closedEyes, async () => {
        await use();
        await lookAround(context);
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
