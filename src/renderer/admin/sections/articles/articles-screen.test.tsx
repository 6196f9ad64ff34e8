// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAt } from '#tests/support/admin-stage.tsx';
import { sessionStage, signedIn } from '#tests/support/session-stage.tsx';
import { failed, ok, type Result } from '#domain/result.ts';
import { RepositoryContext, type Repository } from '#renderer/data/repository.ts';
import { ArticlesScreen } from './articles-screen.tsx';
import { type RestAnswer, type RestRequest, queryOver } from '#tests/support/rest-calls.ts';

const PLACE = 'https://b.example/article-images/3f2b8c1e-0000-4000-8000-00000000000a';

vi.mock('./article-editor.tsx', () => ({ ArticleEditorScreen: () => null }));

const ROW = {
  id: 7,
  version: 3,
  title_indonesian: 'Kompos cacing',
  title_english: '',
  state_indonesian: 'published',
  state_english: 'missing',
  changed_indonesian: false,
  changed_english: false,
  outdated_indonesian: 0,
  outdated_english: 0,
  live_from_indonesian: '2026-11-01T00:00:00Z',
  live_from_english: null,
  revision_indonesian: 8,
  revision_english: null,
  topic: '4',
  image: '/media/x/480-960.webp',
  missing_alt: false,
  review_due: null,
  saved_at: '2026-11-20T02:41:00Z',
  saved_by_name: 'Ratna',
  binned_at: null,
  binned_by_name: '',
};
const COUNTS = {
  all: 1014,
  published: 1000,
  scheduled: 0,
  draft: 14,
  changed: 0,
  'missing-language': 0,
  'missing-alt': 0,
  outdated: 0,
  untouched: 0,
  'review-due': 0,
  bin: 0,
};
const CATEGORY = {
  id: 4,
  slug: 'organic',
  name_indonesian: 'Organik',
  name_english: 'Organic',
  version: 1,
  articles: 2,
  binned: 0,
};

let answers: Record<string, Result<unknown>>;
let asked: RestRequest[];

async function rest(request: RestRequest): Promise<Result<RestAnswer>> {
  asked.push(request);
  const answer = answers[request.path] ?? failed('not-found', request.path);
  return Promise.resolve(answer.ok ? ok({ body: answer.value, total: null }) : answer);
}

const repository = {
  pictureSource: () => `${PLACE}/960.webp?w=480-960`,
} as unknown as Repository;

const Screen = () => (
  <RepositoryContext value={repository}>
    <ArticlesScreen rest="" />
  </RepositoryContext>
);

const open = (language: 'id' | 'en' = 'en') =>
  openAt(<Screen />, {
    session: sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(rest) })),
    address: language === 'en' ? '/en/admin/blogs' : '/admin/blogs',
    language,
  });

beforeEach(() => {
  asked = [];
  answers = {
    'rpc/list_drafts': ok({ total: 1014, now: '2026-11-20T05:00:00Z', rows: [ROW] }),
    'rpc/count_drafts': ok(COUNTS),
    'rpc/list_categories': ok([CATEGORY]),
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('says how much there is, and has a way to write more', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blogs');
  expect(screen.getByText('1,014 articles, 1,000 published')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write article' }).getAttribute('href')).toBe('/en/admin/blogs/new');
});

test('shows an article with its category by name and its picture from where it lies', async () => {
  await open('id');
  expect(screen.getByRole('link', { name: 'Kompos cacing' }).getAttribute('href')).toBe('/admin/blogs/7');
  expect(screen.getByRole('cell', { name: 'Organik' })).toBeTruthy();
  expect(document.querySelector('tbody img')?.getAttribute('src')).toBe(`${PLACE}/480.webp`);
});

test('opens with one request for one page; numbers and categories come after it', async () => {
  let letGo = (): void => undefined;
  const list = answers['rpc/list_drafts'];
  // Somebody who wasn't here yet: whoever was finds the last list at once.
  const newcomer = { id: 'made', email: 'made@contoh.id' };
  const session = sessionStage(signedIn('granted', { person: newcomer }), () =>
    Promise.resolve({
      query: queryOver(async (request) => {
        asked.push(request);
        if (request.path === 'rpc/list_drafts') await new Promise<void>((resolve) => (letGo = resolve));
        asked.pop();
        return list?.ok ? ok({ body: list.value, total: null }) : failed('offline', '');
      }),
    }),
  );
  await openAt(<Screen />, { session, address: '/en/admin/blogs' });
  expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['rpc/list_drafts']));
  expect(asked[0]?.body).toMatchObject({ collection: 'articles', page: 1 });
  letGo();
});

test('does without numbers and categories', async () => {
  answers['rpc/count_drafts'] = failed('timeout', 'slow');
  answers['rpc/list_categories'] = failed('timeout', 'slow');
  await open();
  expect(screen.getByRole('link', { name: 'Kompos cacing' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without any article says what to do', async () => {
  answers['rpc/list_drafts'] = ok({ total: 0, now: '2026-11-20T05:00:00Z', rows: [] });
  await open('id');
  expect(screen.getAllByText('Belum ada artikel. Tulis yang pertama.').length).toBeGreaterThan(0);
});
