import { AdminPage, adminSections } from '../pages/admin-page.ts';
import { photograph } from '../pages/article-editor.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ContentTypeEditorPage } from '../pages/content-type-editor.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { CountedPerson } from '../../support/portal/counted-person.ts';
import { DraftApi } from '../../support/portal/draft-api.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_WEB } from '../../support/hosts/host-under-test.ts';

// How long a practised person needs to write on the pages of the site, counted by steps as first-task.spec.ts does.
test.use({ site: 'changing' });

const ABOUT_SECONDS = 25;
const BANNER_SECONDS = 60;

test(
  'a sentence of the about page and a banner are written and published in time',
  { tag: ON_WEB },
  async ({ page, host }) => {
    test.slow();
    const writer = await addSuperAdmin(host.backend);
    const api = await DraftApi.of(host.backend, writer);
    const auth = new AuthPage(page, 'id');
    await auth.show();
    await auth.logIn(writer);
    const admin = new AdminPage(page, 'id');
    await admin.entered();
    const linkTo = (path: string) => admin.link(adminSections.find((section) => section.path === path)!.label.id);
    const editor = new ContentTypeEditorPage(page, 'id');
    const publish = page.locator('.editor-actions').getByRole('button').last();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Terbitkan', exact: true });

    await test.step('a sentence of the about page, in both languages', async () => {
      const person = new CountedPerson(page);
      await person.click(linkTo('/admin/about'));
      await editor.opened();
      await person.click(editor.site.locator('[data-text-name="visionText"]').first());
      // The cursor stands at the end, and the next field is the other language.
      await person.type(' Sejak 2019.');
      await person.press('Tab');
      await person.press('End');
      await person.type(' Since 2019.');
      await person.press('Escape');
      await person.click(publish);
      await person.click(confirm);
      await expect(page.locator('.live-note')).toBeVisible();
      console.log(`A sentence of the about page by steps: ${person.seconds.toFixed(0)} s`);
      expect(person.seconds).toBeLessThanOrEqual(ABOUT_SECONDS);
      const visitor = new PortalPage(page);
      for (const [language, since] of [
        ['id', 'Sejak'],
        ['en', 'Since'],
      ] as const) {
        await visitor.open(addressOf('/about', language));
        await expect(visitor.main).toContainText(`${since} 2019.`);
      }
      await api.withdrawOnly('about');
      await page.goto('/admin');
    });

    await test.step('a banner with a picture and a link', async () => {
      await api.clear('banners');
      const picture = { name: 'panen.jpg', mimeType: 'image/jpeg', buffer: await photograph(page, 800, 500) };
      const person = new CountedPerson(page);
      await person.click(linkTo('/admin/hero-banner'));
      await person.click(page.getByRole('link', { name: 'Buat spanduk' }).first());
      await editor.opened();
      // The title has the focus.
      await person.type('Panen raya');
      await person.press('Tab');
      await person.type('Great harvest');
      await person.press('Escape');
      await person.click(page.locator('button[data-text-name="buttonLabel"]'));
      await person.type('Lihat');
      await person.press('Tab');
      await person.type('Look');
      await person.press('Escape');
      await person.click(page.locator('.editor-details-toggle'));
      const drawer = page.locator('.editor-details:visible');
      await person.chooseFile(drawer.getByRole('button', { name: 'Seret gambar ke sini atau pilih file' }), picture);
      await person.click(page.locator('[id$="-alt-id"]'));
      await person.type('Padi kuning');
      await person.press('Tab');
      await person.type('Golden rice');
      await person.click(drawer.locator('[data-field="buttonLink"]'));
      await person.type('/blog');
      await person.click(publish);
      await person.click(confirm);
      await expect(page.locator('.live-note')).toBeVisible();
      console.log(`A banner by steps: ${person.seconds.toFixed(0)} s`);
      expect(person.seconds).toBeLessThanOrEqual(BANNER_SECONDS);
      // The drawer lies over the screen, where it isn't wide.
      await page.locator('.editor-details-toggle').click();
      await api.clear('banners');
    });
  },
);
