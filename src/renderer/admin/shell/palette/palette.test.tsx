// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { here, openAt, settle } from '#tests/support/stages/admin-stage.tsx';
import { RATNA, sessionStage, signedIn, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';

import type { AdminSection } from '#renderer/admin/section.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { usePaletteCommands } from '#renderer/admin/palette-commands.ts';
import { openedItems } from '#renderer/session/opened-items.ts';
import { AddIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { AdminShell } from '../admin-shell.tsx';
import { sections as real } from '../sections.ts';
import { type RestAnswer, type RestRequest, queryOver } from '#tests/support/memory/rest-calls.ts';

const Place = ({ name }: { readonly name: string }) => (
  <>
    <h1>{name}</h1>
    <textarea aria-label="Somewhere" />
    {name === 'hero-banner' && <Counting />}
  </>
);

/** A part of the screen that offers a command. */
function Counting() {
  const [count, setCount] = useState(0);
  usePaletteCommands([{ key: 'count', label: `Count ${count}`, Icon: AddIcon, run: () => setCount(count + 1) }]);
  return <p>Counted {count}</p>;
}

/** The real sections, with screens that ask for nothing. */
const sections = real.map(({ unread: _, BackgroundComponent: __, ...section }): AdminSection => ({
  ...{ ...section, table: null },
  load: () => Promise.resolve({ Screen: () => <Place name={section.path || 'dashboard'} /> }),
}));

const Shell = () => <AdminShell sections={sections} />;

const row = (id: number, title: string, more: object = {}) => ({
  ...{ collection: 'articles', id, title_indonesian: title, title_english: '' },
  ...{ image: '', saved_at: '2026-11-22T02:00:00Z', saved_by_name: 'Ayu', ...more },
});
type Search = { readonly search: string; readonly resolve: (result: Result<RestAnswer>) => void };

let searches: Search[];
let platform: ReturnType<typeof memoryPlatform>;
let session: SessionStage;
const found = (...rows: object[]): Result<RestAnswer> => ok({ body: { total: rows.length, rows }, total: null });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  searches = [];
  platform = memoryPlatform();
  const rest = (call: RestRequest) =>
    new Promise<Result<RestAnswer>>((resolve) => {
      const { search } = call.body as { readonly search: string };
      if (call.path === 'rpc/recent_drafts') searches.push({ search, resolve });
      // What companions of sections ask isn’t looked at here.
      else resolve(failed('offline', ''));
    });
  session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(rest) }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = async (address = '/en/admin', language: Language = 'en') => {
  await openAt(<Shell />, { session, platform, address, language });
};
const press = async (key: string, held: object = {}, target: Element = document.activeElement ?? document.body) => {
  fireEvent.keyDown(target, { key, ...held });
  await settle();
};
const pause = (ms = 5) => act(() => vi.advanceTimersByTimeAsync(ms));
const openPalette = async () => {
  await press('k', { ctrlKey: true });
  await pause();
};
/** Opens it over the page. */
const opened = async (...at: Parameters<typeof open>) => {
  await open(...at);
  await openPalette();
};
/** The same, with nothing edited lately. */
const begin = async () => {
  await opened();
  await answer(0, found());
};
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = async (text: string, waitMs = 0) => {
  fireEvent.change(field(), { target: { value: text } });
  await pause(waitMs);
};
const answer = async (at: number, result: Result<RestAnswer>) => {
  searches[at]?.resolve(result);
  await settle();
};

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'opening it by the keyboard: %j, from the page and from a text',
  async (held) => {
    await open();
    await press('k', held, document.body);
    expect(document.activeElement).toBe(field());
    await press('Escape');
    await pause();
    expect(screen.queryByRole('combobox')).toBeNull();
    const text = screen.getByLabelText('Somewhere');
    act(() => text.focus());
    await press('k', held);
    expect(document.activeElement).toBe(field());
    await press('Escape');
    await pause();
    expect(document.activeElement).toBe(text);
  },
);

test('opening it by its button in the bar, which names its keys', async () => {
  await open();
  const button = screen.getByRole('button', { name: /^Search/ });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K');
  fireEvent.click(button);
  await settle();
  expect(document.activeElement).toBe(field());
});

test('opening it: never over another dialog, nor with other keys; the same keys close it', async () => {
  await open();
  const other = document.createElement('div');
  other.setAttribute('role', 'dialog');
  document.body.append(other);
  await press('k', { ctrlKey: true }, document.body);
  expect(screen.queryByRole('combobox')).toBeNull();
  other.remove();
  await press('k', { ctrlKey: true, shiftKey: true }, document.body);
  await press('k', {}, document.body);
  expect(screen.queryByRole('combobox')).toBeNull();
  await openPalette();
  await press('k', { ctrlKey: true });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('opening it on Apple’s keyboards Ctrl+K stays the text’s own', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await open();
  await press('k', { ctrlKey: true }, screen.getByLabelText('Somewhere'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await press('k', { metaKey: true }, screen.getByLabelText('Somewhere'));
  expect(field()).toBeTruthy();
});

test('what it offers is everything that can be done, every section, and what was edited last', async () => {
  await opened();
  await answer(0, found(row(7, 'Cabai'), row(1, '', { collection: 'nowhere' })));
  const groups = screen.getAllByRole('group').map((group) => {
    const name = document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent;
    return [name, within(group).getAllByRole('option').length];
  });
  expect(groups.map(([name]) => name)).toEqual(['Do', 'Recently edited', 'Go to', 'Settings']);
  expect(groups[2]?.[1]).toBe(sections.length);
  const some = ['Write article', 'Add category', 'Keyboard shortcuts?', 'Sign Out', 'Blogs', 'CabaiBlogs'];
  expect(options()).toEqual(expect.arrayContaining(some));
  expect(screen.getByRole('option', { name: /Cabai/ }).querySelector('[lang]')?.getAttribute('lang')).toBe('id');
});

test('what it offers begins with what was opened last on this device, except for what is open', async () => {
  const opened = openedItems(platform.session);
  for (const [id, title] of [
    [7, 'Cabai'],
    [8, 'Tomat'],
  ] as const) {
    await opened.add(RATNA.id, { collection: 'articles', id, title: { id: title, en: '' } }, () => true);
  }
  await open('/en/admin/blogs/8');
  await openPalette();
  await answer(0, found(row(7, 'Cabai'), row(9, 'Jagung')));
  const [group] = screen.getAllByRole('group');
  expect(group?.textContent).toBe('Recently openedCabaiBlogs');
  // Each is there once.
  expect(options().filter((option) => option === 'CabaiBlogs')).toHaveLength(1);
  cleanup();
  // Nobody else sees them.
  session.become(signedIn('granted', { person: { id: 'other', email: 'b@contoh.id' } }));
  await openAt(<Shell />, { session, platform, address: '/en/admin', language: 'en' });
  await openPalette();
  expect(screen.queryByText('Recently opened')).toBeNull();
});

test('what it offers has what the screen offers for what is open, as it is when it is chosen', async () => {
  await opened('/en/admin/hero-banner');
  const group = screen.getByRole('group', { name: 'What is open' });
  expect(within(group).getAllByRole('option')[0]?.textContent).toBe('Count 0');
  await type('count');
  await press('Enter');
  expect(screen.getByText('Counted 1')).toBeTruthy();
  await openPalette();
  expect(options()).toContain('Count 1');
});

test('the settings are light or dark, and the other language', async () => {
  await begin();
  const choose = vi.spyOn(platform.preferences, 'writeChoice');
  await type('dark');
  await press('Enter');
  expect(choose).toHaveBeenCalledWith('theme', 'dark');
  await openPalette();
  await type('indonesia');
  expect(options()).toEqual(['Ganti bahasa: Indonesia']);
});

test('what it offers is found by its words, however they are written, in both languages', async () => {
  await opened();
  await type('ARTICLE wri');
  expect(options()).toEqual(['Write article']);
  cleanup();
  await opened('/admin', 'id');
  await type('tulis art');
  expect(options()).toEqual(['Tulis artikel']);
  await type('qqqq');
  expect(options()).toEqual([]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('what it offers begins with what concerns the page', async () => {
  await opened('/en/admin/blog-categories');
  expect(options()[0]).toBe('Add category');
});

test('choosing: a finger does too', async () => {
  await opened();
  fireEvent.click(screen.getByRole('option', { name: 'Write article' }));
  await settle();
  expect(here()).toBe('/en/admin/blogs/new');
});

test('choosing: Enter that ends a word of an input method chooses nothing', async () => {
  await opened();
  await press('Enter', { isComposing: true });
  expect([here(), field().isConnected]).toEqual(['/en/admin', true]);
});

test('choosing leads to the sheet of shortcuts, and to the web site beside', async () => {
  await opened();
  await type('keyboard');
  await press('Enter');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await press('Escape');
  await openPalette();
  await type('view web');
  await press('Enter');
  expect(platform.beside).toEqual(['/en']);
});

test('searching titles waits until typing rests, and drops late answers', async () => {
  await begin();
  await type('c', 20);
  await type('ca', 20);
  await type('cab', 300);
  expect(searches.map(({ search }) => search)).toEqual(['', 'cab']);
  expect(screen.getByText('Searching titles...')).toBeTruthy();
  await type('tom', 300);
  await answer(2, found(row(8, 'Tomat')));
  await answer(1, found(row(7, 'Cabai')));
  expect(options()).toEqual(['TomatBlogs']);
  expect(screen.getByText('1 choice')).toBeTruthy();
  await press('Enter');
  expect(here()).toBe('/en/admin/blogs/8');
});

test('searching titles keeps what fits while the next answer is on its way, so that Enter never opens what wasn’t meant', async () => {
  await begin();
  await type('ca', 300);
  await answer(1, found(row(7, 'Cabai'), row(9, 'Cangkul')));
  await type('cab');
  expect(options()).toEqual(['CabaiBlogs']);
});

test.each([
  [failed('offline', ''), 'Titles can’t be searched right now. No internet. Check your signal, then try again.'],
  [failed('no-table', ''), 'Nothing found'],
])('searching titles says kindly what is wrong: %j', async (result, words) => {
  await begin();
  await type('zzzz', 300);
  await answer(1, result);
  expect(screen.getByText(words).getAttribute('role')).toBe('status');
});

test.each([{ role: 'translator', language: 'en' } as const, { role: 'reviewer', language: null } as const])(
  'what it offers to %j is what they may do',
  async (position) => {
    session.become(signedIn('granted', { position }));
    await begin();
    for (const hidden of [
      'Write article',
      'Add category',
      'Media',
      'Team',
      'Activity',
      'Messages',
      'Import and Export',
    ]) {
      expect(options(), hidden).not.toContain(hidden);
    }
    expect(options()).toEqual(expect.arrayContaining(['Blogs', 'Community', 'Keyboard shortcuts?']));
    cleanup();
    // Nor do their addresses lead there.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/en/admin/people');
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('people');
  },
);
