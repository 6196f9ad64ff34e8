// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, settle } from '#tests/support/stages/admin-stage.tsx';
import { draftCounts, draftRow, listedDrafts } from '#tests/support/memory/memory-draft-store.ts';
import { tagRow } from '#tests/support/memory/tag-backend.ts';
import { restStage } from '#tests/support/memory/rest-calls.ts';
import { failed, ok } from '#domain/result.ts';
import { ArticlesScreen } from './articles-screen.tsx';

vi.mock('./article-editor.tsx', () => ({ ArticleEditorScreen: () => null }));

const PLACE = 'https://b.example/article-images/3f2b8c1e-0000-4000-8000-00000000000a';
const CATEGORY = {
  ...{ id: 4, slug: 'organic', name_indonesian: 'Organik', name_english: 'Organic', version: 1 },
  ...{ articles: 2, binned: 0 },
};
const ROW = draftRow({ title_indonesian: 'Kompos cacing', topic: '4', image: '/media/x/480-960.webp' });

let stage: ReturnType<typeof restStage>;

const open = (language: 'id' | 'en' = 'en', rest = stage.rest) =>
  openAdmin(<ArticlesScreen rest="" />, {
    ...{ rest, language, address: language === 'en' ? '/en/admin/blogs' : '/admin/blogs' },
    repository: { pictureSource: () => `${PLACE}/960.webp?w=480-960` },
  });

beforeEach(() => {
  stage = restStage({
    'rpc/list_drafts': listedDrafts(1014, ROW),
    'rpc/count_drafts': draftCounts({ all: 1014, published: 1000 }),
    'rpc/list_categories': ok([CATEGORY]),
  });
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
  // The list isn't answered yet.
  await open('en', (call) => (void stage.rest(call), new Promise(() => undefined)));
  expect(new Set(stage.asked.map(({ path }) => path))).toEqual(new Set(['rpc/list_drafts']));
  expect(stage.asked[0]?.body).toMatchObject({ collection: 'articles', page: 1 });
});

test.each([
  [ok([tagRow(1, 'compost', 'Kompos', 'Compost')]), 2],
  [ok([]), 2],
  [failed('timeout', 'slow'), 0],
])('offers tags for several articles once they are read (%#)', async (tags, count) => {
  stage.answers['rpc/list_tags'] = tags;
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Kompos cacing”' }));
  const bar = within(screen.getByRole('group', { name: 'With the selected ones' }));
  fireEvent.keyDown(bar.getByRole('button', { name: 'Actions' }), { key: 'Enter' });
  await settle();
  expect(screen.queryAllByRole('menuitem', { name: /tags$/ })).toHaveLength(count);
});

test('does without numbers and categories', async () => {
  stage.answers['rpc/count_drafts'] = failed('timeout', 'slow');
  stage.answers['rpc/list_categories'] = failed('timeout', 'slow');
  await open();
  expect(screen.getByRole('link', { name: 'Kompos cacing' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
