// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useContext } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAt, settle } from '../../../../../tests/support/admin-stage.tsx';
import { restOver, sessionStage, signedIn, type Tables } from '../../../../../tests/support/session-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Reply } from '#domain/reply.ts';
import { addAdminMessages } from '../../../app/admin/admin-messages.ts';
import { sections } from '../../../app/admin/sections.ts';
import { SectionsContext } from '../../../data/admin-section.ts';
import { TranslatorContext } from '../../../i18n/use-translation.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

function Dashboard() {
  const translator = useContext(TranslatorContext);
  if (translator) addAdminMessages(translator);
  return (
    <SectionsContext value={sections}>
      <DashboardScreen />
    </SectionsContext>
  );
}

let tables: Tables;
let name: Reply<string>;
/** Until this is settled, the accounts' code isn't there. */
let comes: Promise<void>;

const OFFLINE = failed('offline', 'no network');
const NOON = new Date(2026, 10, 20, 12, 0);
const message = (more: object) => ({
  id: 'a',
  name: 'Sri Wahyuni',
  subject: null,
  message: 'Daun cabai keriting.',
  created_at: new Date(2026, 10, 20, 9, 41).toISOString(),
  ...more,
});

beforeEach(() => {
  tables = {};
  name = ok('Ratna');
  comes = Promise.resolve();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(language: Language = 'en'): Promise<void> {
  const accounts = { rest: restOver(() => tables), readFullName: () => Promise.resolve(name) };
  const session = sessionStage(signedIn('granted'), () => comes.then(() => accounts));
  await openAt(<Dashboard />, { session, address: '/admin', language });
}

const counters = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.counter')].map((counter) => {
      const [label = '', ...rest] = [...counter.querySelectorAll('dt, dd')].map((part) => part.textContent);
      return [label, rest];
    }),
  );
const greeting = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the counters', () => {
  test('are real, in the form of the language', async () => {
    tables = { articles: Array<object>(1014).fill({}), contact_messages: [message({})] };
    await open();
    expect(counters()).toEqual({
      'Hero banners': ['0', 'No banners yet'],
      Blogs: ['1,014', 'Articles, drafts included'],
      Messages: ['1', 'From the contact forms'],
      Communities: ['0', 'No communities yet'],
    });
    cleanup();
    await open('id');
    expect(counters()['Blog']).toEqual(['1.014', 'Artikel, termasuk draf']);
  });

  test('are 0 with a sentence where a table has no row', async () => {
    tables = { articles: [], contact_messages: [], hero_banners: [], communities: [] };
    await open();
    expect(counters()['Blogs']).toEqual(['0', 'No articles yet']);
    expect(counters()['Messages']).toEqual(['0', 'No messages yet']);
  });

  test('show no number before it is there', async () => {
    comes = new Promise(() => undefined);
    await open();
    expect(Object.values(counters())).toEqual(Array(4).fill(['Loading...']));
  });

  test('never show 0 where the number can’t be had; another try counts it', async () => {
    tables = { articles: OFFLINE, contact_messages: [] };
    await open();
    expect(counters()['Blogs']).toEqual(['–', 'Not counted']);
    expect(counters()['Messages']).toEqual(['0', 'No messages yet']);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Some numbers are missing. No internet. Check your signal, then try again.');
    tables = { articles: [{}], contact_messages: [] };
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await settle();
    expect(counters()['Blogs']).toEqual(['1', 'Articles, drafts included']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('say so too where the accounts’ code can’t be fetched', async () => {
    comes = Promise.reject(new TypeError('offline'));
    await open();
    expect(counters()['Hero banners']).toEqual(['–', 'Not counted']);
  });
});

describe('the greeting', () => {
  test.each([
    [4, 'Good morning, Ratna', 'Selamat pagi, Ratna'],
    [11, 'Good afternoon, Ratna', 'Selamat siang, Ratna'],
    [15, 'Good afternoon, Ratna', 'Selamat sore, Ratna'],
    [18, 'Good evening, Ratna', 'Selamat malam, Ratna'],
  ])('fits the hour: %i', async (hour, english, indonesian) => {
    vi.setSystemTime(new Date(2026, 10, 20, hour));
    await open('en');
    expect(greeting()).toBe(english);
    cleanup();
    await open('id');
    expect(greeting()).toBe(indonesian);
  });

  test.each([ok(''), ok('  '), OFFLINE])('does without a name: %o', async (reply) => {
    name = reply;
    await open();
    expect(greeting()).toBe('Good afternoon');
  });

  test('names the day', async () => {
    await open('id');
    expect(screen.getByText('Jumat, 20 November 2026')).toBeTruthy();
  });
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
    fireEvent.click(latest().getByRole('button', { name: 'Try again' }));
    await settle();
    expect(latest().getByRole('listitem').textContent).toContain('Daun cabai keriting.');
  });
});
