import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { writeWorker } from '#web/prerender/worker-files.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import {
  cacheNames,
  expect,
  lookForNewBuild,
  restart,
  test,
  workerReady,
  type PhoneSite,
} from '../../support/portal/phone-site.ts';
import { checkBeforeLeaving } from '../../support/portal/page-checks/check-before-leaving.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { messagesFrom } from '../../support/portal/rest.ts';

const titleOf = (id: number) => bundledArticles.find((each) => each.id === id)!.title;

/** A phone's browser, started on what it kept. */
async function startPhone(folder: string, launchOptions: LaunchOptions, { url }: PhoneSite): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...{ baseURL: url, viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'allow' },
  });
  checkBeforeLeaving(context);
  return context;
}

test('a phone keeps the library, reads, searches and writes without a network, sends once, and takes a new build', async ({
  launchOptions,
  phoneSite: site,
  portals,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'tunas-phone-data-'));
  const letter = newLetter('contact');
  let context = await startPhone(folder, launchOptions, site);
  try {
    await test.step('visits, and keeps the library', async () => {
      const { page } = await restart(context, site, '/');
      await workerReady(page);
      const library = await restart(context, site, '/library');
      await library.page.getByLabel('Simpan semuanya di perangkat ini').focus();
      await library.page.keyboard.press('Space');
      await expect(library.main.getByText(/^\d+ artikel, semuanya ada di perangkat ini\.$/)).toBeVisible();
      await expect(library.main.getByText('Diperbarui baru saja')).toBeVisible();
      expect(await seriousFindings(library.page)).toEqual([]);
    });

    await test.step('starts anew in airplane mode, and reads everything in both languages', async () => {
      await context.close();
      context = await startPhone(folder, launchOptions, site);
      await site.goAway(context);
      const phone = await restart(context, site, '/');
      // By `npm run prove` all of them: that none is missing, the line above the switch says.
      for (const { id, title } of LONG_FORM ? bundledArticles : bundledArticles.slice(-2))
        for (const language of LANGUAGES) {
          await phone.page.goto(addressOf(`/article/${id}`, language));
          await expect(phone.heading).toHaveText(title[language]);
          await expect(phone.main.locator('.article-text p').first()).not.toBeEmpty();
        }
      for (const [path, heading] of [
        ['/no-such/page', words.missing.id],
        ['/en/about', words.aboutTunas.en],
        ['/library', words.library.id],
      ] as const) {
        await phone.page.goto(path);
        await expect(phone.heading).toHaveText(heading);
      }
      // Nothing of those who sign in is kept.
      expect(await phone.page.goto('/auth').catch(() => null)).toBeNull();
    });

    await test.step('is told of advice that is to be checked again, a year after its check', async () => {
      await context.clock.setFixedTime('2027-11-25T05:00:00Z');
      const phone = await restart(context, site, '/article/6');
      await expect(phone.heading).toHaveText(titleOf(6).id);
      await expect(phone.main.getByText('perlu diperiksa lagi sejak 24 November 2027')).toBeVisible();
      await context.clock.setFixedTime(new Date());
    });

    await test.step('finds what has the word in another form alone', async () => {
      const blog = await restart(context, site, '/blog');
      await blog.search.fill('menerbangkan');
      await expect(blog.titles).toHaveText([titleOf(3).id]);
      await blog.titles.first().click();
      await expect(blog.heading).toHaveText(titleOf(3).id);
    });

    await test.step('writes a message, which is sent once when the network is back', async () => {
      const { page } = await restart(context, site, '/contact');
      const form = new ContactForm(page, 'contact', 'id');
      await form.alive();
      await form.fill(letter);
      await form.submit();
      await expect(page.getByText(/Tersimpan di perangkat ini/).first()).toBeVisible();
      expect(await messagesFrom(portals.steady.backend, letter.email)).toEqual([]);
      await context.close();
      context = await startPhone(folder, launchOptions, site);
      await site.comeBack(context);
      const { page: next } = await restart(context, site, '/about');
      await expect.poll(() => next.evaluate(() => localStorage.getItem('tunas.waiting'))).toBeNull();
      expect(await messagesFrom(portals.steady.backend, letter.email)).toEqual([letter]);
    });

    await test.step('is told calmly of a new build, and takes it over without losing what is typed', async () => {
      const { page } = await restart(context, site, '/contact');
      const before = (await cacheNames(page)).filter((name) => name.startsWith('tunas-build-'));
      site.buildAnew('another');
      await site.comeBack(context);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      const form = new ContactForm(page, 'contact', 'id');
      await form.alive();
      await form.fill(letter);
      await lookForNewBuild(page);
      await expect(page.getByText('Tunas versi baru sudah siap.')).toBeVisible();
      // The page isn't reloaded before the reader asks for it.
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
      await page.getByRole('button', { name: 'Muat ulang' }).click();
      await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis).catch(() => true)).toBe(false);
      await expect.poll(() => form.values()).toEqual(letter);
      const builds = (await cacheNames(page)).filter((name) => name.startsWith('tunas-build-'));
      expect(builds).toEqual(['tunas-build-another', ...before].sort());
    });

    await test.step('has no worker any more after a build with VITE_OFFLINE=off', async () => {
      await writeWorker(site.folder, {}, false);
      await site.comeBack(context);
      const { page } = await restart(context, site, '/blog');
      await lookForNewBuild(page).catch(() => undefined);
      await expect.poll(() => cacheNames(page)).toEqual([]);
      const last = await restart(context, site, '/about');
      await expect(last.heading).toHaveText(words.aboutTunas.id);
      expect(await last.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
    expect(await messagesFrom(portals.steady.backend, letter.email)).toEqual([letter]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
