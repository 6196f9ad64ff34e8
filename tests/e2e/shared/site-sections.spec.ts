import type { Page } from '@playwright/test';
import { todayInJakarta } from '#domain/jakarta-day.ts';
import type { Language } from '#domain/localized.ts';
import { BUNDLED_SEASONS, stageOf } from '#domain/seasons/planting-seasons.ts';
import { editorMessages, photograph } from '../pages/article-editor.ts';
import { DraftListPage, newWord } from '../pages/draft-list-page.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { DraftApi } from '../../support/portal/draft-api.ts';
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
import { LONG_FORM } from '../../support/portal/journey-languages.ts';

// Sections that every visitor sees: each journey restores the public pages at its end. `npm test` runs each on one host, and leaves
// out what writing.spec.ts tests with an article in the same editor and list: to change and restore what is published, to move it
// to the bin and back. That visitors can't read a binned or withdrawn item of any section: site-shown.test.ts.
test.use({ site: 'changing' });

/** Opens the home page and waits until it shows what the backend publishes: the built page shows the tagline before. */
async function openHome(page: Page): Promise<PortalPage> {
  const portal = new PortalPage(page);
  const answer = page.waitForResponse((response) => response.url().includes('/rpc/read_site'));
  await portal.open('/');
  await (await answer).finished();
  await page.waitForTimeout(500);
  return portal;
}

test(
  'makes banners, which the home page shows, changes, restores and hides',
  { tag: ON_WEB },
  async ({ page, host }) => {
    test.slow();
    // A try that failed half-way may have left some in front of visitors.
    await (await DraftApi.of(host.backend)).clear('banners');
    const visit = visits(page, host);
    const editor = await enterSection(page, host, 'id', '/admin/hero-banner');
    const title = { id: 'Panen raya di Klaten', en: 'The great harvest in Klaten' };
    const second = { id: 'Pelatihan kompos', en: 'Compost training' };
    await page.getByRole('link', { name: 'Buat spanduk' }).first().click();
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
    await editor.chooseDrawing('Kompos cacing');
    await (await editor.fact('order')).fill('2');
    await editor.saved();
    const other = await editor.number();
    await editor.publish(['id', 'en']);
    await visit('/', 'id', async ({ heading, main }) => {
      await expect(heading).toHaveText(title.id);
      await main.getByRole('button', { name: 'Jeda' }).click();
      await expect(main.getByRole('button', { name: 'Lanjutkan' })).toBeVisible();
      await expect(main.getByRole('img', { name: 'Sawah yang menguning' })).toBeVisible();
      await main.getByRole('button', { name: 'Sorotan berikutnya' }).click();
      await expect(heading).toHaveText(second.id);
      await expect(main.getByRole('img', { name: /^Kotak kayu dibelah/ })).toBeVisible();
    });
    await editor.open(other);
    await (await editor.fact('activeFrom')).fill(inDays(1));
    await editor.saved();
    await editor.publish(['id', 'en'], editorMessages.publishedFrom);
    await visit('/', 'id', async ({ heading, main }) => {
      await expect(heading).toHaveText(title.id);
      await expect(main.getByRole('button', { name: 'Sorotan berikutnya' })).toHaveCount(0);
    });
    await editor.open(first);
    await (await editor.fact('activeUntil')).fill(inDays(1));
    await editor.saved();
    await editor.publish(['id']);
    if (host.name === 'web') {
      // The app's one page would keep the clock that it is given.
      const later = await host.freshPage();
      await later.clock.install({ time: Date.now() + 3 * DAY_MS });
      await expect((await openHome(later)).heading).toHaveText(words.tagline.id);
      await host.leave(later);
    }
    if (LONG_FORM) {
      await changeRestoreUndo(editor, first, title.id, (text) => expectHeading(visit, '/', { id: text }));
      const list = new DraftListPage(page, 'id');
      await page.goto('/admin/hero-banner');
      await list.read();
      for (const each of [title, second]) await list.tick(each.id).check();
      await list.button('bin').click();
      await expect(list.row(title.id)).toHaveCount(0);
      await expectHeading(visit, '/', words.tagline);
      await restoreFromBin(list, '/admin/hero-banner', title.id);
      await editor.open(first);
      await editor.publish(['id', 'en']);
      await expectHeading(visit, '/', title);
      await page.goto('/admin/hero-banner');
      await list.read();
      await list.tick(title.id).check();
      await list.button('bin').click();
      await list.undo('1 dipindahkan ke Sampah');
      await expect(list.row(title.id)).toHaveCount(1);
      await expectHeading(visit, '/', title);
    }
    await editor.open(first);
    await editor.withdrawBoth();
    await expectHeading(visit, '/', words.tagline);
    if (host.name === 'web') {
      const visitor = await host.freshPage();
      await expect((await openHome(visitor)).heading).toHaveText(words.tagline.id);
      await host.leave(visitor);
    }
    // One of them would be shown from tomorrow on.
    await (await DraftApi.of(host.backend)).clear('banners');
  },
);

test('takes over the about page, and withdraws it', { tag: ON_DESKTOP }, async ({ page, host }) => {
  test.slow();
  const visit = visits(page, host);
  const editor = await enterSection(page, host, 'en', '/admin/about');
  const title = { id: 'Siapa di balik Tunas', en: 'Who is behind Tunas' };
  await editor.opened();
  await editor.begin();
  await expect(editor.text('id', 'visionText')).not.toHaveValue('');
  await editor.writeTitles(title);
  await editor.writeTexts('homeTitle', { id: 'Tumbuh dari satu petak', en: 'Grown from one plot' });
  await editor.replace('id', 'Bermula di Klaten, tahun 2019.', '<p>Bermula di <b>Klaten</b>, tahun 2019.</p>');
  await editor.replace('en', 'It began in Klaten, in 2019.', '<p>It began in <b>Klaten</b>, in 2019.</p>');
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
  await editor.open('only');
  await editor.withdrawBoth();
  await expectHeading(visit, '/about', words.aboutTunas);
  if (!LONG_FORM) return;
  // As on the contact page.
  await editor.open('only');
  await editor.publish(['id', 'en']);
  await editor.withdraw('en');
  await editor.undoPublishing('showAgain');
  await expectHeading(visit, '/about', title);
  await editor.open('only');
  await editor.withdrawBoth();
});

test(
  'changes the contact page and every page’s footer, and withdraws both',
  { tag: ON_WEB },
  async ({ page, host }) => {
    test.slow();
    const visit = visits(page, host);
    const editor = await enterSection(page, host, 'id', '/admin/contact');
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
        await expect(main.getByRole('link', { name: '+62 274 555 0199' })).toHaveAttribute('href', 'tel:+622745550199');
        await expect(main.getByText('Jalan Kaliurang 14')).toBeVisible();
        await expect(main.getByText(place, { exact: true })).toBeVisible();
        await expect(main.getByRole('link', { name })).toBeVisible();
      });
      await visit('/blog', side, (portal) => expectFooter(portal, 'kebun@tunas.example', place));
    }

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

test(
  'writes the season of a region, which the home page of a reader there follows, and withdraws it',
  { tag: ON_WEB },
  async ({ page, host }) => {
    test.slow();
    const visit = visits(page, host);
    // Another stage than that which the portal comes with, whatever month it is.
    const month = Number(todayInJakarta(new Date()).slice(5, 7));
    const bundled = stageOf(BUNDLED_SEASONS.kalimantan, month);
    const other = bundled === 'h' ? 'p' : 'h';
    const expectStage = (stage: string | null, language: Language = 'id') =>
      visit('/', language, async ({ page: reader }) => {
        await reader.getByLabel(language === 'id' ? 'Wilayah Anda' : 'Your region').selectOption('kalimantan');
        await expect(reader.locator('html')).toHaveAttribute('data-season', String(stage));
      });
    await expectStage(bundled);
    const editor = await enterSection(page, host, 'id', '/admin/seasons');
    await editor.opened();
    await editor.begin();
    const note = { id: `Tanya penyuluh, ${newWord()}.`, en: `Ask your officer, ${newWord()}.` };
    await editor.writeTexts('content', note);
    await editor.unfold();
    const region = page.locator('.facts-panel details').filter({ has: page.getByText('Kalimantan', { exact: true }) });
    await region.locator('summary').click();
    const months = region.locator('select');
    await months.nth(month - 1).selectOption('-');
    await editor.saved();
    await editor.openPublish(['id']);
    await expect(editor.dialog.getByText('Ada bulan yang belum dipilih.')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await months.nth(month - 1).selectOption(other);
    await editor.saved();
    await editor.publish(['id', 'en']);
    for (const side of ['id', 'en'] as const) {
      await expectStage(other, side);
      await visit('/', side, ({ main }) => expect(main.getByText(note[side])).toBeVisible());
    }
    await editor.open('only');
    await editor.withdrawBoth();
    await expectStage(bundled);
    await visit('/', 'id', ({ main }) => expect(main.getByText('tahun yang biasa')).toBeVisible());
  },
);
