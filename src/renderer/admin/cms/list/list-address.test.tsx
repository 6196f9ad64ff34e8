// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '#tests/support/admin-stage.tsx';
import { openList } from '#tests/support/draft-list-stage.tsx';
import { draftCard, draftPage, memoryDraftStore, type MemoryDraftStore } from '#tests/support/memory-draft-store.ts';

let articleIndex: MemoryDraftStore;
let openIndex: () => MemoryDraftStore;

const open = (address?: string) => openList({ open: openIndex }, address);
const here = () => window.location.pathname + window.location.search;
const box = () => screen.getByRole('searchbox', { name: 'Search articles' });

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  articleIndex = memoryDraftStore([draftCard(1), draftCard(2), draftCard(3)]);
  openIndex = () => articleIndex;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 21, 12) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the address', () => {
  test('says what is listed: a reload or a shared link finds the same', async () => {
    await open('/en/admin/blogs?search=kompos&show=outdated&category=4&sort=-title');
    expect(articleIndex.queries.at(-1)).toEqual({
      search: 'kompos',
      show: 'outdated',
      topic: '4',
      sort: '-title',
      page: 1,
      language: 'en',
    });
    expect((box() as HTMLInputElement).value).toBe('kompos');
  });

  test('follows what is typed once it rested, in one step of the history', async () => {
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

  test('follows Enter at once, and Back brings the earlier search into the box', async () => {
    await open('/en/admin/blogs?search=a');
    fireEvent.change(box(), { target: { value: 'b' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(here()).toBe('/en/admin/blogs?search=b');
    act(() => {
      window.history.replaceState(null, '', '/en/admin/blogs?search=a');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await wait(500);
    expect([(box() as HTMLInputElement).value, here()]).toEqual(['a', '/en/admin/blogs?search=a']);
  });

  test('follows the filters, and takes along what was being typed', async () => {
    await open();
    fireEvent.change(box(), { target: { value: 'kompos' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'missing-alt' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: '4' } });
    await settle();
    expect(here()).toBe('/en/admin/blogs?search=kompos&show=missing-alt&category=4');
  });
});

test('the filters say how many there are of each kind', async () => {
  await open();
  const options = within(screen.getByRole('combobox', { name: 'Show' })).getAllByRole('option');
  expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['All (1,234)', 'Published (1,000)']);
});

test('a column’s head sorts by it, and the other way round; the first press on dates means the newest', async () => {
  await open();
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const sorted = (name: string) => head(name).getAttribute('aria-sort');
  const press = (name: string) => fireEvent.click(within(head(name)).getByRole('button'));
  expect(['Title', 'Changed'].map((name) => sorted(name))).toEqual([null, 'descending']);
  press('Title');
  expect([here(), sorted('Title')]).toEqual(['/en/admin/blogs?sort=title', 'ascending']);
  press('Title');
  expect([here(), sorted('Title')]).toEqual(['/en/admin/blogs?sort=-title', 'descending']);
  press('Changed');
  expect(here()).toBe('/en/admin/blogs');
});

describe('pages', () => {
  test('are links; what is shown is told', async () => {
    articleIndex.answer = draftPage([draftCard(1), draftCard(2)], 1234);
    await open('/en/admin/blogs?search=a&page=3');
    expect(screen.getByText('101–102 of 1,234')).toBeTruthy();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('3');
    expect(pages.getByRole('link', { name: 'Page 4' }).getAttribute('href')).toBe('/en/admin/blogs?search=a&page=4');
    expect(pages.getByRole('link', { name: 'Page 25' })).toBeTruthy();
  });

  test('of a search that finds more than is counted are told so', async () => {
    articleIndex.answer = draftPage([draftCard(1), draftCard(2)], 1000, true);
    await open('/en/admin/blogs?search=a');
    expect(screen.getByText('1–2 of 1,000+')).toBeTruthy();
  });

  test('beyond the last lead to the last, without a step in the history', async () => {
    articleIndex.answer = draftPage([], 120);
    await open('/en/admin/blogs?page=9');
    const entries = window.history.length;
    await settle();
    expect([here(), window.history.length]).toEqual(['/en/admin/blogs?page=3', entries]);
  });
});
