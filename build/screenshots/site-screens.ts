import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { Screen } from './screen.ts';

const signedIn = true;
const filled = true;

/** What belongs to the site beside articles, its media and its people; as visitors and as super admins see it. */
export const SITE_SCREENS: readonly Screen[] = [
  { name: 'about-empty', path: '/admin/about', signedIn, prepare: (page) => settled(page) },
  { name: 'banners-empty', path: '/admin/hero-banner', signedIn },
  { name: 'media-empty', path: '/admin/media', signedIn },
  { name: 'home-banner', path: '/', filled },
  { name: 'about-communities', path: '/about', filled },
  { name: 'dashboard', path: '/admin', signedIn, filled },
  { name: 'banners', path: '/admin/hero-banner', signedIn, filled },
  { name: 'banner-new', path: '/admin/hero-banner/new', signedIn, filled },
  { name: 'banner-editor', path: '/admin/hero-banner/1', signedIn, filled, prepare: (page) => unfolded(page) },
  { name: 'banner-lacks', path: '/admin/hero-banner/2', signedIn, filled, prepare: (page) => action(page, -1) },
  { name: 'banner-preview', path: '/admin/hero-banner/1', signedIn, filled, prepare: (page) => action(page, -2) },
  { name: 'banner-history', path: '/admin/hero-banner/1', signedIn, filled, prepare: (page) => action(page, -3) },
  { name: 'about-editor', path: '/admin/about', signedIn, filled, prepare: (page) => begun(page) },
  {
    name: 'about-values',
    path: '/admin/about',
    signedIn,
    filled,
    prepare: (page) => below(page, '.side-control .entry-list'),
  },
  { name: 'about-team', path: '/admin/about', signedIn, filled, prepare: (page) => team(page) },
  { name: 'contact-editor', path: '/admin/contact', signedIn, filled, prepare: (page) => begun(page) },
  { name: 'contact-shared', path: '/admin/contact', signedIn, filled, prepare: (page) => team(page) },
  { name: 'communities', path: '/admin/community', signedIn, filled },
  { name: 'community-editor', path: '/admin/community/1', signedIn, filled, prepare: (page) => unfolded(page) },
  { name: 'media', path: '/admin/media', signedIn, filled },
  {
    name: 'media-replace',
    path: '/admin/media',
    signedIn,
    filled,
    prepare: (page) => pressed(page, page.locator('.media-card', { has: page.locator('.media-uses') })),
  },
  { name: 'transfer', path: '/admin/transfer', signedIn, filled },
  { name: 'transfer-report', path: '/admin/transfer', signedIn, filled, prepare: (page) => report(page) },
  { name: 'transfer-refused', path: '/admin/transfer', signedIn, filled, prepare: (page) => refused(page) },
  { name: 'people', path: '/admin/people', signedIn, filled },
  {
    name: 'people-add',
    path: '/admin/people',
    signedIn,
    filled,
    async prepare(page) {
      await page.locator('.people-add input').fill('bayu.santoso@contoh.id');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(500);
    },
  },
  { name: 'palette', path: '/admin/blogs', signedIn, filled, prepare: (page) => keys(page, 'Control+k') },
  { name: 'shortcuts', path: '/admin/blogs', signedIn, filled, prepare: (page) => keys(page, '?') },
];

/** Waits until the editor shows both texts. */
async function settled(page: Page): Promise<void> {
  await page.locator('.side-title').filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(300);
}

async function unfolded(page: Page): Promise<void> {
  await settled(page);
  await page.locator('.editor-facts').click();
  await page.waitForTimeout(300);
}

/** Opens what a button of the editor's head opens, counted from the end. */
async function action(page: Page, button: number): Promise<void> {
  await settled(page);
  await page.locator('.editor-deeds').getByRole('button').nth(button).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(700);
}

/** With the words that the portal was built with. */
async function begun(page: Page): Promise<void> {
  await settled(page);
  const begin = page.locator('.first-words button');
  if (await begin.isVisible()) await begin.click();
  await page.waitForTimeout(1500);
}

async function below(page: Page, selector: string): Promise<void> {
  await begun(page);
  await page.locator(selector).filter({ visible: true }).first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
}

/** The shared part with its lists. */
async function team(page: Page): Promise<void> {
  await begun(page);
  const facts = page.locator('.editor-facts');
  if ((await facts.getAttribute('aria-expanded')) === 'false') await facts.click();
  await page
    .locator('.shape-list')
    .first()
    .evaluate((list) => list.scrollIntoView());
  await page.waitForTimeout(300);
}

async function pressed(page: Page, card: ReturnType<Page['locator']>): Promise<void> {
  await card.first().getByRole('button').last().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(500);
}

async function keys(page: Page, pressed: string): Promise<void> {
  await page.keyboard.press(pressed);
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(700);
}

/** A file of everything is brought back in, with what an older one would say. */
async function report(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/check_import', (route) =>
    route.fulfill({
      json: {
        ...{ stamp: 'now', added: 1, changed: 1, same: 8, removed: 1, categories: { added: 1, changed: 0 } },
        rows: [
          { collection: 'articles', id: 2, what: 'changed', indonesian: 'Cabai di musim hujan', english: null },
          { collection: 'banners', id: 3, what: 'added', indonesian: 'Panen bersama', english: 'Harvest together' },
          { collection: 'communities', id: 2, what: 'removed', indonesian: 'Kebun Kota Surabaya', english: null },
        ],
        ...{ problems: [], problem_count: 0 },
      },
    }),
  );
  const download = page.waitForEvent('download');
  await page.locator('.transfer-part').first().getByRole('button').click();
  const file = {
    name: 'isi-tunas-2026-11-01.tgz',
    mimeType: 'application/gzip',
    buffer: readFileSync(await (await download).path()),
  };
  await page.locator('.transfer-part input[type=file]').setInputFiles(file);
  await page.locator('.transfer-rows summary').click();
  await page.waitForTimeout(300);
}

async function refused(page: Page): Promise<void> {
  const file = { name: 'liburan.tgz', mimeType: 'application/gzip', buffer: Buffer.from('Bukan isi Tunas') };
  await page.locator('.transfer-part input[type=file]').setInputFiles(file);
  await page.locator('.transfer-failure').waitFor();
}
