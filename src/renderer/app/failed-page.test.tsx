// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticleSummary } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { openPortal } from '#tests/support/stages/portal-stage.tsx';
import { sessionStage, VISITOR } from '#tests/support/stages/session-stage.tsx';
import type { ReadableArticle } from '../data/repository.ts';
import { memoryPlatform } from '../platform/memory/memory-platform.ts';
import '../features/articles/article-screen.tsx';
import '../features/articles/blog-screen.tsx';

const CHILI: ArticleSummary = {
  ...{ id: 2, title: 'Cabai di musim hujan', excerpt: '', image: '', imageAlt: '', date: '2024-01-01', words: 700 },
  ...{ category: { slug: 'horticulture', name: { id: 'Hortikultura', en: 'Horticulture' } }, language: 'id' },
};
const WHOLE: ReadableArticle = {
  ...CHILI,
  ...{
    author: 'Tim',
    reviewedOn: null,
    reviewBy: null,
    audience: '',
    place: '',
    version: 'v1',
    html: '<p>Isi</p>',
    headings: [],
  },
};
const OFFLINE = failed('offline', 'no network');

let network: (() => void) | null;
let article: () => Promise<Result<ReadableArticle>>;

/** Opens the list on a device whose network comes back when the test triggers it. */
async function openList(): Promise<void> {
  const list = () => Promise.resolve(ok({ total: 1, articles: [CHILI], categories: [] }));
  const stored = {
    ...{ articlePage: list, firstArticles: () => Promise.resolve(ok([])), article: () => article() },
    site: () => Promise.resolve(failed('not-found', 'none')),
  };
  const platform = {
    ...memoryPlatform(),
    subscribeOnline: (listener: () => void) => {
      network = listener;
      return () => (network = null);
    },
  };
  await openPortal('/blog', { repository: { stored }, session: sessionStage(VISITOR), platform });
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
}

async function followLink(): Promise<void> {
  fireEvent.click(screen.getAllByRole('link', { name: CHILI.title })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Bagian ini belum bisa dibuka' });
  await waitFor(() => expect(network).not.toBeNull());
}

beforeEach(() => {
  network = null;
  article = () => Promise.resolve(OFFLINE);
});

test('an article whose page this browser keeps opens from it, also in the other language; else the way leads to those that open', async () => {
  const stores = cachesWith();
  vi.stubGlobal('caches', stores);
  await openList();
  await followLink();
  const readable = screen.getByRole('link', { name: 'Artikel yang bisa dibaca sekarang' });
  expect(readable.getAttribute('href')).toBe('/library');
  const { html: _, ...article } = { ...WHOLE, language: 'en', title: 'Chilies' };
  const data = JSON.stringify({ language: 'en', data: { article, related: [] } });
  const page = `<div class="article-text"><p>Body</p></div><script type="application/json" id="page-data">${data}</script>`;
  await (await stores.open('tunas-pages-a')).put('/en/article/2', new Response(page));
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByRole('heading', { level: 1, name: 'Chilies' });
  expect(document.querySelector('.article-text')?.innerHTML).toContain('Body');
  vi.unstubAllGlobals();
});

test('the message stays while it is tried again', async () => {
  await openList();
  await followLink();
  article = () => new Promise(() => undefined);
  act(() => network?.());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Memuat...' }).disabled).toBe(true);
  expect(screen.getByRole('alert').querySelector('button')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Bagian ini belum bisa dibuka' })).toBeTruthy();
});
