import { expect, type Page } from '@playwright/test';
import { bundledArticles } from '#content/catalogue.ts';
import { BlogPage } from '../../e2e/pages/blog-page.ts';
import { EVERYDAY_WORDS } from '../cases/everyday-words.ts';
import { checkPaper, WHOLE_SHEET } from '../portal/page-checks/paper.ts';
import { checkSlides } from '../portal/page-checks/slides.ts';

const COLLECTION = 'Kelompok Kamis';

/** Opens an address of the portal on the host of the journey. */
type Open = (path: string) => Promise<unknown>;

/** Searches what people say every day on a device without a network, and expects the article that they mean for each. */
export async function searchEverydayWords(page: Page, open: Open): Promise<void> {
  await open('/blog');
  const blog = new BlogPage(page);
  const words = EVERYDAY_WORDS.filter(([, , language]) => language === 'id').slice(0, 10);
  expect(words).toHaveLength(10);
  for (const [word, id] of words) {
    await blog.search.fill(word);
    const title = bundledArticles.find((each) => each.id === id)?.title.id;
    await expect(blog.titles.filter({ hasText: title ?? 'an article' }), word).toBeVisible();
  }
}

/** Makes a collection of three articles, holds a meeting with it, and looks at the sheets of all three on paper; without a network. */
export async function holdMeeting(page: Page, open: Open): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const id of [7, 4, 2]) {
    await open(`/article/${id}`);
    await page.getByRole('button', { name: 'Simpan dan pakai' }).filter({ visible: true }).first().click();
    await dialog.getByRole('button', { name: 'Simpan artikel ini' }).click();
    const made = dialog.getByRole('checkbox', { name: COLLECTION });
    const name = dialog.getByLabel('Nama koleksi baru');
    await expect(name).toBeVisible();
    if (id === 7) {
      await name.fill(COLLECTION);
      await name.press('Enter');
    } else await made.check();
    await expect(made).toBeChecked();
    // Ticked at once, and a moment later on the disk: the next page is loaded anew.
    await expect(dialog.locator('fieldset')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('Escape');
  }
  await open('/saved');
  const collection = page.getByRole('region', { name: COLLECTION });
  await expect(collection.getByRole('listitem').getByRole('link')).toHaveCount(3);
  await collection.getByRole('button', { name: 'Mulai pertemuan' }).click();
  const meeting = page.locator('dialog.meeting');
  await expect(meeting.getByRole('heading', { name: COLLECTION })).toBeVisible();
  await checkSlides(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(meeting.locator('.picture-lost')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(meeting.locator('.meeting-stage .slide-code')).toHaveCount(3);
  await page.keyboard.press('Escape');
  if (before) await page.setViewportSize(before);
  await expect(meeting).toHaveCount(0);

  await collection.getByRole('link', { name: 'Cetak' }).click();
  const sheets = page.locator('.sheet:not([data-measured])');
  // Three articles are set one after another.
  await expect(sheets.nth(3)).toBeVisible({ timeout: 45_000 });
  for (const image of await sheets.locator('img').all())
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await checkPaper(page, 'the sheets of a collection', WHOLE_SHEET);
}
