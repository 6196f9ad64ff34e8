import type { Language } from '#domain/localized.ts';
import en from '#renderer/features/articles/parts/missed-searches/page-messages/en.json' with { type: 'json' };
import id from '#renderer/features/articles/parts/missed-searches/page-messages/id.json' with { type: 'json' };
import { seriousFindings } from '../../support/portal/axe.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_WEB } from '../../support/hosts/host-under-test.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';

const TEXTS = { id, en } as const;
const PREFIX: Readonly<Record<Language, string>> = { id: '', en: '/en' };
const SEARCHED = 'qwxzy vwkjq';

for (const language of languagesOfRun('id')) {
  const texts = TEXTS[language];
  const filled = (text: string) => text.replace('{{words}}', SEARCHED);

  test(
    `a search that finds nothing helps on, is noted on the device, and can be sent or removed (${language})`,
    { tag: ON_WEB },
    async ({ page }) => {
      const blog = new BlogPage(page);
      await blog.open(`${PREFIX[language]}/blog`);
      await blog.search.fill(SEARCHED);
      await expect(blog.results).toContainText(words.noArticles[language]);
      await expect(blog.results.getByRole('navigation', { name: texts.categories }).getByRole('link')).toHaveCount(4);
      await expect(blog.results.getByRole('button', { name: texts.whatsapp })).toBeVisible();
      const notes = blog.results.getByRole('link', { name: texts.notes });
      await expect(notes).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);

      await blog.results.getByRole('link', { name: texts.ask }).click();
      await expect(blog.heading).toHaveText(words.contact[language]);
      const form = page.locator('main form');
      await expect(form.locator('[name=subject]')).toHaveValue(filled(texts.subject));
      await expect(form.locator('[name=message]')).toHaveValue(filled(texts.message));

      await page.goBack();
      await notes.click();
      const list = page.locator('#missed-searches');
      await expect(list.getByRole('heading', { name: texts.title })).toBeFocused();
      await expect(list.getByRole('listitem')).toContainText([SEARCHED]);
      expect(await seriousFindings(page)).toEqual([]);
      await page.reload();
      await list.getByRole('link', { name: texts.send }).click();
      await expect(form.locator('[name=message]')).toHaveValue(texts.sendMessage.replace('{{list}}', SEARCHED));

      await page.goBack();
      await list.getByRole('button', { name: filled(texts.removeWords) }).click();
      await expect(list.getByRole('status')).toHaveText(texts.none);
      await expect(list.getByRole('heading', { name: texts.title })).toBeFocused();
      await page.reload();
      await new PortalPage(page).alive();
      await expect(list).toHaveCount(0);
    },
  );
}
