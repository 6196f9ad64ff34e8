// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { here } from '#tests/support/stages/admin-stage.tsx';
import { article, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import type { Language, Localized } from '#domain/localized.ts';
import type { Live, PublishResult } from '#domain/draft.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { LiveNote } from './live-note.tsx';

const NOW = '2026-11-22T05:00:00Z';
const live = (from: string): Live => ({ revision: 1, from, changed: false });
const PAST = live('2026-11-22T04:59:59Z');
const AHEAD = live(new Date(2026, 11, 1, 8, 30).toISOString());

const onUndo = vi.fn();
const onClose = vi.fn();
const platform = memoryPlatform('https://tunas.example');

interface Options {
  readonly places?: Localized<Live | null>;
  readonly what?: 'published' | 'withdrawn';
  readonly languages?: readonly Language[];
  readonly build?: boolean;
  readonly before?: PublishResult['before'];
  readonly path?: string | null;
  readonly opensAt?: string | null;
}

async function open({
  places = { id: PAST, en: null },
  what = 'published',
  languages = ['id'],
  build = false,
  before = [],
  path = '/article/7',
  opensAt = null,
}: Options) {
  const answer = { before, build, stale: [], blocked: [] };
  const draft = draftOf(article(), { live: places, now: NOW });
  await openEditing(
    <LiveNote {...{ path, opensAt, draft, answer, what, languages, onUndo, onClose }} />,
    'en',
    platform,
  );
}

afterEach(() => void platform.beside.splice(0));

const said = () => screen.getByRole('status').textContent;
const addresses = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('what is published has the addresses at which visitors read it now, in each language that is live', async () => {
  await open({ places: { id: PAST, en: PAST }, languages: ['en'] });
  expect(addresses()).toEqual([
    expect.stringContaining('https://tunas.example/article/7'),
    expect.stringContaining('https://tunas.example/en/article/7'),
  ]);
  cleanup();
  await open({ places: { id: PAST, en: AHEAD } });
  expect(addresses()).toHaveLength(1);
});

test('an address opens beside the editor, which stays', async () => {
  await open({});
  fireEvent.click(screen.getByRole('link'));
  expect(platform.beside).toEqual([expect.stringMatching(/\/article\/7$/)]);
  expect(here()).toBe('/admin/blogs/7');
});

const NOW_READ = 'Published. Visitors see it now.';
const LATER = 'Visitors see it from 1 Dec 2026, 08:30.';

test.each([
  ['is published', {}, NOW_READ, 1],
  ['is scheduled', { places: { id: AHEAD, en: null } }, `Scheduled. ${LATER}`, 0],
  ['is shown only from a moment of its own on', { opensAt: AHEAD.from }, `Published. ${LATER}`, 0],
  ['no page shows yet', { path: null }, NOW_READ, 0],
  [
    'is withdrawn',
    { places: { id: null, en: PAST }, what: 'withdrawn' },
    'Withdrawn. Visitors no longer see it; what you wrote is still here.',
    0,
  ],
] as const)('what %s says so, and gives no address that has nothing to show', async (_what, options, words, links) => {
  await open({ ...options, build: true });
  expect([said(), addresses().length]).toEqual([words, links]);
  expect(screen.queryByText(/can open it now/) !== null).toBe(words === NOW_READ);
});

test('a schedule that is taken back was never read: no page is built for it', async () => {
  const before = [{ id: 7, live: { en: AHEAD } }];
  await open({ places: { id: PAST, en: null }, what: 'withdrawn', languages: ['en'], before });
  expect(said()).toBe('The schedule is cancelled. What you wrote is still here.');
  expect(screen.queryByText(/search engines/)).toBeNull();
});

test.each([
  [true, /is being rebuilt/],
  [false, /Search engines update later/],
])('whether the site’s pages are being built (%s) is said', async (build, words) => {
  await open({ build });
  expect(screen.getByText(words)).toBeDefined();
});
