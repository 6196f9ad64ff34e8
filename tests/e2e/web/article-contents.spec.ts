import { PortalPage } from '../pages/portal-page.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test('the contents beside an article mark the section that is being read, on a phone a line shows how far', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const portal = new PortalPage(page);
  await portal.open('/article/1');
  const contents = page.getByRole('navigation', { name: 'Isi artikel' });
  const current = contents.locator('[aria-current]:visible');
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expect(current).toHaveCount(0);
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  // Down through all of them and back: a section begun long ago is still the one being read.
  for (const link of [...links.slice(0, 4), links[1]!]) {
    const anchor = (await link.getAttribute('href'))!.slice(1);
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), anchor);
    await expect(current).toHaveText((await link.textContent())!);
    await page.mouse.wheel(0, 60);
    await expect(current).toHaveText((await link.textContent())!);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const share = () =>
    page.evaluate(() => {
      const { transform } = getComputedStyle(document.querySelector('.reading')!, '::before');
      return new DOMMatrix(transform).a;
    });
  await expect.poll(share).toBeLessThan(0.02);
  const text = page.locator('.article-text').first();
  await text.evaluate((element) => scrollTo({ top: element.scrollHeight / 2, behavior: 'instant' }));
  await expect.poll(share).toBeGreaterThan(0.3);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(share).toBeGreaterThan(0.99);
});
