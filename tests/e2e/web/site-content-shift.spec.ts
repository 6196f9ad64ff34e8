import { BANNERS } from '#renderer/admin/sections/banners/banners.ts';
import { ABOUT } from '#renderer/admin/sections/about/about.ts';
import { CONTACT } from '#renderer/admin/sections/contact/contact.ts';
import { emptyDocument } from '#renderer/admin/cms/content-types/document-schema.ts';
import type { ContentTypeDefinition } from '#renderer/admin/cms/content-types/definition.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// The site was built before any of this was written: it comes once the page is alive. That the backend answers so, and what the
// pages then show: site-shown.test.ts, about-screen.test.tsx, contact-screen.test.tsx, home-screen.test.tsx.
test.use({ viewport: { width: 412, height: 823 } });

/** A row of the backend with a drawing of the portal and these texts. */
function written(definition: ContentTypeDefinition, texts: object, shared: object = {}) {
  const { id: empty, en: _, outdated: __, ...none } = emptyDocument(definition);
  return {
    ...{ collection: definition.collection, id: 1, language: 'id' },
    shared: { ...none, image: '/pictures/planting-hand.svg', ...shared },
    text: { ...empty, ...texts, imageAlt: 'Sawah' },
  };
}

const ABOUT_TEXTS = {
  title: 'Siapa kami',
  lead: 'Kami menemani petani dari benih pertama sampai panen, dan kadang sampai pasar.',
  visionText: 'Petani yang berdaya, tanah yang pulih, dan pangan yang cukup untuk semua orang.',
  missionText: 'Menulis panduan yang bisa langsung dicoba.',
  story: 'Bermula dari satu petak di Klaten.',
};

const CONTACT_TEXTS = {
  title: 'Hubungi kami',
  lead: 'Ada yang ingin ditanyakan tentang tanaman Anda? Kami membaca semuanya.',
  place: 'Sleman, Yogyakarta',
};

const BANNER_TEXTS = {
  title: 'Panen raya di Klaten akhir pekan ini',
  content: 'Datang dan lihat sendiri padinya, bersama para petani yang menanamnya.',
  buttonLabel: 'Baca kisahnya',
};

const ROWS = [
  written(ABOUT, ABOUT_TEXTS),
  written(BANNERS, BANNER_TEXTS, { buttonLink: '/blog' }),
  // Without the phone that the built page has.
  written(CONTACT, CONTACT_TEXTS, { email: 'kebun@tunas.example', phone: '' }),
];

test('holds still when what was written after the build comes', async ({ page }) => {
  await page.route(/\/rpc\/read_site/, async (route) => {
    const wanted = new URL(route.request().url()).searchParams.get('collections')?.split(',');
    const response = await route.fetch();
    const rows = ROWS.filter(({ collection }) => wanted?.includes(collection) ?? true);
    await route.fulfill({ response, json: [...rows, ...((await response.json()) as unknown[])] });
  });
  const watch = await watchPage(page);
  const portal = new PortalPage(page);
  for (const [path, heading] of [
    ['/about', ABOUT_TEXTS.title],
    ['/contact', CONTACT_TEXTS.title],
    ['/', BANNER_TEXTS.title],
  ] as const) {
    await portal.open(path);
    await expect(portal.heading).toHaveText(heading);
    await portal.settled();
    await expectStill(watch);
  }
});
