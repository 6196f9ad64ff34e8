import { expect, type Page } from '@playwright/test';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { addressOf } from '../../e2e/pages/public-pages.ts';

/** The bundled articles. */
const ARTICLES = bundledArticles.map(({ id }) => id);

/** Reads all articles in both languages, expects every picture and drawing of each, and gives the pictures that were shown. */
export async function readEverything(
  page: Page,
  open: (path: string) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const language of LANGUAGES)
    for (const id of ARTICLES) {
      const path = addressOf(`/article/${id}`, language);
      await open(path);
      await expect(page.locator('main h1')).not.toBeEmpty();
      const images = page.locator('main img');
      await expect(images.nth(1)).toBeAttached();
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth), { message: path })
          .toBeGreaterThan(0);
        shown.add((await image.getAttribute('src')) ?? '');
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('.picture-lost')).toHaveCount(0);
      await expect(page.locator('[data-scene]:not(:has(svg))')).toHaveCount(0);
    }
  return shown;
}
