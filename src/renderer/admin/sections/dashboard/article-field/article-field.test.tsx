// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin } from '#tests/support/stages/admin-stage.tsx';
import type { RestRequest } from '#tests/support/memory/rest-calls.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { SectionsContext } from '#renderer/admin/section.ts';
import { sections } from '#renderer/admin/shell/sections.ts';
import { AdviceToCheck } from '../advice-to-check.tsx';
import { ArticleField } from './article-field.tsx';

let answers: Readonly<Record<string, Result<unknown>>>;

const item = (id: number, more: object = {}) => ({
  ...{ id, title_indonesian: `Judul ${id}`, title_english: `Title ${id}`, state: 'fresh' },
  ...{ reviewed_on: '2026-01-05', review_due: '2027-01-05', saved_at: '2026-01-05T03:00:00Z' },
  ...{ has_indonesian: true, has_english: true, outdated_indonesian: 0, outdated_english: 0, ...more },
});
const review = (id: number, more: object = {}) => ({
  ...{ id, title_indonesian: `Judul ${id}`, title_english: '', image: '' },
  ...{ reviewed_on: '2025-01-10', review_due: '2029-01-01', season: null, ...more },
});
const found = (...rows: readonly object[]) => ok({ total: rows.length, counts: { fresh: rows.length }, rows });
const due = (...rows: readonly object[]) => ok({ total: rows.length, today: '2026-11-24', rows });

beforeEach(() => {
  answers = {};
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(language: Language = 'en'): Promise<void> {
  const rest = ({ path }: RestRequest) => {
    const answer = answers[path.replace('rpc/', '')] ?? failed('no-table', '');
    return Promise.resolve(answer.ok ? ok({ body: answer.value, total: null }) : answer);
  };
  const parts = (
    <SectionsContext value={sections}>
      <ArticleField />
      <AdviceToCheck />
    </SectionsContext>
  );
  await openAdmin(parts, { rest, address: '/en/admin', language });
}

const field = () => within(screen.getByRole('list', { name: /^Articles, the most/ }));
const names = () =>
  field()
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

test('every bed leads to its article, and says in words how fresh it is and which language is behind', async () => {
  answers = {
    list_freshness: found(
      item(1, { state: 'overdue', review_due: '2026-10-01', outdated_english: 3 }),
      item(2, { state: 'soon', review_due: null, has_english: false, title_english: '' }),
      item(3),
      item(4, { state: 'draft', has_indonesian: false, has_english: false, title_indonesian: '', title_english: '' }),
    ),
  };
  await open();
  expect(names()).toEqual([
    'Title 1. Due for a check, was valid until 1 October 2026. English is behind',
    'Judul 2. Never checked, last changed on 5 January 2026. English is missing',
    'Title 3. Fresh, valid until 5 January 2027',
    'Untitled. Not published',
  ]);
  expect(field().getAllByRole('link')[1]?.getAttribute('href')).toBe('/en/admin/blogs/2');
  const drawn = [...document.querySelectorAll('ul[aria-label^="Articles"] [data-bed]')];
  expect(drawn.map((bed) => bed.getAttribute('data-bed'))).toEqual(['overdue', 'soon', 'fresh', 'draft']);
  expect(drawn.map((bed) => bed.querySelectorAll('path').length)).toEqual([1, 1, 0, 0]);
});

test('a tooltip names what has the focus, with how fresh it is; Escape takes it away', async () => {
  answers = { list_freshness: found(item(1), item(2)) };
  await open();
  const [, second] = field().getAllByRole('link');
  fireEvent.focus(second!);
  expect(screen.getByRole('tooltip').textContent).toBe('Title 2. Fresh, valid until 5 January 2027');
  // It is the link's name already.
  expect(second!.hasAttribute('aria-describedby')).toBe(false);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the field is one stop of the Tab key; arrows go on within it, and stop at its ends', async () => {
  answers = { list_freshness: found(item(1), item(2), item(3)) };
  await open();
  const links = field().getAllByRole('link');
  const stops = () => links.map(({ tabIndex }) => tabIndex);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  expect(stops()).toEqual([0, -1, -1]);
  links[0]?.focus();
  press('ArrowRight');
  expect([document.activeElement, stops()]).toEqual([links[1], [-1, 0, -1]]);
  press('End');
  press('ArrowRight');
  expect(document.activeElement).toBe(links[2]);
  press('Home');
  press('ArrowLeft');
  expect([document.activeElement, stops()]).toEqual([links[0], [0, -1, -1]]);
});

test('the arrows up and down go to the row above and below', async () => {
  answers = { list_freshness: found(...[1, 2, 3, 4, 5].map((id) => item(id))) };
  await open();
  const links = field().getAllByRole('link');
  links.forEach((link, at) => {
    link.getBoundingClientRect = () => new DOMRect(0, Math.floor(at / 2) * 40, 30, 30);
  });
  links[1]?.focus();
  fireEvent.keyDown(links[1]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(links[3]);
  fireEvent.keyDown(links[3]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(links[3]);
  fireEvent.keyDown(links[3]!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(links[1]);
});

test('the legend counts what the backend counted, and more than is drawn is said', async () => {
  answers = { list_freshness: ok({ total: 1302, counts: { fresh: 1200, overdue: 102 }, rows: [item(1)] }) };
  await open();
  const legend = within(screen.getByRole('list', { name: /colours and shapes/ }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Due for a check 102',
    'Soon to be checked 0',
    'Still valid 0',
    'Fresh 1,200',
    'Not published 0',
    'One language is behind',
    'One language is missing',
  ]);
  expect(screen.getByText('and 1,301 more articles')).toBeTruthy();
});

test('a backend that can’t tell, or has no article, shows neither; one that fails says so', async () => {
  await open();
  expect(screen.queryByRole('heading')).toBeNull();
  answers = { list_freshness: found() };
  await open();
  expect(screen.queryByRole('heading')).toBeNull();
  answers = { list_freshness: failed('offline', '') };
  await open();
  expect(screen.getByRole('alert').textContent).toContain('The article field couldn’t be read. No internet.');
});

test('advice to check says why: its day, its season, or both', async () => {
  answers = {
    list_due_reviews: due(
      review(1, { review_due: '2026-10-01' }),
      review(2, { review_due: '2026-11-30' }),
      review(3, { season: '2026-12-01' }),
      review(4, { season: '2026-12-01', reviewed_on: null, review_due: null }),
      review(5, { season: '2026-11-01', review_due: '2026-01-10' }),
    ),
  };
  await open('id');
  const rows = within(screen.getByRole('region', { name: 'Saran yang perlu diperiksa bulan ini' })).getAllByRole(
    'link',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Judul 1 Berlaku sampai 1 Oktober 2026, sudah lewat',
    'Judul 2 Berlaku sampai 30 November 2026',
    'Judul 3 Musimnya mulai Desember, terakhir diperiksa Jan 2025',
    'Judul 4 Musimnya mulai Desember, belum pernah diperiksa',
    'Judul 5 Berlaku sampai 10 Januari 2026, sudah lewat. Musimnya mulai November, terakhir diperiksa Jan 2025',
  ]);
  expect(rows[0]?.getAttribute('href')).toBe('/en/admin/blogs/1');
});

test('advice to check: none is said, and more than is shown leads to the list', async () => {
  answers = { list_due_reviews: due() };
  await open();
  expect(screen.getByText('No advice has to be checked this month.')).toBeTruthy();
  document.body.replaceChildren();
  answers = { list_due_reviews: ok({ total: 31, today: '2026-11-24', rows: [review(1)] }) };
  await open();
  expect(screen.getByRole('link', { name: 'All (31)' }).getAttribute('href')).toBe('/en/admin/blogs?show=review-due');
});
