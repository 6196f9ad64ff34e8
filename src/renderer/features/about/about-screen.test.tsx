// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aboutRow,
  communityRow,
  drawnPage,
  HOSTILE,
  openSitePage,
  refreshed,
  type KnownSite,
} from '#tests/support/stages/site-stage.tsx';
import type { Language } from '#domain/localized.ts';

async function show(known: KnownSite, language: Language = 'id') {
  const opened = await openSitePage('/about', known, language);
  const view = await drawnPage(opened, '/about');
  return { opened, view };
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

const BUILT_IN = [
  ...['Tentang Tunas', 'Visi', 'Misi', 'Cerita kami', 'Nilai kami', 'Tim dan komunitas'],
  ...['Tim Agronomi Tunas', 'Penyuluh', 'Petani dan pencinta lingkungan'],
];

describe('what is published', () => {
  test('takes the place of the page’s own words; empty headings stay, empty texts aren’t shown', async () => {
    await show({ stored: [aboutRow()], story: '<p>Mulai <strong>kecil</strong>.</p>' });
    expect(headings()).toEqual(['Siapa kami', 'Visi', 'Misi', 'Cerita kami']);
    expect(screen.getByText('Tanah subur')).toBeTruthy();
    expect(screen.getByText('kecil').tagName).toBe('STRONG');
    expect(screen.queryByText(/menemani petani/)).toBeNull();
    expect(screen.queryByText('Mari bekerja sama')).toBeNull();
  });

  test('has values, a team and a picture of its own', async () => {
    const text = {
      ...{ storyTitle: 'Awal mula', valuesTitle: 'Nilai', values: [{ title: 'Jujur', text: 'Selalu' }] },
      ...{ teamButton: 'Gabung', imageAlt: 'Kami' },
    };
    const ratna = {
      name: { id: 'Ratna', en: 'Ratna' },
      role: { id: 'Penyuluh', en: '' },
      picture: '/media/r/480.webp',
    };
    const shared = { team: [ratna], image: '/media/a/480.webp' };
    await show({ stored: [aboutRow({ text, shared })], story: '<p>x</p>' });
    expect(headings()).toEqual(['Siapa kami', 'Visi', 'Misi', 'Awal mula', 'Nilai', 'Tim dan komunitas', 'Ratna']);
    expect(screen.getByText('Jujur').tagName).toBe('DT');
    expect(screen.getByRole('link', { name: 'Gabung' }).getAttribute('href')).toBe('/contact');
    const picture = screen.getByRole('img', { name: 'Kami' });
    expect(picture.getAttribute('src')).toBe('https://backend.example/media/a/480.webp');
  });

  test('is the browser’s title and description too', async () => {
    const { opened } = await show({ stored: [aboutRow({ text: { lead: 'Dari benih' } })] });
    const head = opened.page.head(opened.data, ((key: string) => key) as never);
    expect(head).toMatchObject({ title: 'Siapa kami', description: 'Dari benih' });
  });

  test('in the other language says so, and the page’s own headings within it don’t', async () => {
    await show({ stored: [aboutRow({ language: 'en', text: { title: 'Who we are' } })], story: '<p>Small</p>' });
    expect(screen.getByText('Who we are').lang).toBe('en');
    expect(screen.getByText('Tanah subur').lang).toBe('en');
    expect(screen.getByText('Small').closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading', { name: 'Visi' }).closest('[lang]')).toBeNull();
  });

  test('in the reader’s language says nothing of it', async () => {
    await show({ stored: [aboutRow()], story: '<p>x</p>' });
    expect(document.querySelectorAll('[lang]')).toHaveLength(0);
  });

  test('stays text, whatever it says', async () => {
    const story = `${HOSTILE} [x](javascript:alert(1))`;
    const text = { title: HOSTILE, visionText: HOSTILE, story, values: [{ title: HOSTILE, text: '' }] };
    const live = [aboutRow({ text }), communityRow({ text: { title: HOSTILE } })];
    const opened = await openSitePage('/about', { live });
    await drawnPage((await refreshed(opened))!, '/about');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(HOSTILE);
    expect(document.querySelectorAll('script, [onerror], img[src="x"], a[href^="javascript"]')).toHaveLength(0);
  });
});

test('communities stand in the section of the team, with their place and a link that leaves the portal', async () => {
  const leading = communityRow({ shared: { link: 'https://tani.example/a' } });
  await show({ live: [], stored: [leading, communityRow({ id: 2, language: 'en', text: { title: 'Farm On' } })] });
  const link = screen.getByRole('link', { name: 'Tani Maju' });
  const led = ['href', 'rel', 'target'].map((name) => link.getAttribute(name));
  expect(led).toEqual(['https://tani.example/a', 'noopener noreferrer', '_blank']);
  const item = link.closest('li')!;
  expect(within(item).getByText('Sleman')).toBeTruthy();
  expect([item.lang, screen.getByText('Farm On').closest('li')?.lang]).toEqual(['', 'en']);
  expect(headings()).toEqual([...BUILT_IN, 'Tani Maju', 'Farm On']);
});

test('brought up to date, a text that changed is shown, and the story is made into HTML only where it changed', async () => {
  const stored = { stored: [aboutRow()], story: '<p>kept</p>' };
  for (const [text, data] of [
    [{ title: 'Baru' }, { about: { title: 'Baru' }, story: '<p>kept</p>' }],
    [{ story: '**Lain**' }, { story: '<p><strong>Lain</strong></p>\n' }],
  ] as const) {
    const after = await refreshed(await openSitePage('/about', { ...stored, live: [aboutRow({ text })] }));
    expect(after?.data).toMatchObject(data);
  }
});

test('brought up to date, what was withdrawn is gone', async () => {
  const stored = [aboutRow(), communityRow()];
  const gone = await refreshed(await openSitePage('/about', { stored, story: 'x', live: [] }));
  expect(gone?.data).toEqual({ about: null, communities: [], story: '' });
  await drawnPage(gone!, '/about');
  expect(headings()).toEqual(BUILT_IN);
});

test('a prerendered page carries the story once: in its HTML', async () => {
  const { page, data } = await openSitePage('/about', { stored: [aboutRow()], story: '<p>Mulai</p>' });
  const carried = JSON.parse(JSON.stringify(page.slim?.remove(data))) as typeof data;
  expect(JSON.stringify(carried)).not.toContain('<p>');
  const html = document.createElement('div');
  html.innerHTML = '<div class="article-text"><p>Mulai</p></div>';
  expect(await page.slim?.restore(carried, html)).toEqual(data);
});
