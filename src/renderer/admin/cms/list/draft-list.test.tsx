// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '#tests/support/admin-stage.tsx';
import { openList } from '#tests/support/draft-list-stage.tsx';
import { draftCard, draftPage, memoryDraftStore, type MemoryDraftStore } from '#tests/support/memory-draft-store.ts';
import { sessionStage, signedIn } from '#tests/support/session-stage.tsx';
import { failed } from '#domain/result.ts';
import type { SessionStore } from '#renderer/session/session.ts';

let articleIndex: MemoryDraftStore;
let openIndex: () => MemoryDraftStore;

const OFFLINE = failed('offline', 'no network');
const open = (address?: string, session?: SessionStore) => openList({ open: openIndex }, address, session);
const rows = () => screen.queryAllByRole('row').slice(1);
const titles = () => rows().map((row) => within(row).getByRole('link').textContent);
const box = () => screen.getByRole('searchbox', { name: 'Search articles' });

beforeEach(() => {
  articleIndex = memoryDraftStore([draftCard(1), draftCard(2), draftCard(3)]);
  openIndex = () => articleIndex;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 21, 12) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a row', () => {
  test('shows title, both states, category, and when it was changed by whom; all of it leads to the editor', async () => {
    const card = draftCard(7, {
      title: { id: 'Kompos', en: 'Compost' },
      state: { id: 'published', en: 'scheduled' },
      changed: { id: true, en: false },
      outdated: { id: 0, en: 2 },
      liveFrom: { id: '2026-11-01T00:00:00Z', en: new Date(2026, 11, 24, 9).toISOString() },
      revision: { id: 8, en: 9 },
      topic: '4',
      image: '/pictures/worm-compost.svg',
      savedAt: new Date(2026, 10, 20, 9).toISOString(),
    });
    articleIndex.answer = draftPage([card]);
    await open();
    const [row] = rows();
    expect(within(row!).getByRole('link', { name: 'Compost' }).getAttribute('href')).toBe('/en/admin/blogs/7');
    expect(
      within(row!)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(['IDPublishedHas changes', 'ENScheduled24 DecBehind', 'Organic', 'yesterdayRatna']);
    expect(row!.querySelector('img')?.getAttribute('src')).toBe('/pictures/worm-compost.svg?56');
  });

  test('without a title in the reader’s language has the other one’s, named as such; without any it says so', async () => {
    articleIndex.answer = draftPage([draftCard(1), draftCard(2, { title: { id: ' ', en: '' } })]);
    await open();
    expect(titles()).toEqual(['Artikel 1', 'Untitled, number 2']);
    expect(within(rows()[0]!).getByRole('link').lang).toBe('id');
  });
});

describe('nothing to show', () => {
  test.each([
    ['', 'No articles yet. Write the first one.'],
    ['?search=zzz', 'Nothing found'],
    ['?show=bin', 'The bin is empty'],
  ])('"%s": %s', async (address, words) => {
    articleIndex.answer = draftPage([]);
    await open(`/en/admin/blogs${address}`);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    // Said aloud, too.
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('answers', () => {
  test('that are awaited hold their place, and say so', async () => {
    articleIndex.hold();
    await open();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(document.querySelectorAll('[data-waiting] > *').length).toBeGreaterThan(0);
  });

  test('to an older question are dropped', async () => {
    const letGo = articleIndex.hold();
    await open();
    const first = articleIndex.queries.length - 1;
    articleIndex.answer = draftPage([draftCard(9)]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'draft' } });
    await settle();
    letGo(first + 1);
    await settle();
    letGo(first);
    await settle();
    expect(titles()).toEqual(['Artikel 9']);
  });

  test('that don’t come leave the old rows, marked as such, and come with another try', async () => {
    await open();
    articleIndex.answer = OFFLINE;
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'draft' } });
    await settle();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('No internet.');
    expect(alert.textContent).toContain('What you see is from 12:00.');
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('table').dataset['outdated']).toBe('true');
    articleIndex.answer = draftPage([draftCard(9)]);
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await settle();
    expect([titles(), screen.queryByRole('alert')]).toEqual([['Artikel 9'], null]);
  });

  test('are failures too where the accounts’ code can’t be fetched', async () => {
    const session = sessionStage(signedIn('granted'), () => Promise.reject(new TypeError('offline')));
    await open('/en/admin/blogs', session);
    expect(screen.getByRole('alert').textContent).toContain('No internet.');
  });
});

test('coming back finds the same rows at once, and newer ones when they come', async () => {
  await open('/en/admin/blogs?show=draft');
  fireEvent.click(within(rows()[0]!).getByRole('link'));
  const letGo = articleIndex.hold();
  articleIndex.answer = draftPage([draftCard(9)]);
  const asked = articleIndex.queries.length;
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect([titles().length, screen.getByRole('table').dataset['outdated']]).toEqual([3, 'false']);
  await settle();
  expect(articleIndex.queries).toHaveLength(asked + 1);
  letGo(0);
  await settle();
  expect(titles()).toEqual(['Artikel 9']);
});

describe('by keyboard', () => {
  test('the arrow keys go from row to row, and stop at the ends', async () => {
    await open();
    const links = rows().map((row) => within(row).getByRole('link'));
    links[0]!.focus();
    fireEvent.keyDown(links[0]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(links[1]);
    fireEvent.keyDown(links[1]!, { key: 'ArrowUp' });
    fireEvent.keyDown(links[0]!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(links[0]);
    const boxes = rows().map((row) => within(row).getByRole('checkbox'));
    boxes[1]!.focus();
    fireEvent.keyDown(boxes[1]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(boxes[2]);
  });

  test('a slash leads to the search, but not out of something that takes letters', async () => {
    await open();
    const choice = screen.getByRole('combobox', { name: 'Show' });
    choice.focus();
    fireEvent.keyDown(choice, { key: '/' });
    expect(document.activeElement).toBe(choice);
    const link = within(rows()[0]!).getByRole('link');
    link.focus();
    fireEvent.keyDown(link, { key: '/' });
    expect(document.activeElement).toBe(box());
  });
});

test('what this device alone has stands first, with the way back to it', async () => {
  const kept = [
    { id: null, key: 'k 1', writtenAt: new Date(2026, 10, 21, 9, 5).toISOString(), title: '' },
    { id: 3, key: 'k2', writtenAt: new Date(2026, 10, 20, 9).toISOString(), title: 'Pupuk' },
  ];
  await openList({ open: openIndex, kept });
  const region = within(screen.getByRole('region', { name: 'On this device only' }));
  expect(region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Untitled09:05', '/en/admin/blogs/new?key=k+1'],
    ['Pupukyesterday', '/en/admin/blogs/3'],
  ]);
});
