import { test as base } from '@playwright/test';
import type { DesktopUnderTest } from './desktop-under-test.ts';
import { launchDesktop } from './launch-desktop.ts';

/**
 * Playwright's `test` with the desktop app started once for each worker. Every test begins on the home page, connected,
 * and with nothing opened outside.
 */
export const test = base.extend<{ freshStart: void }, { desktop: DesktopUnderTest }>({
  desktop: [
    async ({}, use) => {
      const desktop = await launchDesktop();
      await use(desktop);
      await desktop.close();
    },
    { scope: 'worker' },
  ],
  freshStart: [
    async ({ desktop }, use) => {
      await desktop.setNetwork(true);
      await desktop.page.goto(desktop.address('/'));
      await desktop.takeOpened();
      await use();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
