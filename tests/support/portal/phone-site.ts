import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { serveSite, type ServedSite } from '#web/serve/serve-site.ts';
import { BlogPage } from '../../e2e/pages/blog-page.ts';
import { test as base } from './portal-test.ts';

/** A copy of the steady site at an address of its own, which can go away, come back, and be built anew. */
export interface PhoneSite {
  readonly url: string;
  readonly folder: string;
  goAway(context: BrowserContext): Promise<void>;
  comeBack(context: BrowserContext): Promise<void>;
  /** Once it comes back its service worker is one of another build. */
  buildAnew(build: string): void;
}

/** Playwright's `test` with a site for journeys with a service worker. */
export const test = base.extend<{ phoneSite: PhoneSite }>({
  serviceWorkers: 'allow',
  phoneSite: async ({ portals }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tunas-phone-'));
    cpSync(portals.steady.folder, folder, { recursive: true });
    let served: ServedSite | null = await serveSite({ folder, port: 0 });
    const { url } = served;
    await use({
      url,
      folder,
      async goAway(context) {
        await served?.stop();
        served = null;
        await context.setOffline(true);
      },
      async comeBack(context) {
        await served?.stop();
        served = await serveSite({ folder, port: Number(new URL(url).port) });
        await context.setOffline(false);
      },
      buildAnew(build) {
        const file = join(folder, 'service-worker.js');
        const text = readFileSync(file, 'utf8');
        const [, name] = /tunas-build-([0-9a-f]+)/.exec(text) ?? [];
        if (name === undefined) throw new Error('The worker names no build.');
        writeFileSync(file, text.replaceAll(name, build));
        for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
      },
    });
    await served?.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect } from '@playwright/test';

/** Opens a page as a new start of the browser's window would. */
export async function restart(context: BrowserContext, site: PhoneSite, path: string): Promise<BlogPage> {
  const before = context.pages();
  const page = await context.newPage();
  for (const each of before) await each.close();
  await page.goto(site.url + path);
  return new BlogPage(page);
}

/** Waits until the worker of the page is there. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

export const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

export const lookForNewBuild = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
