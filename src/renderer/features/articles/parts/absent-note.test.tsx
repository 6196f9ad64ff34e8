// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cachesWith } from '#tests/support/memory/memory-caches.ts';
import { libraryArticle } from '#tests/support/memory/memory-library-source.ts';
import { IDLE, libraryStage } from '#tests/support/library/library-stage.ts';
import { drawn, siteRepository } from '#tests/support/stages/site-stage.tsx';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import words from '../messages/id.json';
import { page } from '../blog-screen.tsx';
import './readable-ids.ts';

const LISTED = [1, 2, 3].map((id) => ({ ...libraryArticle(id).texts.id, id, title: `Artikel ${id}` }));

async function showBlog(app: 'desktop' | null = null) {
  let isOnline = true;
  const told = new Set<() => void>();
  const platform = {
    ...memoryPlatform(),
    ...(app && { app: {} as never }),
    hasNetwork: () => isOnline,
    subscribeNetwork: (listener: () => void) => (told.add(listener), () => void told.delete(listener)),
  };
  // One of them is in the library on this device.
  const openLibrary = () => Promise.resolve(libraryStage(IDLE));
  await drawn(
    <PlatformContext value={platform}>
      <page.Screen data={{ total: 3, articles: LISTED, categories: [] }} />
    </PlatformContext>,
    { ...siteRepository().repository, openLibrary },
    'id',
    '/blog',
  );
  return (online: boolean) =>
    act(async () => {
      isOnline = online;
      for (const listener of told) listener();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
}

const marked = () => {
  const cards = [...document.querySelectorAll('.card-list article')];
  return cards
    .filter((card) => card.textContent.includes(words.absent))
    .map((card) => card.querySelector('a')?.textContent);
};
const way = () => screen.queryByRole('link', { name: 'Artikel yang bisa dibaca sekarang' });

test('without a network, articles that aren’t on this device say so beforehand, and a way leads to the others', async () => {
  const stores = cachesWith();
  vi.stubGlobal('caches', stores);
  await (await stores.open('tunas-pages-a')).put('/en/article/2', new Response('x'));
  const become = await showBlog();
  expect([marked(), way()]).toEqual([[], null]);
  await become(false);
  await waitFor(() => expect(marked()).toEqual(['Artikel 3']));
  expect(way()?.getAttribute('href')).toBe('/library');
  await become(true);
  expect([marked(), way()]).toEqual([[], null]);
  vi.unstubAllGlobals();
});

test('the desktop app has its own articles, so none is marked', async () => {
  const become = await showBlog('desktop');
  await become(false);
  expect([marked(), way()]).toEqual([[], null]);
});
