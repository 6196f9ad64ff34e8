import type { BackendUnderTest } from '../portal/portals.ts';
import { serveApp, type ServedApp } from '../backend/served-backend.ts';
import { test as base } from './desktop-test.ts';
import { launchDesktop } from './launch-desktop.ts';
import { SET_UP_PATIENCE_MS } from '../portal/set-up-line.ts';

interface WithAccounts {
  readonly backend: BackendUnderTest;
}

interface WithApp {
  readonly app: ServedApp;
}

/** Playwright's `test` with a desktop app that has a backend, which the app of the other journeys has not. */
export const test = base.extend<object, WithAccounts & WithApp>({
  app: [
    async ({}, use, { workerIndex }) => {
      const { stop, ...app } = await serveApp(`desktop-app-${workerIndex}`);
      await use(app);
      await stop();
    },
    { scope: 'worker', timeout: SET_UP_PATIENCE_MS },
  ],
  backend: [async ({ app }, use) => use(app.backend), { scope: 'worker' }],
  desktop: [
    async ({ app }, use) => {
      const desktop = await launchDesktop(app.out);
      await use(desktop);
      await desktop.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
