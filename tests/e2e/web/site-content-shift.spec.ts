import { PortalPage } from '../pages/portal-page.ts';
import { ABOUT } from '#renderer/admin/sections/about/about.ts';
import { BANNERS } from '#renderer/admin/sections/banners/banners.ts';
import { CONTACT } from '#renderer/admin/sections/contact/contact.ts';
import { emptyDocument } from '#renderer/admin/cms/content-types/document-schema.ts';
import type { ContentTypeDefinition } from '#renderer/admin/cms/content-types/definition.ts';
import { expect, test } from '../../support/portal/own-backend-test.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { DraftApi } from '../../support/portal/draft-api.ts';

// The site was built before any of this was written: it comes once the page is alive.
test.use({ viewport: { width: 412, height: 823 } });
test.beforeEach(({ admin }) => void admin);

/** A document with a drawing of the portal, and these texts in both languages. */
function written(definition: ContentTypeDefinition, texts: object, shared: object = {}) {
  const empty = emptyDocument(definition);
  const side = { ...texts, imageAlt: 'Sawah' };
  const own = { ...empty, image: '/pictures/planting-hand.svg', ...shared };
  return { ...own, id: { ...empty.id, ...side }, en: { ...empty.en, ...side } };
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

test('holds still when what was written after the build comes', async ({ page, backend }) => {
  const api = await DraftApi.of(backend);
  await api.publishOnly('about', written(ABOUT, ABOUT_TEXTS));
  // Without the phone that the built page has.
  await api.publishOnly('contact', written(CONTACT, CONTACT_TEXTS, { email: 'kebun@tunas.example', phone: '' }));
  await api.publishNew('banners', written(BANNERS, BANNER_TEXTS, { buttonLink: '/blog' }));
  const watch = await watchPage(page);
  const portal = new PortalPage(page);
  // In the system's own typeface, as on a slow network's first page: whether ours comes in time depends on the machine, and
  // lines break otherwise in it.
  await page.route(/\.woff2$/, (route) => route.abort());
  const expectStillAt = async (path: string, heading: string): Promise<void> => {
    await portal.open(path);
    await expect(portal.heading).toHaveText(heading);
    await portal.settled();
    await expectStill(watch);
  };
  await expectStillAt('/about', ABOUT_TEXTS.title);
  await expectStillAt('/contact', CONTACT_TEXTS.title);
  await expectStillAt('/', BANNER_TEXTS.title);
});
