import { pathToFileURL } from 'node:url';
import { expect, type Browser } from '@playwright/test';

/** Opens a reading page as a phone does that has nothing else, and expects every picture in both languages; gives how many each has. */
export async function picturesOfPage(browser: Browser, file: string): Promise<number> {
  const phone = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await phone.newPage();
  await page.goto(pathToFileURL(file).href);
  expect(await page.content()).not.toMatch(/ (src|href)=""/);
  await expect(page.locator('article .lost')).toHaveCount(0);
  const widthsIn = (language: string) =>
    page
      .locator(`article > [lang=${language}] img`)
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  const [id, en] = [await widthsIn('id'), await widthsIn('en')];
  await phone.close();
  expect(en.length).toBe(id.length);
  expect([...id, ...en].filter((width) => width === 0)).toEqual([]);
  return id.length;
}
