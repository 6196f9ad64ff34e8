import { serveBackend } from '../backend/served-backend.ts';
import { addSuperAdmin, type TestPerson } from './accounts.ts';
import { test as base } from './portal-test.ts';
import type { BackendUnderTest } from './portals.ts';
import { signInBrowser } from './signed-in.ts';

interface OwnBackend {
  /** A backend that no other journey touches, with the articles that come along. */
  readonly backend: BackendUnderTest;
  /** Its only super admin, who is signed in in `context`. */
  readonly admin: TestPerson;
}

/**
 * Playwright's `test` for journeys that read or delete everything in a backend: the site is the writers' one, and all its requests
 * to its backend are answered by another backend.
 */
export const test = base.extend<OwnBackend>({
  site: 'writing',
  viewport: { width: 1366, height: 800 },
  backend: async ({}, use) => {
    const { backend, stop } = await serveBackend();
    await use(backend);
    await stop();
  },
  admin: async ({ context, portals, backend }, use) => {
    const person = await addSuperAdmin(backend, { fullName: 'Sekar Arum' });
    await signInBrowser(context, { ...portals.writing, backend }, person);
    const built = portals.writing.backend;
    await context.route(`${built.url}/**`, (route) => {
      const ours = (text: string): string =>
        text.replace(built.url, backend.url).replace(built.publishableKey, backend.publishableKey);
      const headers = Object.entries(route.request().headers()).map(([name, value]) => [name, ours(value)] as const);
      return route.continue({ url: ours(route.request().url()), headers: Object.fromEntries(headers) });
    });
    await use(person);
  },
});

export { expect } from '@playwright/test';
