import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/localized.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { ContactForm } from '../pages/contact-form.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test.use({ reducedMotion: 'reduce' });

async function expectNothingSerious(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await seriousFindings(page), colorScheme).toEqual([]);
  }
}

for (const language of LANGUAGES) {
  test(`gives axe nothing serious to find with the phone's menu open (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const portal = new PortalPage(page);
    await portal.open(addressOf('/', language));
    await portal.menuButton.click();
    await expect(portal.entry('articles', language)).toBeVisible();
    await expectNothingSerious(page);
  });

  for (const place of ['home', 'contact'] as const) {
    test(`gives axe nothing serious to find with errors in the form at ${place} (${language})`, async ({ page }) => {
      const form = new ContactForm(page, place, language);
      await form.show();
      await form.submit();
      await expect(form.toasts).toBeVisible();
      await expect(form.field('message')).toHaveAttribute('aria-invalid', 'true');
      await expectNothingSerious(page);
    });
  }

  test(`gives axe nothing serious to find where nothing was found (${language})`, async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.open(`${addressOf('/blog', language)}?q=zzzz`);
    await expect(blog.results.getByText(words.noArticles[language])).toBeVisible();
    await expectNothingSerious(page);
  });
}
