// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#domain/localized.ts';
import {
  contactRow,
  drawnPage,
  HOSTILE,
  openSitePage,
  refreshed,
  type KnownSite,
} from '#tests/support/stages/site-stage.tsx';

async function show(known: KnownSite, language: Language = 'id') {
  const opened = await openSitePage('/contact', known, language);
  await drawnPage(opened, '/contact');
  return opened;
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const BUILT_IN = ['Kontak', 'Email', 'Telepon', 'Alamat', 'Ada yang ingin ditanyakan?', 'Mari bekerja sama'];

test('what is published takes the place of the page’s own words; empty headings stay, what else is empty isn’t shown', async () => {
  await show({ stored: [contactRow()] });
  expect(headings()).toEqual(['Sapa kami', 'Email', 'Alamat', 'Ada yang ingin ditanyakan?']);
  expect(hrefs()).toEqual(['mailto:tani@desa.example']);
  expect(screen.getByText('Garut')).toBeTruthy();
  expect(screen.queryByText(/Kami membalas lewat email/)).toBeNull();
});

test('what is published has a phone, an address, a note and other places', async () => {
  const social = [{ name: 'Mastodon', link: 'https://tani.example/@a' }];
  const shared = { phone: '021 (555) 0100', address: 'Jalan Sawah 1', social };
  await show({ stored: [contactRow({ shared, text: { noteText: 'Pakai saja' } })] });
  expect(headings()).toEqual([...BUILT_IN.with(0, 'Sapa kami').toSpliced(4, 0, 'Ikuti kami')]);
  expect(hrefs()).toEqual(['mailto:tani@desa.example', 'tel:0215550100', 'https://tani.example/@a']);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Mastodon' }).rel).toBe('noopener noreferrer');
  expect(screen.getByText('Jalan Sawah 1')).toBeTruthy();
  expect(screen.getByText('Pakai saja')).toBeTruthy();
});

test('what is published in the other language says so', async () => {
  await show({ stored: [contactRow({ language: 'en', text: { title: 'Say hello', place: 'Garut, West Java' } })] });
  expect(screen.getByText('Say hello').lang).toBe('en');
  expect(screen.getByText('Garut, West Java').lang).toBe('en');
  expect(screen.getByText('Ada yang ingin ditanyakan?').closest('[lang]')).toBeNull();
});

test('what is published stays text, whatever it says, and an e-mail that is none leaves the portal’s own', async () => {
  const social = [{ name: 'X', link: 'javascript:1' }];
  const shared = { email: `a@b.example?bcc=${HOSTILE}`, phone: 'javascript:1', social };
  const live = [contactRow({ shared, text: { title: HOSTILE, noteText: HOSTILE } })];
  const opened = await openSitePage('/contact', { live });
  await drawnPage((await refreshed(opened))!, '/contact');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(HOSTILE);
  expect(document.querySelectorAll('script, [onerror], img[src="x"]')).toHaveLength(0);
  expect(hrefs()).toEqual(['mailto:halo@tunas.example']);
});

test('brought up to date, what was withdrawn is gone', async () => {
  const gone = await refreshed(await openSitePage('/contact', { stored: [contactRow()], live: [] }));
  await drawnPage(gone!, '/contact');
  expect(headings()).toEqual(BUILT_IN);
});
