// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPortal } from '#tests/support/stages/portal-stage.tsx';
import { sessionStage, VISITOR } from '#tests/support/stages/session-stage.tsx';
import { failed, ok, type Result } from '#domain/result.ts';
import type { DraftPreview, ReadableArticle } from '#renderer/data/repository.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
// Fetched when they are needed; here they are at hand, so that nothing waits for the disk.
import '#renderer/app/messages/messages-en.ts';
import './page-messages/texts-en.ts';
import './preview-screen.tsx';

const TOKEN = 'A'.repeat(43);
const OTHER = 'B'.repeat(43);

const article = (language: 'id' | 'en', title: string): ReadableArticle => ({
  ...{ id: 7, title, excerpt: '', image: '/pictures/x.svg', imageAlt: '', date: '2026-11-01', language, words: 3 },
  ...{ category: { slug: 'organic', name: { id: 'Organik', en: 'Organic' } }, author: 'Tim', version: '4' },
  ...{ reviewedOn: null, reviewBy: null, audience: '', place: '', html: `<p>${title}</p>`, headings: [] },
});
const preview = (
  articles: Extract<DraftPreview, { kind: 'article' }>['articles'],
  live: DraftPreview['live'] = { id: null, en: null },
): Result<DraftPreview> => ok({ kind: 'article', savedAt: '2026-11-24T07:00:00Z', articles, live });
const BOTH = preview({ id: article('id', 'Kompos'), en: article('en', 'Compost') });

let asked: string[] = [];
let answer: Result<DraftPreview> = BOTH;
beforeEach(() => {
  asked = [];
  answer = BOTH;
});

async function open(at: string, known: object = {}) {
  const readPreview = (token: string) => {
    asked.push(token);
    return Promise.resolve(answer);
  };
  const site = () => Promise.resolve(failed('not-found', 'site'));
  const platform = memoryPlatform();
  const repository = { stored: { site }, readPreview, ...known };
  await openPortal(at, { repository, session: sessionStage(VISITOR), platform });
  await waitFor(() => expect(heading()).not.toBe('Memuat...'));
  return platform;
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

test('a link shows the draft on its readers’ page, says that it isn’t published, and offers nothing to share it', async () => {
  await open(`/preview#${TOKEN}`);
  expect([asked, heading()]).toEqual([[TOKEN], 'Kompos']);
  expect(screen.getByRole('region', { name: 'Pratinjau, belum diterbitkan' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Bagikan' })).toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer');
});

test('of what is published it says so, in the language that is shown', async () => {
  answer = preview({ id: article('id', 'Kompos'), en: article('en', 'Compost') }, { id: 'changed', en: 'same' });
  await open(`/preview#${TOKEN}`);
  const strip = 'Sudah terbit; pratinjau ini memuat perubahan yang belum diterbitkan';
  expect(screen.getByRole('region', { name: strip })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  const shown = { name: 'Published, the same as here' };
  await waitFor(() => expect(screen.getByRole('region', shown)).toBeDefined());
});

test('it is read anew when asked, in whichever language is looked at', async () => {
  await open(`/preview#${TOKEN}`);
  answer = preview({ id: article('id', 'Kompos cacing'), en: null });
  fireEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
  await waitFor(() => expect(heading()).toBe('Kompos cacing'));
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  // It has no text in that language: the other one is shown, with the notice that readers get.
  await screen.findByText('Not available in English yet. Shown in Indonesian.');
  expect(heading()).toBe('Kompos cacing');
  expect(asked).toEqual([TOKEN, TOKEN]);
});

test('a connection that is lost takes no text away that is being read', async () => {
  await open(`/preview#${TOKEN}`);
  answer = failed('offline', 'no network');
  fireEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
  await screen.findByRole('alert');
  expect(heading()).toBe('Kompos');
});

test('where it can’t be read it is tried again once the network is back', async () => {
  answer = failed('offline', 'no network');
  const platform = await open(`/preview#${TOKEN}`);
  expect(screen.getByRole('alert')).toBeDefined();
  answer = BOTH;
  act(() => platform.comeOnline());
  await waitFor(() => expect(heading()).toBe('Kompos'));
});

test.each([
  ['revoked, out of date or wrong', `/preview#${TOKEN}`, failed('not-found', ''), [TOKEN]],
  ['without a token', '/preview', BOTH, []],
  ['with half of one', '/preview#AAAA', BOTH, []],
])('a link that is %s says one and the same', async (_how, at, told, tokens) => {
  answer = told;
  await open(at);
  expect([asked, heading()]).toEqual([tokens, 'Pratinjau ini tidak bisa dibuka']);
});

test('a banner stands as on the home page, in the other language where it has no title in this one', async () => {
  const banner = {
    ...{
      id: 3,
      language: 'en' as const,
      title: 'Rainy season',
      content: 'Prepare the drains.',
      image: '',
      imageAlt: '',
    },
    ...{ buttonLabel: 'Read', buttonLink: '/blog', activeFrom: '', activeUntil: '' },
  };
  const saved = {
    kind: 'banner' as const,
    savedAt: '2026-11-24T07:00:00Z',
    live: { id: null, en: 'changed' as const },
  };
  answer = ok({ ...saved, banners: { id: null, en: banner } });
  await open(`/preview#${TOKEN}`);
  await waitFor(() => expect(heading()).toBe('Rainy season'));
  const strip = 'Sudah terbit; pratinjau ini memuat perubahan yang belum diterbitkan';
  expect(screen.getByRole('region', { name: strip })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('en');
  answer = ok({ ...saved, banners: { id: null, en: null } });
  fireEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
  await waitFor(() => expect(heading()).toBe('Draf ini masih kosong'));
});

test('a draft without a word says so', async () => {
  answer = preview({ id: null, en: null });
  await open(`/preview#${TOKEN}`);
  expect(heading()).toBe('Draf ini masih kosong');
});

test('where there is no backend, no link opens anything', async () => {
  await open(`/preview#${OTHER}`, { readPreview: undefined });
  expect(heading()).toBe('Pratinjau ini tidak bisa dibuka');
});
