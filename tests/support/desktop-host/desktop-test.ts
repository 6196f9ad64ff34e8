import { test as base } from '@playwright/test';
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
export const test = base.extend<Options & { freshStart: void }, { desktop: DesktopUnderTest }>({
  begins: ['at home', { option: true }],
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
});

/** Opens a page of the portal, unless the test before has left the app there. */
export async function beginAt({ page, address }: DesktopUnderTest, path: string): Promise<void> {
  if (page.url() !== address(path)) await page.goto(address(path));
}

export { expect } from '@playwright/test';
