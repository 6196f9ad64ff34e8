import { todayInJakarta } from '#domain/dates.ts';
import type { Language } from '#domain/localized.ts';
import { BUNDLED_SEASONS, stageOf } from '#domain/seasons/planting-seasons.ts';
import { AdminPage, adminSections } from '../pages/admin-page.ts';
import { photograph } from '../pages/article-editor.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { ContentTypeEditorPage } from '../pages/content-type-editor.ts';
import { newWord } from '../pages/draft-list-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { DraftApi } from '../../support/portal/draft-api.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_WEB } from '../../support/hosts/host-under-test.ts';

// What every visitor sees, so it is taken away at the end. How each screen shows a published item is tested beside the screen;
// publishing at a later time, the bin and a missing language: tests/database/site-shown.test.ts. Changing, restoring and undoing
// what is published: writing.spec.ts.
test.use({ site: 'changing' });

const BANNER = { id: 'Panen raya di Klaten', en: 'The great harvest in Klaten' };
const ABOUT = { id: 'Siapa di balik Tunas', en: 'Who is behind Tunas' };
const CONTACT = { id: 'Hubungi kebun kami', en: 'Reach our garden' };
const PLACE = { id: 'Sleman, Yogyakarta', en: 'Sleman near Yogyakarta' };
const REGION = { id: 'Wilayah Anda', en: 'Your region' };

test(
  'what is written of banners, the about page, contact and seasons is what visitors read, until it is withdrawn',
  { tag: ON_WEB },
  async ({ page, host }) => {
    test.slow();
    const person = await addSuperAdmin(host.backend);
    const api = await DraftApi.of(host.backend, person);
    // A try that failed half-way may have left some in front of visitors.
    await api.clear('banners');
    const name = newWord();
    const note = { id: `Tanya penyuluh, ${name}.`, en: `Ask your officer, ${name}.` };
    // Another stage than that which the portal comes with, whatever month it is.
    const month = Number(todayInJakarta(new Date()).slice(5, 7));
    const bundled = stageOf(BUNDLED_SEASONS.kalimantan, month);
    const stage = bundled === 'h' ? 'p' : 'h';

    const auth = new AuthPage(page, 'id');
    await auth.show();
    await auth.logIn(person);
    const admin = new AdminPage(page, 'id');
    await admin.entered();
    const enter = async (path: string): Promise<ContentTypeEditorPage> => {
      await admin.link(adminSections.find((section) => section.path === path)!.label.id).click();
      return new ContentTypeEditorPage(page, 'id');
    };

    await test.step('a banner with a picture', async () => {
      const editor = await enter('/admin/hero-banner');
      await page.getByRole('link', { name: 'Buat spanduk' }).first().click();
      await editor.opened();
      await editor.writeTitles(BANNER);
      const content = { id: 'Datang dan lihat sendiri padinya.', en: 'Come and see the rice yourself.' };
      await editor.writeTexts('content', content);
      await editor.writeTexts('buttonLabel', { id: 'Baca kisahnya', en: 'Read the story' });
      await (await editor.fact('buttonLink')).fill('/blog');
      await editor.choosePicture(await photograph(page));
      await editor.describePicture({ id: 'Sawah yang menguning', en: 'Golden rice fields' });
      await editor.saved();
      await editor.publish(['id', 'en']);
    });

    await test.step('the about page', async () => {
      const editor = await enter('/admin/about');
      await editor.opened();
      await expect(await editor.text('id', 'visionText')).not.toHaveValue('');
      await editor.writeTitles(ABOUT);
      await editor.writeTexts('homeTitle', { id: 'Tumbuh dari satu petak', en: 'Grown from one plot' });
      await editor.text('id', 'story');
      await editor.replace('id', 'Bermula di Klaten, tahun 2019.', '<p>Bermula di <b>Klaten</b>, tahun 2019.</p>');
      await editor.replace('en', 'It began in Klaten, in 2019.', '<p>It began in <b>Klaten</b>, in 2019.</p>');
      await editor.showPageIn('en');
      const value = await editor.entry('values', 'Sustainable');
      await value.getByRole('textbox').first().fill('Caring for the soil');
      // Those of an earlier try stay: there is only one of this page.
      const member = await editor.addShared('team');
      await member.getByRole('textbox').first().fill(name);
      await editor.saved();
      await editor.publish(['id', 'en']);
    });

    await test.step('how to reach us, withdrawn in one language by mistake', async () => {
      const editor = await enter('/admin/contact');
      await editor.opened();
      await editor.writeTitles(CONTACT);
      await editor.writeTexts('place', PLACE);
      await (await editor.fact('email')).fill('kebun@tunas.example');
      await (await editor.fact('phone')).fill('+62 274 555 0199');
      await (await editor.fact('address')).fill('Jalan Kaliurang 14');
      const network = await editor.addShared('social');
      await network.getByRole('textbox').first().fill(name);
      await network.getByRole('textbox').last().fill(`https://social.example/@${name}`);
      await editor.saved();
      await editor.publish(['id', 'en']);
      await editor.withdraw('id');
      await editor.undo('showAgain');
    });

    await test.step('the season of a region, which isn’t published with a month left out', async () => {
      const editor = await enter('/admin/seasons');
      await editor.opened();
      await editor.writeTexts('content', note);
      await editor.unfold();
      const regions = page.locator('.facts-panel details');
      const region = regions.filter({ has: page.getByText('Kalimantan', { exact: true }) });
      await region.locator('summary').click();
      const months = region.locator('select');
      await months.nth(month - 1).selectOption('-');
      await editor.saved();
      await editor.openPublish(['id']);
      await expect(editor.dialog.getByText('Ada bulan yang belum dipilih.')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await editor.unfold();
      await months.nth(month - 1).selectOption(stage);
      await editor.saved();
      await editor.publish(['id', 'en']);
    });

    const visit = (what: string, path: string, language: Language, look: (portal: PortalPage) => Promise<void>) =>
      test.step(what, () =>
        host.asVisitor(page, async (reader) => {
          const portal = new PortalPage(reader);
          await portal.open(addressOf(path, language));
          await look(portal);
        }),
      );
    const expectStage = async ({ page: reader }: PortalPage, language: Language, expected: string | null) => {
      await reader.getByLabel(REGION[language]).selectOption('kalimantan');
      await expect(reader.locator('html')).toHaveAttribute('data-season', String(expected));
    };
    const expectFooter = async ({ page: reader }: PortalPage, email: string, place: string) => {
      // It asks for them when a reader scrolls near.
      const footer = reader.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await expect(footer.locator(`a[href="mailto:${email}"]`)).toBeVisible();
      await expect(footer.getByText(place, { exact: true })).toBeVisible();
    };

    await visit('visitors read it on the home page and in its footer', '/', 'en', async (portal) => {
      const { heading, main } = portal;
      await expect(heading).toHaveText(BANNER.en);
      await expect(main.getByText('Come and see the rice yourself.')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Read the story' })).toHaveAttribute('href', '/en/blog');
      await expect(main.getByRole('img', { name: 'Golden rice fields' })).toHaveAttribute('srcset', /480w/);
      await expect(main.getByRole('heading', { name: 'Grown from one plot' })).toBeVisible();
      await expectStage(portal, 'en', stage);
      await expect(main.getByText(note.en)).toBeVisible();
      await expectFooter(portal, 'kebun@tunas.example', PLACE.en);
    });
    await visit('visitors read it on the about page', '/about', 'en', async ({ heading, main }) => {
      await expect(heading).toHaveText(ABOUT.en);
      await expect(main.locator('strong').getByText('Klaten')).toBeVisible();
      await expect(main.getByText('It began in Klaten, in 2019.')).toBeVisible();
      await expect(main.getByText('Caring for the soil', { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { name })).toBeVisible();
    });
    await visit('visitors read it on the contact page', '/contact', 'id', async ({ heading, main }) => {
      await expect(heading).toHaveText(CONTACT.id);
      await expect(main.getByRole('link', { name: 'kebun@tunas.example' })).toBeVisible();
      await expect(main.getByRole('link', { name: '+62 274 555 0199' })).toHaveAttribute('href', 'tel:+622745550199');
      await expect(main.getByText('Jalan Kaliurang 14')).toBeVisible();
      await expect(main.getByText(PLACE.id, { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name })).toBeVisible();
    });

    for (const collection of ['about', 'contact', 'seasons'] as const) await api.withdrawOnly(collection);
    await api.clear('banners');
    await visit('withdrawn, the home page says the portal’s own words', '/', 'id', async (portal) => {
      // The built page says the portal’s own words also before the answer comes.
      await portal.settled();
      await expect(portal.heading).toHaveText(words.tagline.id);
      await expect(portal.main.getByRole('heading', { name: 'Tumbuh dari satu petak' })).toHaveCount(0);
      // Shown once a region is chosen.
      await expect(portal.main.getByText('tahun yang biasa')).toBeAttached();
      await expectStage(portal, 'id', bundled);
      await expectFooter(portal, 'halo@tunas.example', 'Jakarta, Indonesia');
    });
    await visit('so does the contact page', '/contact', 'id', async (portal) => {
      await portal.settled();
      await expect(portal.heading).toHaveText(words.contact.id);
    });
  },
);
