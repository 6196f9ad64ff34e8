// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { BUNDLED_SEASONS } from '#domain/seasons/planting-seasons.ts';
import {
  aboutRow,
  bannerRow,
  contactRow,
  drawnPage,
  HOSTILE,
  openSitePage,
  refreshed,
  type KnownSite,
} from '#tests/support/stages/site-stage.tsx';
import type { HomeData } from './home-data.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-22T12:00:00Z') });
});

async function show(known: KnownSite, language: Language = 'id') {
  const opened = await openSitePage('/', known, language);
  await drawnPage(opened, '/');
  return opened;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const TAGLINE = 'Menanam Harapan, Menuai Kehidupan';
const CARDS = ['Visi', 'Misi', 'Edukasi', 'Komunitas'];
const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('where nothing is published, the page says its own words and fetches no code for banners', async () => {
  const opened = await show({ live: [] });
  expect([title(), cards()]).toEqual([TAGLINE, CARDS]);
  expect(opened.data).toEqual({
    articles: [],
    words: null,
    calendars: [],
    seasons: BUNDLED_SEASONS,
    Banners: null,
  });
  expect(await refreshed(opened)).toBeNull();
  // Without an article there is nothing to read: the first button leads to the team.
  expect(screen.getByRole('link', { name: 'Kontak' }).getAttribute('href')).toBe('/contact');
});

test('what is said of Tunas and how to ask is as super admins have it; what they left empty isn’t shown', async () => {
  const text = { homeTitle: 'Kami di sini', educationText: 'Belajar', visionTitle: 'Mimpi' };
  await show({ stored: [aboutRow({ text }), contactRow()] });
  expect(cards()).toEqual(['Mimpi', 'Misi', 'Edukasi']);
  expect(screen.getByRole('heading', { name: 'Kami di sini' })).toBeTruthy();
  expect(screen.queryByText(/semua artikel gratis/)).toBeNull();
  expect(screen.getByRole('link', { name: 'tani@desa.example' }).getAttribute('href')).toBe('mailto:tani@desa.example');
  expect(screen.getByText('Garut')).toBeTruthy();
});

test('what is said of Tunas and how to ask in the other language says so', async () => {
  await show({ stored: [aboutRow({ language: 'en', text: { homeTitle: 'We are here' } })] });
  expect(screen.getByText('We are here').lang).toBe('en');
  expect(screen.getByText('Misi').closest('[lang]')).toBeNull();
});

test('what is said of Tunas and how to ask brings no story along, which the home page doesn’t show', async () => {
  const { data } = await show({ stored: [aboutRow({ text: { story: 'Dahulu kala' } })] });
  expect(JSON.stringify(data)).not.toContain('Dahulu');
});

test('one banner leads English readers within their pages, and out of the portal beside it', async () => {
  await show({ stored: [bannerRow({ shared: { buttonLink: '/en/blog?q=a' } })] }, 'en');
  expect(screen.getByRole('link', { name: 'Lihat' }).getAttribute('href')).toBe('/en/blog?q=a');
  cleanup();
  await show({ stored: [bannerRow({ shared: { buttonLink: 'https://tani.example' } })] });
  const link = screen.getByRole('link', { name: 'Lihat' });
  const led = [link.getAttribute('href'), link.getAttribute('rel')];
  expect(led).toEqual(['https://tani.example', 'noopener noreferrer']);
});

test.each<[string, Parameters<typeof bannerRow>[0]]>([
  ['no link', { shared: { buttonLink: '' } }],
  ['a link that may not be followed', { shared: { buttonLink: 'javascript:alert(1)' } }],
  ['no words on its button', { text: { title: 'Panen raya', buttonLabel: '' } }],
])('one banner with %s keeps the portal’s own links, also beside another one', async (_what, row) => {
  const led = () =>
    [...document.querySelectorAll('.hero a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const own = [
    ['Kontak', '/contact'],
    ['Tentang Tunas', '/about'],
  ];
  await show({ stored: [bannerRow(row)] });
  expect(led()).toEqual(own);
  cleanup();
  await show({ stored: [bannerRow({ id: 4 }), bannerRow({ ...row, id: 5 })] });
  expect(led()).toEqual([['Lihat', '/blog'], ...own]);
});

test('one banner in the other language says so', async () => {
  await show({ stored: [bannerRow({ language: 'en', text: { title: 'Harvest' } })] });
  expect(screen.getByText('Harvest').closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('one banner stays text, whatever it says, and leads nowhere it shouldn’t', async () => {
  const text = { title: HOSTILE, content: HOSTILE };
  await show({ stored: [bannerRow({ text, shared: { buttonLink: 'javascript:alert(1)' } })] });
  expect(title()).toBe(HOSTILE);
  expect(document.querySelectorAll('script, [onerror], img[src="x"], .hero a[href^="javascript"]')).toHaveLength(0);
});

test('one banner of a copy that is older than its time isn’t shown, nor one before its time', async () => {
  const over = bannerRow({ shared: { activeUntil: '2026-11-22T11:59:59Z' } });
  await show({ stored: [over, bannerRow({ id: 2, shared: { activeFrom: '2026-11-22T12:00:01Z' } })] });
  expect(title()).toBe(TAGLINE);
});

test('brought up to date, a new banner comes with its code, a withdrawn one goes', async () => {
  const added = await refreshed(await openSitePage('/', { live: [bannerRow()] }));
  expect((added!.data as HomeData).Banners).toBeTypeOf('function');
  const gone = await refreshed(await openSitePage('/', { stored: [bannerRow()], live: [] }));
  expect(gone?.data).toEqual({
    articles: [],
    words: null,
    calendars: [],
    seasons: BUNDLED_SEASONS,
    Banners: null,
  });
});

test('a prerendered page carries no code, and has it again before it comes to life', async () => {
  const { page, data } = await openSitePage('/', { stored: [bannerRow()] });
  const carried = JSON.parse(JSON.stringify(page.slim?.remove(data))) as HomeData;
  expect(carried.Banners).toBeNull();
  expect(await page.slim?.restore(carried, document)).toEqual(data);
});
