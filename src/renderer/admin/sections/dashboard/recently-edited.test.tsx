// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAt, settle } from '#tests/support/admin-stage.tsx';
import { sessionStage, signedIn } from '#tests/support/session-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { sections } from '../../shell/sections.ts';

import { SectionsContext } from '#renderer/admin/section.ts';
import { RecentlyEdited } from './recently-edited.tsx';
import { type RestAnswer, type RestRequest, queryOver } from '#tests/support/rest-calls.ts';

let result: Result<RestAnswer>;
let asked: RestRequest[];

const Staged = () => (
  <SectionsContext value={sections}>
    <RecentlyEdited />
  </SectionsContext>
);

const row = (more: object) => ({
  ...{ collection: 'articles', id: 7, title_indonesian: 'Cabai', title_english: 'Chili' },
  ...{ saved_at: new Date(2026, 10, 22, 9, 5).toISOString(), saved_by_name: 'Budi', ...more },
});
const rows = (...all: object[]): Result<RestAnswer> => ok({ body: { total: all.length, rows: all }, total: null });
const open = (language: Language = 'en', address = '/en/admin') => {
  const rest = (call: RestRequest) => {
    asked.push(call);
    return Promise.resolve(result);
  };
  const session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(rest) }));
  return openAt(<Staged />, { session, address, language });
};
const region = () => within(screen.getByRole('region', { name: 'Recently edited' }));

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12, 0) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('is what was saved last, with where, who and when, each leading to its editor', async () => {
  result = rows(
    row({}),
    row({ collection: 'communities', id: 3, title_english: '', saved_at: new Date(2026, 10, 21, 8).toISOString() }),
    row({ collection: 'about', id: 1, title_indonesian: '', title_english: '' }),
    row({ collection: 'nowhere' }),
  );
  await open();
  const links = region().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chili Blogs, Budi 09:05', '/en/admin/blogs/7'],
    ['Cabai Community, Budi yesterday', '/en/admin/community/3'],
    ['About Us About Us, Budi 09:05', '/en/admin/about'],
  ]);
  expect(region().getByText('Cabai').lang).toBe('id');
  expect(asked[0]).toMatchObject({ path: 'rpc/recent_drafts', body: { search: '', most: 8 } });
});

test.each([rows(), failed('no-table', '')])('says what will come where there is nothing: %j', async (nothing) => {
  result = nothing;
  await open('id', '/admin');
  expect(screen.getByText(/^Belum ada yang diubah/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says why it couldn’t be read, and comes with another try', async () => {
  result = failed('offline', '');
  await open();
  expect(region().getByRole('alert').textContent).toContain('couldn’t be read. No internet.');
  result = rows(row({}));
  fireEvent.click(region().getByRole('button', { name: 'Try again' }));
  await settle();
  expect(region().getAllByRole('link')).toHaveLength(1);
});
