import { test as base } from '@playwright/test';
import { desktopHost } from './desktop-host.ts';
import type { PageCheckOptions } from '../portal/page-checks/checked-test.ts';
import { withPageChecks } from '../portal/page-checks/check-page.ts';
import type { HostName, HostUnderTest } from './host-under-test.ts';
import { SET_UP_PATIENCE_MS } from '../portal/set-up-line.ts';
import { webHost, type Site } from './web-host.ts';

export interface HostOptions {
  /** Which host the project runs on. */
  readonly hostName: HostName;
}

interface Hosted {
  /** Which site the web has: the desktop app always has a backend of its own. */
  readonly site: Site;
  readonly host: HostUnderTest;
}

interface Started {
  /** What is started once for each worker, whichever site a journey wants. */
  readonly hostOf: (site: Site) => HostUnderTest | Promise<HostUnderTest>;
}

/** Playwright's `test` on one of the two hosts, started once for each worker; `page` is a fresh one of it. */
export const test = base.extend<Hosted & PageCheckOptions, HostOptions & Started>({
  hostName: ['web', { option: true, scope: 'worker' }],
  site: ['steady', { option: true }],
  pageChecksOff: ['', { option: true }],
  hostOf: [
    async ({ hostName, playwright, launchOptions }, use, { workerIndex }) => {
      if (hostName === 'web') {
        const browser = await playwright.chromium.launch(launchOptions);
        await use((site) => webHost(browser, site));
        await browser.close();
      } else {
        const { host, close } = await desktopHost(`shared-app-${workerIndex}`);
        await use(() => host);
        await close();
      }
    },
    { scope: 'worker', timeout: SET_UP_PATIENCE_MS },
  ],
  host: async ({ hostOf, site }, use) => use(await hostOf(site)),
  page: async ({ host, pageChecksOff }, use) => {
    await withPageChecks(pageChecksOff, async () => {
      const page = await host.freshPage();
      await use(page);
      await host.leave(page);
    });
  },
});

export { expect } from '@playwright/test';
