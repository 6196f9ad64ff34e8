// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn, openSitePage, siteRepository, staged } from '#tests/support/stages/site-stage.tsx';
import { calendarsIn } from '#domain/seasons/calendars-in.ts';
import { calendarsOfArticles } from '#domain/seasons/field-tasks.ts';
import type { Language } from '#domain/localized.ts';
import { HydratingContext } from '#renderer/page/page.ts';

const CHILI = `
\`\`\`figure calendar
judul: Cabai menjelang hujan
wilayah: Jawa dan Bali
- Semai: Agustus
- Panen: Des–Mar | petik tiap minggu
sumber: BMKG, 2025
\`\`\`

\`\`\`figure calendar
judul: Cabai di Sumatra
wilayah: Sumatra
- Puncak hujan: Nov
- Buat saluran: Nov
sumber: BMKG, 2025
\`\`\`
`;
const calendars = calendarsOfArticles([{ id: 2, calendars: calendarsIn(CHILI) }]);

/** Midnight of 1 December in Jakarta, where it is still November elsewhere. */
const DECEMBER = new Date('2026-11-30T17:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: DECEMBER });
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['season'];
});

async function homePage(language: Language = 'id', isHydrating = false) {
  const { page, data } = await openSitePage('/', { calendars }, language);
  const screenOf = (
    <HydratingContext value={isHydrating}>
      <page.Screen data={data} />
    </HydratingContext>
  );
  return [screenOf, siteRepository().repository, language] as const;
}
const tasks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('#f-calendar'))
    .map((link) => [link.textContent, link.getAttribute('href')]);
const choose = (region: string) =>
  fireEvent.change(screen.getByLabelText('Wilayah Anda'), { target: { value: region } });

const QUESTION = 'Pilih wilayah Anda untuk melihat pekerjaan bulan ini.';

test('as it is built the page knows no day and no region: it asks for it, and has the calendars where no script runs', async () => {
  const html = renderToString(await staged(...(await homePage('id', true))));
  const [without, , rest] = html.split(/<\/?noscript>/);
  expect(without).toContain(QUESTION);
  expect(html.match(/<noscript>.*<\/noscript>/)?.[0]).toContain('href="/article/2#f-calendar-1"');
  expect(`${without}${rest}`).not.toContain('#f-calendar');
  expect(html).not.toMatch(/Desember|November/);
});

test('a chosen region has the tasks of the month in Jakarta, and its season is that of the drawing', async () => {
  await drawn(...(await homePage()));
  expect(screen.getByText(QUESTION)).toBeTruthy();
  expect(document.documentElement.dataset['season']).toBeUndefined();
  choose('java');
  expect(screen.getByText('Mulai bulan ini · petik tiap minggu')).toBeTruthy();
  expect(tasks()).toEqual([['Panen', '/article/2#f-calendar-1']]);
  expect(screen.getByText(/^Pekerjaan bulan Desember di wilayah Anda/)).toBeTruthy();
  expect(document.documentElement.dataset['season']).toBe('t');
});

test('a month without a task shows those of the next month that has any; without any, the calendars', async () => {
  await drawn(...(await homePage()));
  choose('sumatra');
  expect(screen.getByText(/tidak mencatat pekerjaan untuk Desember. Berikutnya, November 2027:/)).toBeTruthy();
  expect(tasks()).toEqual([['Buat saluran', '/article/2#f-calendar-2']]);
  expect(screen.getByText('Cabai di Sumatra')).toBeTruthy();
  choose('kalimantan');
  expect(screen.getByText(/belum mencatat pekerjaan di wilayah Anda/)).toBeTruthy();
  expect(tasks()).toEqual([['Cabai menjelang hujan', '/article/2#f-calendar-1']]);
});

test('what super admins wrote stands in the place of the portal’s own heading and note', async () => {
  const text = { title: 'Kerja bulan ini', content: 'Tanya penyuluh.' };
  const stored = [
    { collection: 'seasons', id: 1, language: 'id', text, shared: { java: 'hhhhhhhhhhhh', sumatra: 'x' } },
  ];
  const { page, data } = await openSitePage('/', { calendars, stored });
  await drawn(<page.Screen data={data} />, siteRepository().repository);
  expect(screen.getByRole('heading', { name: 'Kerja bulan ini' })).toBeTruthy();
  expect(screen.getByText('Tanya penyuluh.')).toBeTruthy();
  expect(screen.queryByText(/KATAM/)).toBeNull();
  choose('java');
  expect(document.documentElement.dataset['season']).toBe('h');
  choose('sumatra');
  expect(document.documentElement.dataset['season']).toBe('g');
});

test('without any calendar the page has no such section', async () => {
  const { page, data } = await openSitePage('/', {});
  await drawn(<page.Screen data={data} />, siteRepository().repository);
  expect(screen.queryByText('Bulan ini di lahan')).toBeNull();
});
