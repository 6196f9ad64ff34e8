import { test as base } from '@playwright/test';
import { desktopHost } from './desktop-host.ts';
import type { HostName, HostUnderTest } from './host-under-test.ts';
import { SET_UP_PATIENCE_MS } from '../portal/set-up-line.ts';
import { webHost } from './web-host.ts';

export interface HostOptions {
  /** Which host the project runs on. */
  readonly hostName: HostName;
  /** Which site the web has: the desktop app always has a backend of its own. */
  readonly site: 'steady' | 'changing';
}

/** Playwright's `test` on one of the two hosts, started once for each worker; `page` is a fresh one of it. */
export const test = base.extend<object, HostOptions & { host: HostUnderTest }>({
  hostName: ['web', { option: true, scope: 'worker' }],
  site: ['steady', { option: true, scope: 'worker' }],
  host: [
    async ({ hostName, site, playwright, launchOptions }, use, { workerIndex }) => {
      const host =
        hostName === 'web'
          ? await webHost(await playwright.chromium.launch(launchOptions), site)
          : await desktopHost(`shared-app-${workerIndex}`);
      await use(host);
      await host.close();
    },
    { scope: 'worker', timeout: SET_UP_PATIENCE_MS },
  ],
  page: async ({ host }, use) => {
    const page = await host.freshPage();
    await use(page);
    await host.leave(page);
  },
});

export { expect } from '@playwright/test';
