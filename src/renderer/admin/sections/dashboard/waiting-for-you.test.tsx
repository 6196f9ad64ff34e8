// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, settle } from '#tests/support/stages/admin-stage.tsx';
import { RATNA } from '#tests/support/stages/session-stage.tsx';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { SectionsContext, type SectionWork } from '#renderer/admin/section.ts';
import { type Position, SUPER_ADMIN } from '#domain/roles.ts';
import { failed, ok } from '#domain/result.ts';
import type { RestRequest } from '#tests/support/memory/rest-calls.ts';
import type { StoredDraft } from '../../cms/drafts/local-draft-store.ts';
import { sections } from '../../shell/sections.ts';
import type { Reports } from './use-reports.ts';
import { WaitingForYou } from './waiting-for-you.tsx';

let texts: Partial<StoredDraft<unknown>>[];
vi.mock('../../cms/drafts/editing-device.ts', () => ({
  deviceTexts: () => ({
    list: (owner: string, collection: string) =>
      Promise.resolve(texts.filter((text) => text.owner === owner && text.collection === collection)),
  }),
}));

/** What the sections report; undefined while they are asked. */
let work: readonly SectionWork[] | undefined;
let mentions: readonly object[];
const reports = (): Reports => ({
  telling: [inbox!],
  of: () => (work ? { kind: 'told', report: { total: 0, work } } : { kind: 'asking' }),
  complete: work !== undefined,
  error: null,
  retry: () => undefined,
});
const inbox = sections.find(({ path }) => path === 'messages');

const show = async (position: Position = SUPER_ADMIN) => {
  const rest = ({ path }: RestRequest) =>
    Promise.resolve(
      path === 'rpc/list_mentions'
        ? ok({ body: { count: mentions.length, rows: mentions }, total: null })
        : failed('no-table', ''),
    );
  await openAdmin(
    <SectionsContext value={sections}>
      <RightsContext value={rightsOf(position)}>
        <WaitingForYou reports={reports()} />
      </RightsContext>
    </SectionsContext>,
    { rest, language: 'en' },
  );
  await settle();
};
const draft = (collection: string, id: number | null, title: string) => ({
  ...{ owner: RATNA.id, collection, id, key: `key-${collection}`, session: 's' },
  ...{ writtenAt: '2026-11-01T00:00:00Z', document: { id: { title }, en: { title: '' } } },
});
const mention = (comment: string, more: object = {}) => ({
  ...{
    comment,
    collection: 'articles',
    item: 7,
    title_indonesian: 'Mulsa',
    title_english: '',
    body: `Words ${comment}`,
  },
  ...{
    author: { id: 'b', name: 'Budi', role: 'editor', language: null },
    created_at: '2026-11-20T02:00:00Z',
    seen: false,
    ...more,
  },
});

beforeEach(() => {
  texts = [];
  work = [];
  mentions = [];
});

test('says that nothing waits only once everything is known', async () => {
  work = undefined;
  await show();
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  cleanup();
  work = [];
  await show();
  expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy();
});

test('leads to each draft that this device alone has, new ones by their key', async () => {
  texts = [draft('articles', 7, 'Mulsa'), draft('banners', null, ''), draft('about', 1, 'Tentang')];
  await show();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.sort()).toEqual(['/admin/about', '/admin/blogs/7', '/admin/hero-banner/new?key=key-banners']);
  expect(screen.getByText('Blogs, not with the server yet')).toBeTruthy();
});

test('leads to the comments that the person hasn’t seen, and says which draft came back', async () => {
  mentions = [mention('a', { wants_changes: true }), mention('b'), mention('c', { seen: true })];
  await show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/blogs/7?comment=a',
    '/admin/blogs/7?comment=b',
  ]);
  expect(screen.getByText('Budi (editor) wants changes, in Mulsa')).toBeTruthy();
  expect(screen.getByText('Budi (editor), in Mulsa')).toBeTruthy();
});

test('has the work that is the person’s own: by their right, and of a translator’s language', async () => {
  work = [
    {
      text: 'articles:work.inReview',
      count: 2,
      path: '/admin/blogs?show=in-review',
      right: 'content.approve',
      own: 'all',
    },
    { text: 'articles:work.missingLanguage', count: 3, path: '/admin/blogs?show=missing-language', own: 'translators' },
    { text: 'articles:work.untouched', count: 4, path: '/admin/blogs?show=untouched' },
    { text: 'inbox:workMine', count: 0, path: '/admin/messages?show=mine', own: 'all' },
  ];
  for (const [position, paths] of [
    [SUPER_ADMIN, ['/admin/blogs?show=in-review']],
    [{ role: 'editor', language: null }, ['/admin/blogs?show=in-review']],
    [{ role: 'reviewer', language: null }, ['/admin/blogs?show=in-review']],
    [{ role: 'translator', language: 'en' }, ['/admin/blogs?show=missing-language']],
  ] as const) {
    await show(position);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
    cleanup();
  }
});
