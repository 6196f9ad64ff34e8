// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import { openList } from '#tests/support/stages/draft-list-stage.tsx';
import {
  draftCard,
  draftPage,
  memoryDraftStore,
  type MemoryDraftStore,
} from '#tests/support/memory/memory-draft-store.ts';
import { sessionStage, signedIn } from '#tests/support/stages/session-stage.tsx';
import { failed } from '#domain/result.ts';
import type { SessionStore } from '#renderer/session/session.ts';

let articleIndex: MemoryDraftStore;
const openIndex = () => articleIndex;

const OFFLINE = failed('offline', 'no network');
const open = (address?: string, session?: SessionStore) => openList({ open: openIndex }, address, session);
const rows = () => screen.queryAllByRole('row').slice(1);
const titles = () => rows().map((row) => within(row).getByRole('link').textContent);
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
const chip = (name: string | RegExp) => screen.getByRole('button', { name });
const here = () => window.location.pathname + window.location.search;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  articleIndex = memoryDraftStore([draftCard(1), draftCard(2), draftCard(3)]);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 21, 12) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a row shows title, both states, category, and when it was changed by whom; all of it leads to the editor', async () => {
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
  const cells = within(row!).getAllByRole('cell').slice(1);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['IDPublishedChanged', 'ENScheduled24 DecBehind in 2 parts', 'Organic', 'yesterday', 'Ratna', ''],
  ]);
  expect(row!.querySelector('img')?.getAttribute('src')).toBe('/pictures/worm-compost.svg?48');
});

test('a row says what is ready for review', async () => {
  const review = {
    version: 1,
    at: '2026-11-20T09:00:00Z',
    by: { id: 'd', name: 'Dewi', role: 'editor', language: null },
  } as const;
  articleIndex.answer = draftPage([draftCard(1, { review }), draftCard(2)]);
  await open();
  expect(rows().map((row) => within(row).queryByText('Ready for review') !== null)).toEqual([true, false]);
});

test('a row without a title in the reader’s language has the other one’s, named as such; without any it says so', async () => {
  articleIndex.answer = draftPage([draftCard(1), draftCard(2, { title: { id: ' ', en: '' } })]);
  await open();
  expect(titles()).toEqual(['Artikel 1', 'Untitled, number 2']);
  expect(within(rows()[0]!).getByRole('link').lang).toBe('id');
});

test.each([
  ['', 'No articles yet'],
  ['?search=zzz', 'Nothing found'],
  ['?show=bin', 'The bin is empty'],
])('nothing to show at "%s": %s', async (address, words) => {
  articleIndex.answer = draftPage([]);
  await open(`/en/admin/blogs${address}`);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  // Also announced.
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.queryByRole('table')).toBeNull();
});

test('answers that are awaited hold their place, and say so', async () => {
  articleIndex.hold();
  await open();
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(document.querySelectorAll('[data-waiting] > *').length).toBeGreaterThan(0);
});

test('answers to an older question are dropped', async () => {
  const letGo = articleIndex.hold();
  await open();
  const first = articleIndex.queries.length - 1;
  articleIndex.answer = draftPage([draftCard(9)]);
  fireEvent.click(chip(/^Draft/));
  await settle();
  letGo(first + 1);
  await settle();
  letGo(first);
  await settle();
  expect(titles()).toEqual(['Artikel 9']);
});

test('answers that don’t come leave the old rows, marked as such, and come with another try', async () => {
  await open();
  articleIndex.answer = OFFLINE;
  fireEvent.click(chip(/^Draft/));
  await settle();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('No internet.');
  expect(alert.textContent).toContain('What you see is from 12:00.');
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('table').dataset['outdated']).toBe('true');
  articleIndex.answer = draftPage([draftCard(9)]);
  await press(within(alert).getByRole('button', { name: 'Try again' }));
  expect([titles(), screen.queryByRole('alert')]).toEqual([['Artikel 9'], null]);
});

test('answers are failures too where the accounts’ code can’t be fetched', async () => {
  const session = sessionStage(signedIn('granted'), () => Promise.reject(new TypeError('offline')));
  await open('/en/admin/blogs', session);
  expect(screen.getByRole('alert').textContent).toContain('No internet.');
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

test('by keyboard, a slash leads to the search, but not out of something that takes letters', async () => {
  await open();
  const choice = screen.getByRole('combobox', { name: 'Sort by' });
  choice.focus();
  fireEvent.keyDown(choice, { key: '/' });
  expect(document.activeElement).toBe(choice);
  const link = within(rows()[0]!).getByRole('link');
  link.focus();
  fireEvent.keyDown(link, { key: '/' });
  expect(document.activeElement).toBe(box());
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

test('the address follows what is typed once it rested, in one step of the history', async () => {
  articleIndex.answer = draftPage([draftCard(1)], 60);
  await open('/en/admin/blogs?page=2&show=draft');
  const [entries, asked] = [window.history.length, articleIndex.queries.length];
  for (const text of ['k', 'ko', 'kom']) {
    fireEvent.change(box(), { target: { value: text } });
    await wait(200);
  }
  expect(here()).toBe('/en/admin/blogs?page=2&show=draft');
  await wait(100);
  expect(here()).toBe('/en/admin/blogs?search=kom&show=draft');
  expect(articleIndex.queries.slice(asked).map(({ search, page }) => [search, page])).toEqual([['kom', 1]]);
  fireEvent.change(box(), { target: { value: 'kompos' } });
  await wait(300);
  expect([here(), window.history.length]).toEqual(['/en/admin/blogs?search=kompos&show=draft', entries + 1]);
});

test('the address follows Enter at once, and Back brings the earlier search into the box', async () => {
  await open('/en/admin/blogs?search=a');
  fireEvent.change(box(), { target: { value: 'b' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(here()).toBe('/en/admin/blogs?search=b');
  act(() => {
    window.history.replaceState(null, '', '/en/admin/blogs?search=a');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await wait(500);
  expect([box().value, here()]).toEqual(['a', '/en/admin/blogs?search=a']);
});

test('the address follows the filters, and takes along what was being typed', async () => {
  await open();
  fireEvent.change(box(), { target: { value: 'kompos' } });
  fireEvent.click(chip('Published 1,000'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: '4' } });
  await settle();
  expect(here()).toBe('/en/admin/blogs?search=kompos&show=published&category=4');
});

test('what is shown says how many there are of each kind, and the bin is opened as a whole', async () => {
  await open('/en/admin/blogs?search=kompos&category=4');
  const chips = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    ...['All1,234', 'Published1,000', 'Draft0', 'Scheduled0', 'More', 'Bin0'],
  ]);
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['All1,234']);
  await press(chip('Bin 0'));
  expect([here(), pressed()]).toEqual(['/en/admin/blogs?show=bin', ['Bin0']]);
});

test('by keyboard, a row goes to the bin, and the focus to the next one; P leads to publishing', async () => {
  await open();
  const link = (row: number) => within(rows()[row]!).getByRole('link');
  act(() => link(0).focus());
  fireEvent.keyDown(link(0), { key: 'p' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Publish: Artikel 1');
  expect(articleIndex.calls).toEqual([]);
  act(() => link(0).focus());
  fireEvent.keyDown(link(0), { key: 'Delete' });
  expect(document.activeElement).toBe(link(1));
  await settle();
  expect(articleIndex.calls).toEqual([['bin', [1]]]);
});

test('what can be done with a row is in one menu too, for fingers', async () => {
  articleIndex.answer = draftPage([draftCard(1, { state: { id: 'published', en: 'missing' } }), draftCard(2)]);
  await open();
  const items = async (row: number) => {
    fireEvent.click(within(rows()[row]!).getByRole('button', { name: /^Actions: / }));
    await settle();
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };
  expect(await items(0)).toEqual([
    ...['Publish Indonesian', 'Publish English', 'Publish both languages', 'See it on the site', 'Move to bin'],
  ]);
  await press(screen.getByRole('menuitem', { name: 'Move to bin' }));
  expect(articleIndex.calls).toEqual([['bin', [1]]]);
});

test('columns are chosen, and remembered', async () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await open();
  expect(heads().slice(3)).toEqual(['ENEnglish', 'Category', 'Changed', 'Changed by', 'Actions']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Columns' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Category' }));
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Last published' }));
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  expect(heads().slice(4)).toEqual(['Last published', 'Changed', 'Changed by', 'Actions']);
});

test('the order is chosen in the bar, and is aria-sort on its column', async () => {
  await open();
  const sorted = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  const choose = (value: string) => fireEvent.change(order, { target: { value } });
  expect(['Title', 'Changed'].map((name) => sorted(name))).toEqual([null, 'descending']);
  choose('title');
  expect([here(), sorted('Title')]).toEqual(['/en/admin/blogs?sort=title', 'ascending']);
  choose('-title');
  expect([here(), sorted('Title')]).toEqual(['/en/admin/blogs?sort=-title', 'descending']);
  choose('changed');
  expect(here()).toBe('/en/admin/blogs');
});

test('rows stand closer where somebody wants that', async () => {
  await open();
  const density = () => screen.getByRole('table').dataset['density'];
  expect(density()).toBe('regular');
  fireEvent.click(screen.getByRole('button', { name: 'Compact rows' }));
  expect(density()).toBe('compact');
});

test('pages of a search that finds more than is counted are told so', async () => {
  articleIndex.answer = draftPage([draftCard(1), draftCard(2)], 1000, true);
  await open('/en/admin/blogs?search=a');
  expect(screen.getByText('1–2 of 1,000+')).toBeTruthy();
});

test('pages beyond the last lead to the last, without a step in the history', async () => {
  articleIndex.answer = draftPage([], 120);
  await open('/en/admin/blogs?page=9');
  const entries = window.history.length;
  await settle();
  expect([here(), window.history.length]).toEqual(['/en/admin/blogs?page=3', entries]);
});
