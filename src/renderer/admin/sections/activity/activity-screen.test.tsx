// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { queryOver, restStage } from '#tests/support/memory/rest-calls.ts';
import { sessionStage, signedIn, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { failed, ok } from '#domain/result.ts';
import { ActivityScreen } from './activity-screen.tsx';

const LINE = {
  ...{ id: 9, made_at: '2026-11-21T03:20:00Z', collection: 'articles', item: '7' },
  by: { id: 'b', name: 'Budi', role: 'editor', language: null },
  ...{ action: 'published', language: 'id', name_indonesian: 'Cabai', name_english: 'Chili', present: true },
  ...{ role: null, role_language: null },
};

let { answers, asked } = restStage();
let session: SessionStage;

/** What the backend answers from now on. */
function listed(rows: object[], more = false): void {
  answers['rpc/list_activity'] = ok({ rows, more });
}
const open = (language: Language = 'en', address = '/en/admin/activity') =>
  openAdmin(<ActivityScreen />, { session, address, language });
const questions = () => asked.filter(({ path }) => path === 'rpc/list_activity').map(({ body }) => body);

beforeEach(() => {
  const stage = restStage({ 'rpc/list_active_people': ok([LINE.by]) });
  ({ answers, asked } = stage);
  listed([LINE]);
  session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(stage.rest) }));
});

test.each([
  ['id', 'Budi (editor) menerbitkan (Indonesia)', 'Cabai'],
  ['en', 'Budi (editor) published (Indonesian)', 'Chili'],
] as const)('a line says in %s who did what, and what to', async (language, done, name) => {
  await open(language);
  const [line] = within(screen.getByRole('region')).getAllByRole('listitem');
  expect(line?.textContent).toContain(done);
  expect(line?.textContent).toContain(name);
});

test('lines stand under their days, in the order in which they came', async () => {
  listed([LINE, { ...LINE, id: 8, action: 'saved' }, { ...LINE, id: 7, made_at: '2026-11-20T03:20:00Z' }]);
  await open();
  const days = screen.getAllByRole('region').map((day) => within(day).getAllByRole('listitem').length);
  expect(days).toEqual([2, 1]);
});

test('what was done to many at once is one line, which unfolds', async () => {
  listed([
    { ...LINE, id: 9, item: '7' },
    { ...LINE, id: 8, item: '7', language: 'en' },
    { ...LINE, id: 7, item: '6', made_at: '2026-11-21T03:15:00Z', name_english: 'Rice' },
    // Six minutes before: another deed.
    { ...LINE, id: 6, item: '5', made_at: '2026-11-21T03:09:00Z' },
  ]);
  await open();
  const [deed, other] = within(screen.getByRole('region')).getAllByRole('listitem');
  expect(deed?.textContent).toContain('Budi (editor) published: 2 articles');
  expect(other?.textContent).toContain('Budi (editor) published (Indonesian)');
  const button = screen.getByRole('button', { name: 'Show one by one' });
  expect([button.getAttribute('aria-expanded'), screen.queryByText('Rice')]).toEqual(['false', null]);
  await press(button);
  expect(within(deed!).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Rice')).toBeTruthy();
  await press('Show as one');
  expect(within(screen.getByRole('region')).getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['both languages of one thing', [{}, { language: 'en' }], 'published (Indonesian, English)'],
  ['one thing again and again', [{}, {}, {}], 'published (Indonesian) 3 times'],
])('%s are one line with its name', async (_name, more, words) => {
  listed(more.map((each, at) => ({ ...LINE, id: 9 - at, ...each })));
  await open();
  const [deed] = screen.getAllByRole('listitem');
  expect(deed?.textContent).toContain(words);
  expect(within(deed!).getByText('Chili')).toBeTruthy();
});

test.each([
  ['another person', { by: { ...LINE.by, id: 'c', name: 'Citra' } }],
  ['another action', { action: 'saved' }],
  ['another kind of thing', { collection: 'banners' }],
])('what is of %s is another line', async (_name, more) => {
  listed([LINE, { ...LINE, id: 8, ...more }]);
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a fold goes on with the older lines that follow', async () => {
  listed([LINE, { ...LINE, id: 8, item: '6' }], true);
  await open();
  expect(screen.getByText(/2\+ articles/)).toBeTruthy();
  listed([{ ...LINE, id: 7, item: '5' }]);
  await press('Show older');
  expect(screen.getByText(/3 articles/)).toBeTruthy();
});

test('what is gone has its last name and no link; what nobody did is called automatic', async () => {
  listed([
    {
      ...LINE,
      action: 'purged',
      language: null,
      by: { id: null, name: '', role: null, language: null },
      present: false,
    },
  ]);
  await open();
  expect(screen.getByRole('listitem').textContent).toContain('Automatic erased after 30 days in the bin');
  expect(screen.getByRole('listitem').textContent).toContain('Chili (no longer there)');
  expect(screen.queryByRole('link', { name: 'Chili' })).toBeNull();
});

test('an action that this version doesn’t know is shown as it is called', async () => {
  listed([{ ...LINE, action: 'translated', collection: 'glossary' }]);
  await open();
  expect(screen.getByRole('listitem').textContent).toContain('translated');
});

test('filters stand in the address, and are asked for', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('By whom'), { target: { value: 'b' } });
  await settle();
  fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'saved' } });
  await settle();
  expect(location.search).toBe('?who=b&what=saved');
  expect(questions().at(-1)).toEqual({ person: 'b', action: 'saved', after: null, most: 50 });
  await press('Clear filters');
  expect(questions()[0]).toEqual({ after: null, most: 50 });
  expect(location.search).toBe('');
});

test('a day counts from its first moment to its last, in the reader’s own time zone', async () => {
  await open('en', '/en/admin/activity?from=2026-11-20&to=2026-11-20');
  const { since, until } = questions().at(-1) as { since: string; until: string };
  expect(new Date(since)).toEqual(new Date(2026, 10, 20));
  expect(new Date(until)).toEqual(new Date(2026, 10, 21));
});

test('a day in the address that is none narrows nothing', async () => {
  await open('en', '/en/admin/activity?from=yesterday');
  expect(questions().at(-1)).toEqual({ after: null, most: 50 });
});

test('older lines follow those that are there, from the last one on; a failure leaves them, with another try', async () => {
  listed([LINE], true);
  await open();
  answers['rpc/list_activity'] = failed('offline', '');
  await press('Show older');
  expect(screen.getByRole('alert').textContent).toContain('The older lines couldn’t be read.');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  listed([{ ...LINE, id: 8, action: 'saved' }]);
  await press('Try again');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(questions().at(-1)).toEqual({ after: 9, most: 50 });
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('an empty search and an empty log have different texts', async () => {
  listed([]);
  await open();
  expect(screen.getByText('Nothing has been done yet')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'saved' } });
  await settle();
  expect(screen.getByText('Nothing matches these filters.')).toBeTruthy();
});
