// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RATNA, sessionStage, signedIn } from '#tests/support/stages/session-stage.tsx';
import { emptyArticle } from '#domain/article-document.ts';
import type { StoredDraft, DraftStore } from '../drafts/local-draft-store.ts';
import { QueryProvider } from '../../shell/query-provider.tsx';
import { SessionContext } from '#renderer/session/session.ts';
import { ARTICLES } from '../../sections/articles/article-content-type.ts';
import { useAllLocalDrafts, useLocalDrafts } from './local-drafts-note.tsx';

const NOW = Date.parse('2026-11-21T05:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const article = (title: string) => {
  const empty = emptyArticle({ id: '', en: '' });
  return { ...empty, id: { ...empty.id, title } };
};

let texts: StoredDraft<unknown>[];
let device: DraftStore;
const kept = (more: Partial<StoredDraft<unknown>>): StoredDraft<unknown> => ({
  ...{ owner: RATNA.id, collection: 'articles', id: 3, key: 'k3', session: 's', writtenAt: ago(60) },
  ...{ document: article('Pupuk'), server: null, conflict: null, sent: [], ...more },
});

async function look() {
  return lookWith(() => useLocalDrafts(ARTICLES, device));
}

async function lookWith<Lines>(use: () => Lines) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionContext value={sessionStage(signedIn('granted'))}>
      <QueryProvider>{children}</QueryProvider>
    </SessionContext>
  );
  const { result } = renderHook(use, { wrapper });
  await wait(0);
  return result;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  texts = [];
  device = {
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    list: (owner, collection) =>
      Promise.resolve(texts.filter((each) => each.owner === owner && each.collection === collection)),
  };
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('are this person’s own, one line for each article, the newest of it', async () => {
  texts = [
    kept({ session: 'a', document: article('Pupuk kandang') }),
    kept({ session: 'b', writtenAt: ago(90) }),
    kept({ id: null, key: 'new', session: 'c', document: article('') }),
    kept({ id: 4, key: 'k4', owner: 'somebody else' }),
  ];
  expect((await look()).current).toEqual([
    { id: 3, key: 'k3', writtenAt: ago(60), title: 'Pupuk kandang' },
    { id: null, key: 'new', writtenAt: ago(60), title: '' },
  ]);
});

test('come also from an older build, by their first words', async () => {
  texts = [kept({ document: { heading: 'Kompos\ncacing' } })];
  expect((await look()).current.map(({ title }) => title)).toEqual(['Kompos']);
});

test('that were written just now are on their way: shown if they are still there a moment later', async () => {
  texts = [kept({ writtenAt: ago(1) })];
  const found = await look();
  expect(found.current).toEqual([]);
  await wait(10_010);
  expect(found.current).toHaveLength(1);
  texts = [];
  await wait(5_010);
  expect(found.current).toEqual([]);
});

test('that say no readable time, or one to come, are listed all the same', async () => {
  texts = [kept({ writtenAt: '' }), kept({ id: 4, key: 'k4', writtenAt: ago(-3600) })];
  expect((await look()).current.map(({ id }) => id)).toEqual([3, 4]);
});

test('a device that can’t be read shows none, and isn’t read again', async () => {
  const list = vi.fn(() => Promise.reject(new Error('forbidden')));
  device = { ...device, list };
  const found = await look();
  await wait(60_000);
  expect([found.current, list.mock.calls.length]).toEqual([[], 1]);
});

test('of all kinds are listed together, the newest first, by the title that they have', async () => {
  texts = [
    kept({ session: 'a', writtenAt: ago(90), document: { id: { title: '' }, en: { title: 'Compost' } } }),
    kept({ session: 'b', collection: 'about', id: 1, document: { story: 'Kami mulai di sawah' } }),
    kept({ session: 'c', collection: 'banners', id: null, key: 'new', writtenAt: ago(120), document: null }),
    kept({ session: 'd', collection: 'others' }),
  ];
  const found = await lookWith(() => useAllLocalDrafts(COLLECTIONS, device));
  expect(found.current.map(({ collection, id, title }) => [collection, id, title])).toEqual([
    ['about', 1, ''],
    ['articles', 3, 'Compost'],
    ['banners', null, ''],
  ]);
});

const COLLECTIONS = ['articles', 'about', 'banners'];
