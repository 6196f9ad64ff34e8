import { editorMessages, photograph } from '../pages/article-editor.ts';
import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { SiteApi } from '../../support/portal/site-api.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_DESKTOP, ON_WEB } from '../../support/hosts/host-under-test.ts';
import {
  changeRestoreUndo,
  DAY_MS,
  enterSection,
  inDays,
  restoreFromBin,
} from '../../support/hosts/section-journey.ts';
import { expectFooter, expectHeading, visits } from '../../support/hosts/visits.ts';

// What every visitor sees: each journey leaves the public pages as it found them. `npm test` walks each on one host, two on
// either: what a host adds to them, files and what is kept on the device, writing.spec.ts looks at on both.
test.use({ site: 'writing' });

const BINNED = { id: '1 dipindahkan ke Sampah', en: '1 moved to the bin' };

// A journey that failed half-way may have left something in front of visitors.
test.beforeEach(async ({ host }) => {
  const api = await SiteApi.of(host.backend);
  await api.clear('banners');
  await api.clear('communities');
});

for (const language of languagesOfRun('id')) {
  test(
    `makes banners, which the home page shows, changes, restores and hides (${language})`,
    { tag: ON_WEB },
    async ({ page, host }) => {
      test.slow();
      const visit = visits(page, host);
      const editor = await enterSection(page, host, language, '/admin/hero-banner');
      const title = { id: 'Panen raya di Klaten', en: 'The great harvest in Klaten' };
      const second = { id: 'Pelatihan kompos', en: 'Compost training' };
      await page.getByRole('link', { name: { id: 'Buat spanduk', en: 'Make a banner' }[language] }).click();
      await editor.opened();
      await editor.writeTitles(title);
      await editor.writeTexts('content', {
        id: 'Datang dan lihat sendiri padinya.',
        en: 'Come and see the rice yourself.',
      });
      await editor.writeTexts('buttonLabel', { id: 'Baca kisahnya', en: 'Read the story' });
      await (await editor.fact('buttonLink')).fill('/blog');
      await (await editor.fact('order')).fill('1');
      await editor.choosePicture(await photograph(page));
      await editor.describePicture({ id: 'Sawah yang menguning', en: 'Golden rice fields' });
      await editor.saved();
      const first = await editor.number();
      await editor.publish(['id', 'en']);
      await visit('/', 'id', async ({ heading, main }) => {
        await expect(heading).toHaveText(title.id);
        await expect(main.getByText('Datang dan lihat sendiri padinya.')).toBeVisible();
        await expect(main.getByRole('link', { name: 'Baca kisahnya' })).toHaveAttribute('href', '/blog');
        await expect(main.getByRole('img', { name: 'Sawah yang menguning' })).toHaveAttribute('srcset', /480w/);
      });
      await visit('/', 'en', async ({ heading, main }) => {
        await expect(heading).toHaveText(title.en);
        await expect(main.getByRole('link', { name: 'Read the story' })).toHaveAttribute('href', '/en/blog');
        await expect(main.getByRole('img', { name: 'Golden rice fields' })).toBeVisible();
      });
      await editor.open('new');
      await editor.writeTitles(second);
      await editor.chooseDrawing({ id: 'Kompos cacing', en: 'Worm compost' }[language]);
      await (await editor.fact('order')).fill('2');
      await editor.saved();
      const other = await editor.number();
      await editor.publish(['id', 'en']);
      await visit('/', 'id', async ({ heading, main }) => {
        await expect(heading).toHaveText(title.id);
        await main.getByRole('button', { name: 'Hentikan pergantian' }).click();
        await expect(main.getByRole('button', { name: 'Lanjutkan pergantian' })).toBeVisible();
        await expect(main.getByRole('img', { name: 'Sawah yang menguning' })).toBeVisible();
        await main.getByRole('button', { name: 'Kabar berikutnya' }).click();
        await expect(heading).toHaveText(second.id);
        await expect(main.getByRole('img', { name: /^Kotak kayu dibelah/ })).toBeVisible();
      });
      await editor.open(other);
      await (await editor.fact('activeFrom')).fill(inDays(1));
      await editor.saved();
      await editor.publish(['id', 'en'], editorMessages.publishedFrom);
      await visit('/', 'id', async ({ heading, main }) => {
        await expect(heading).toHaveText(title.id);
        await expect(main.getByRole('button', { name: 'Kabar berikutnya' })).toHaveCount(0);
      });
      await editor.open(first);
      await (await editor.fact('activeUntil')).fill(inDays(1));
      await editor.saved();
      await editor.publish(['id']);
      if (host.name === 'web') {
        // The app's one page would keep the clock that it is given.
        const later = await host.freshPage();
        await later.clock.install({ time: Date.now() + 3 * DAY_MS });
        const portal = new PortalPage(later);
        await portal.open('/');
        await expect(portal.heading).toHaveText(words.tagline.id);
        await host.leave(later);
      }
      await changeRestoreUndo(editor, first, title.id, (text) => expectHeading(visit, '/', { id: text }));
      const list = new DraftListPage(page, language);
      await page.goto(addressOf('/admin/hero-banner', language));
      await list.read();
      for (const each of [title, second]) await list.tick(each[language]).check();
      await list.button('bin').click();
      await expect(list.row(title[language])).toHaveCount(0);
      await expectHeading(visit, '/', words.tagline);
      await restoreFromBin(list, '/admin/hero-banner', title[language]);
      await editor.open(first);
      await editor.publish(['id', 'en']);
      await expectHeading(visit, '/', title);
      await page.goto(addressOf('/admin/hero-banner', language));
      await list.read();
      await list.tick(title[language]).check();
      await list.button('bin').click();
      await list.undo(BINNED[language]);
      await expect(list.row(title[language])).toHaveCount(1);
      await expectHeading(visit, '/', title);
      await editor.open(first);
      await editor.withdrawBoth();
      await expectHeading(visit, '/', words.tagline);
    },
  );
}

for (const language of languagesOfRun('en')) {
  test(
    `takes over the about page, changes, restores and withdraws it (${language})`,
    { tag: ON_DESKTOP },
    async ({ page, host }) => {
      test.slow();
      const visit = visits(page, host);
      const editor = await enterSection(page, host, language, '/admin/about');
      const title = { id: 'Siapa di balik Tunas', en: 'Who is behind Tunas' };
      await editor.opened();
      await editor.begin();
      await expect(editor.text('id', 'visionText')).not.toHaveValue('');
      await editor.writeTitles(title);
      await editor.writeTexts('homeTitle', { id: 'Tumbuh dari satu petak', en: 'Grown from one plot' });
      await editor.replace('id', 'Bermula di **Klaten**, tahun 2019.');
      await editor.replace('en', 'It began in **Klaten**, in 2019.');
      await editor.entriesOf('id', 'values').first().getByRole('textbox').first().fill('Merawat tanah');
      await editor.entriesOf('en', 'values').first().getByRole('textbox').first().fill('Caring for the soil');
      // Those of an earlier try stay: there is only one of this page.
      const name = newWord();
      const member = await editor.addShared('team');
      await member.getByRole('textbox').first().fill(name);
      await editor.saved();
      await editor.publish(['id', 'en']);
      await visit('/about', 'id', async ({ heading, main }) => {
        await expect(heading).toHaveText(title.id);
        await expect(main.locator('strong').getByText('Klaten')).toBeVisible();
        await expect(main.getByText('Bermula di Klaten, tahun 2019.')).toBeVisible();
        await expect(main.getByText('Merawat tanah', { exact: true })).toBeVisible();
        await expect(main.getByRole('heading', { name })).toBeVisible();
      });
      await visit('/about', 'en', async ({ heading, main }) => {
        await expect(heading).toHaveText(title.en);
        await expect(main.getByText('It began in Klaten, in 2019.')).toBeVisible();
        await expect(main.getByText('Caring for the soil', { exact: true })).toBeVisible();
        await expect(main.getByRole('heading', { name })).toBeVisible();
      });
      await visit('/', 'en', ({ main }) =>
        expect(main.getByRole('heading', { name: 'Grown from one plot' })).toBeVisible(),
      );
      await changeRestoreUndo(editor, 'only', title.id, (text) => expectHeading(visit, '/about', { id: text }));

      await editor.open('only');
      await editor.withdrawBoth();
      await expectHeading(visit, '/about', words.aboutTunas);
      await editor.open('only');
      await editor.publish(['id', 'en']);
      await editor.withdraw('en');
      await editor.undoPublishing('showAgain');
      await expectHeading(visit, '/about', title);
      await editor.open('only');
      await editor.withdrawBoth();
    },
  );
}

for (const language of languagesOfRun('id')) {
  test(
    `changes the contact page and every page’s footer, restores and withdraws both (${language})`,
    { tag: ON_WEB },
    async ({ page, host }) => {
      test.slow();
      const visit = visits(page, host);
      const editor = await enterSection(page, host, language, '/admin/contact');
      const title = { id: 'Hubungi kebun kami', en: 'Reach our garden' };
      await editor.opened();
      await editor.begin();
      await editor.writeTitles(title);
      await editor.writeTexts('place', { id: 'Sleman, Yogyakarta', en: 'Sleman near Yogyakarta' });
      await (await editor.fact('email')).fill('kebun@tunas.example');
      await (await editor.fact('phone')).fill('+62 274 555 0199');
      await (await editor.fact('address')).fill('Jalan Kaliurang 14');
      const name = newWord();
      const network = await editor.addShared('social');
      await network.getByRole('textbox').first().fill(name);
      await network.getByRole('textbox').last().fill(`https://social.example/@${name}`);
      await editor.saved();
      await editor.publish(['id', 'en']);
      for (const [side, place] of [
        ['id', 'Sleman, Yogyakarta'],
        ['en', 'Sleman near Yogyakarta'],
      ] as const) {
        await visit('/contact', side, async ({ heading, main }) => {
          await expect(heading).toHaveText(title[side]);
          await expect(main.getByRole('link', { name: 'kebun@tunas.example' })).toBeVisible();
          await expect(main.getByRole('link', { name: '+62 274 555 0199' })).toHaveAttribute(
            'href',
            'tel:+622745550199',
          );
          await expect(main.getByText('Jalan Kaliurang 14')).toBeVisible();
          await expect(main.getByText(place, { exact: true })).toBeVisible();
          await expect(main.getByRole('link', { name })).toBeVisible();
        });
        await visit('/blog', side, (portal) => expectFooter(portal, 'kebun@tunas.example', place));
      }

      await changeRestoreUndo(editor, 'only', title.id, (text) => expectHeading(visit, '/contact', { id: text }));

      await editor.open('only');
      await editor.withdrawBoth();
      await expectHeading(visit, '/contact', words.contact);
      await visit('/blog', 'id', (portal) => expectFooter(portal, 'halo@tunas.example', 'Jakarta, Indonesia'));
      await editor.open('only');
      await editor.publish(['id', 'en']);
      await editor.withdraw('id');
      await editor.undoPublishing('showAgain');
      await visit('/blog', 'id', (portal) => expectFooter(portal, 'kebun@tunas.example', 'Sleman, Yogyakarta'));
      await editor.open('only');
      await editor.withdrawBoth();
    },
  );
}

for (const language of languagesOfRun('en')) {
  test(
    `adds a community to the about page, changes, restores and bins it (${language})`,
    { tag: ON_DESKTOP },
    async ({ page, host }) => {
      test.slow();
      const visit = visits(page, host);
      const editor = await enterSection(page, host, language, '/admin/community');
      const title = { id: 'Kelompok Tani Sumber Rejeki', en: 'Sumber Rejeki farmers’ group' };
      await page
        .getByRole('link', { name: { id: 'Tambah komunitas', en: 'Add community' }[language] })
        .first()
        .click();
      await editor.opened();
      await editor.writeTitles(title);
      await editor.writeTexts('content', {
        id: 'Berkumpul tiap Jumat sore di balai desa.',
        en: 'We meet on Friday afternoons in the village hall.',
      });
      await editor.writeTexts('place', { id: 'Bantul', en: 'Bantul, Java' });
      await (await editor.fact('link')).fill('https://sumber-rejeki.example/gabung');
      await editor.choosePicture(await photograph(page, 1800, 1125));
      await editor.describePicture({ id: 'Balai desa saat rapat', en: 'The village hall at a meeting' });
      await editor.saved();
      const id = await editor.number();
      await editor.publish(['id', 'en']);
      await visit('/about', 'id', async ({ main }) => {
        const item = main.getByRole('listitem').filter({ hasText: title.id });
        await expect(item.getByRole('link', { name: title.id })).toHaveAttribute('href', /gabung$/);
        await expect(item).toContainText('Berkumpul tiap Jumat sore di balai desa.');
        await expect(item).toContainText('Bantul');
        await expect(item.getByRole('img', { name: 'Balai desa saat rapat' })).toBeVisible();
      });
      await visit('/about', 'en', async ({ main }) => {
        const item = main.getByRole('listitem').filter({ hasText: title.en });
        await expect(item).toContainText('We meet on Friday afternoons in the village hall.');
        await expect(item.getByRole('img', { name: 'The village hall at a meeting' })).toBeVisible();
      });

      const shown = (text: string) =>
        visit('/about', 'id', ({ main }) => expect(main.getByRole('link', { name: text, exact: true })).toBeVisible());
      await changeRestoreUndo(editor, id, title.id, shown);

      const list = new DraftListPage(page, language);
      const bin = async (): Promise<void> => {
        await editor.open(id);
        await editor.button({ id: 'Pindahkan ke Sampah', en: 'Move to bin' }).click();
        await list.read();
      };
      await bin();
      await visit('/about', 'id', async (portal) => {
        await portal.settled();
        await expect(portal.main.getByText(title.id)).toHaveCount(0);
      });
      await restoreFromBin(list, '/admin/community', title[language]);
      await editor.open(id);
      await expect(editor.states('id')).toHaveText([{ id: 'Draf', en: 'Draft' }[language]]);
      await editor.publish(['id', 'en']);
      await shown(title.id);
      await bin();
      await list
        .toast(BINNED[language])
        .getByRole('button', { name: { id: 'Urungkan', en: 'Undo' }[language] })
        .click();
      await editor.opened();
      await expect(editor.states('id')).toHaveText([{ id: 'Terbit', en: 'Published' }[language]]);
      await shown(title.id);
      await bin();
    },
  );
}
