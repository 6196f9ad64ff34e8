// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdmin, press } from '#tests/support/stages/admin-stage.tsx';
import { draftCounts as drafts } from '#tests/support/memory/memory-draft-store.ts';
import { restOver, type Tables } from '#tests/support/stages/session-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { sections } from '../../shell/sections.ts';
import { SectionsContext } from '#renderer/admin/section.ts';
// Imported here, so that tests needn't wait for it; the portal loads it when the dashboard is opened.
import '../../cms/list/draft-report.ts';
import '../articles/article-report.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import type { RestRequest } from '#tests/support/memory/rest-calls.ts';

let tables: Tables;
/** What the backend’s functions answer, of articles; those that aren’t named are missing. */
let functions: Readonly<Record<string, Result<unknown>>>;
let asked: RestRequest[];
let name: Result<string>;
/** Until this is settled, the accounts' code isn't there. */
let comes: Promise<void>;

const OFFLINE = failed('offline', 'no network');
const NOON = new Date(2026, 10, 20, 12, 0);
const message = (more: object) => ({
  ...{ id: 'a', name: 'Sri Wahyuni', subject: null, message: 'Daun cabai keriting.' },
  ...{ created_at: new Date(2026, 10, 20, 9, 41).toISOString(), ...more },
});

beforeEach(() => {
  tables = {};
  functions = {};
  asked = [];
  name = ok('Ratna');
  comes = Promise.resolve();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(language: Language = 'en', address = '/admin'): Promise<void> {
  const rows = restOver(() => tables, asked);
  const rest: typeof rows = async (call) => {
    const named = functions[call.path.replace('rpc/', '')];
    if (named === undefined) return rows(call);
    asked.push(call);
    const { collection = 'articles' } = (call.body ?? {}) as { readonly collection?: string };
    // Nothing is written in the collections beside the articles.
    const answer = collection === 'articles' ? named : drafts();
    return answer.ok ? ok({ body: answer.value, total: null }) : answer;
  };
  const dashboard = (
    <SectionsContext value={sections}>
      <DashboardScreen />
    </SectionsContext>
  );
  const readFullName = () => Promise.resolve(name);
  await openAdmin(dashboard, { rest, accounts: { readFullName }, come: comes, address, language });
}

const counters = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.counter')].map((counter) => {
      const [label = '', ...rest] = [...counter.querySelectorAll('dt, dd')].map((part) => part.textContent);
      return [label, rest];
    }),
  );
const greeting = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the counters are real, in the form of the language', async () => {
  functions = { count_drafts: drafts({ all: 1014, published: 1011, draft: 3 }) };
  tables = { contact_messages: [message({})] };
  await open();
  expect(counters()).toMatchObject({
    'Hero banners': ['0', 'No banners yet'],
    Blogs: ['1,014', '1,011 published, 3 drafts'],
    Communities: ['0', 'No communities yet'],
  });
  const specified = ['Hero banners', 'Blogs', 'Messages', 'Communities'];
  expect(Object.keys(counters()).filter((label) => specified.includes(label))).toEqual(specified);
  cleanup();
  await open('id');
  expect(counters()['Blog']).toEqual(['1.014', '1.011 terbit, 3 draf']);
});

test('the counters never show 0 where the number can’t be had; another try asks for that alone', async () => {
  functions = { count_drafts: OFFLINE };
  tables = { hero_banners: [] };
  await open();
  expect(counters()['Blogs']).toEqual(['–', 'Not counted']);
  expect(counters()['Hero banners']).toEqual(['0', 'No banners yet']);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Some numbers are missing. No internet. Check your signal, then try again.');
  functions = { count_drafts: drafts({ all: 1, draft: 1 }) };
  asked.splice(0);
  await press(within(alert).getByRole('button', { name: 'Try again' }));
  expect(counters()['Blogs']).toEqual(['1', '0 published, 1 draft']);
  expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['rpc/count_drafts']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the counters say so too where the accounts’ code can’t be fetched', async () => {
  comes = Promise.reject(new TypeError('offline'));
  await open();
  expect(counters()['Hero banners']).toEqual(['–', 'Not counted']);
});

describe('what needs attention', () => {
  const attention = () => within(screen.getByRole('region', { name: 'Needs attention' }));
  const links = () =>
    screen
      .queryAllByRole('link')
      .filter((link) => link.classList.contains('attention-row'))
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('is every kind of work there is, with its number and the way to its list', async () => {
    functions = {
      count_drafts: drafts({
        ...{
          all: 2020,
          'missing-language': 2012,
          outdated: 1,
          'outdated-parts': 4,
          'missing-alt': 3,
          'review-due': 1,
          untouched: 2,
        },
      }),
    };
    await open();
    expect(links()).toEqual([
      ['2,012 articles are in one language only', '/admin/blogs?show=missing-language'],
      ['4 paragraphs behind in 1 article', '/admin/blogs?show=outdated'],
      ['3 articles have no picture description', '/admin/blogs?show=missing-alt'],
      ['1 article has advice to check this month', '/admin/blogs?show=review-due'],
      ['2 drafts untouched for 30 days', '/admin/blogs?show=untouched'],
    ]);
    expect(attention().queryByText(/Nothing needs/)).toBeNull();
  });

  test('leaves out what there is none of, and keeps the language of the address', async () => {
    functions = { count_drafts: drafts({ all: 9, untouched: 1 }) };
    await open('id', '/en/admin');
    expect(links()).toEqual([['1 draf sudah 30 hari tidak disentuh', '/en/admin/blogs?show=untouched']]);
  });

  test('is nothing, in kind words, only where all is known', async () => {
    functions = { count_drafts: drafts({ all: 6, published: 6 }) };
    await open();
    expect(attention().getByText('All done. Nothing needs attention.')).toBeTruthy();
    cleanup();
    functions = { count_drafts: OFFLINE };
    await open();
    expect(attention().queryByText(/Nothing needs/)).toBeNull();
    expect(attention().getByText('Some of it couldn’t be loaded.')).toBeTruthy();
    cleanup();
    comes = new Promise(() => undefined);
    await open();
    expect(attention().getByRole('status').textContent).toBe('Loading...');
    expect(attention().queryByText(/Nothing needs/)).toBeNull();
  });
});

test.each([
  [4, 'Good morning, Ratna', 'Selamat pagi, Ratna'],
  [11, 'Good afternoon, Ratna', 'Selamat siang, Ratna'],
  [15, 'Good afternoon, Ratna', 'Selamat sore, Ratna'],
  [18, 'Good evening, Ratna', 'Selamat malam, Ratna'],
])('the greeting fits the hour: %i', async (hour, english, indonesian) => {
  vi.setSystemTime(new Date(2026, 10, 20, hour));
  await open('en');
  expect(greeting()).toBe(english);
  cleanup();
  await open('id');
  expect(greeting()).toBe(indonesian);
});

test.each([ok(''), ok('  '), OFFLINE])('the greeting does without a name: %o', async (result) => {
  name = result;
  await open();
  expect(greeting()).toBe('Good afternoon');
});

test('the greeting names the day', async () => {
  await open('id');
  expect(screen.getByText('Jumat, 20 November 2026')).toBeTruthy();
});

describe('the latest messages', () => {
  const latest = () => within(screen.getByRole('region', { name: 'Latest messages' }));

  test('are the four newest, with who, what and when', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => message({ id, subject: `Subject ${id}` }));
    tables = { contact_messages: rows };
    await open();
    const items = latest().getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `Sri WahyuniSubject ${id}09:41`),
    );
  });

  test('where there is none, say what will come', async () => {
    await open();
    expect(latest().getByText('No messages yet')).toBeTruthy();
    expect(latest().getByText('Questions from visitors appear here.')).toBeTruthy();
  });

  test('that can’t be read say why, and come with another try', async () => {
    tables = { contact_messages: OFFLINE };
    await open();
    expect(latest().getByRole('alert').textContent).toContain('No internet.');
    tables = { contact_messages: [message({})] };
    await press(latest().getByRole('button', { name: 'Try again' }));
    expect(latest().getByRole('listitem').textContent).toContain('Daun cabai keriting.');
  });
});

describe('what was edited last', () => {
  const region = () => within(screen.getByRole('region', { name: 'Recently edited' }));
  const row = (more: object) => ({
    ...{ collection: 'articles', id: 7, title_indonesian: 'Cabai', title_english: 'Chili', image: '' },
    ...{ saved_at: new Date(2026, 10, 20, 9, 5).toISOString(), saved_by_name: 'Budi', ...more },
  });
  const drafted = (...rows: object[]) => ({ recent_drafts: ok({ total: rows.length, rows }) });

  test('stands with where, who and when, each leading to its editor', async () => {
    functions = drafted(
      row({}),
      row({ collection: 'communities', id: 3, title_english: '', saved_at: new Date(2026, 10, 19, 8).toISOString() }),
      row({ collection: 'about', id: 1, title_indonesian: '', title_english: '' }),
      row({ collection: 'nowhere' }),
    );
    await open('en', '/en/admin');
    const links = region().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Chili Blogs, Budi 09:05', '/en/admin/blogs/7'],
      ['Cabai Community, Budi yesterday', '/en/admin/community/3'],
      ['About Us About Us, Budi 09:05', '/en/admin/about'],
    ]);
    expect(region().getByText('Cabai').lang).toBe('id');
    const { body } = asked.find(({ path }) => path === 'rpc/recent_drafts') ?? {};
    expect(body).toMatchObject({ search: '', most: 8 });
  });

  test.each([ok({ total: 0, rows: [] }), failed('no-table', '')])(
    'where there is nothing, says what will come: %j',
    async (none) => {
      functions = { recent_drafts: none };
      await open('id');
      expect(screen.getByText(/^Belum ada yang diubah/)).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('that couldn’t be read says why, and comes with another try', async () => {
    functions = { recent_drafts: OFFLINE };
    await open();
    expect(region().getByRole('alert').textContent).toContain('couldn’t be read. No internet.');
    functions = drafted(row({}));
    await press(region().getByRole('button', { name: 'Try again' }));
    expect(region().getAllByRole('link')).toHaveLength(1);
  });
});
