import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
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
 * Playwright's `test` for journeys that look at everything a backend holds, or take it away: the site is the one of the
 * writers, and every question it asks its backend is answered by another one.
 */
export const test = base.extend<OwnBackend>({
  site: 'writing',
  viewport: { width: 1366, height: 800 },
  backend: async ({}, use) => {
    const { backend, end } = await startBackend();
    await use(backend);
    await end();
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

async function startBackend(): Promise<{ readonly backend: BackendUnderTest; readonly end: () => Promise<void> }> {
  const program = fileURLToPath(new URL('./serve-own-backend.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const first = new Promise<string>((resolve) =>
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve(line);
    }),
  );
  const line = await Promise.race([first, ended]);
  if (line === undefined) throw new Error(`The backend of this journey could not be started:\n${said}`);
  const end = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  return { backend: JSON.parse(line) as BackendUnderTest, end };
}

export { expect } from '@playwright/test';
