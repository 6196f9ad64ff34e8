import { expect, type Page } from '@playwright/test';
import { checkPage } from './check-page.ts';

/** The projectors of village halls. */
const SCREENS = [
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
] as const;

/** Goes through the slides that are open, from the first to the last, on each kind of screen, and looks at each. */
export async function checkSlides(page: Page): Promise<void> {
  const before = page.viewportSize();
  const meeting = page.locator('dialog.meeting');
  const place = meeting.getByText(/^\d+ \/ \d+$/);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.keyboard.press('Home');
    const count = Number((await place.innerText()).split('/')[1]);
    for (let nth = 1; nth <= count; nth += 1) {
      await expect(place).toHaveText(`${nth} / ${count}`);
      await checkPage(page, `slide ${nth} at ${screen.width} px`);
      await page.keyboard.press('ArrowRight');
    }
  }
  await page.keyboard.press('Home');
  if (before) await page.setViewportSize(before);
}
