// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('the desktop app has its own articles, so none is marked', async () => {
  const become = await showBlog('desktop');
  await become(false);
  expect([marked(), way()]).toEqual([[], null]);
});
