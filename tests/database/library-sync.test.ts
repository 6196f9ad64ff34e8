import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import { failed } from '#domain/result.ts';
import { deviceLibrary } from '#renderer/data/offline/device-library.ts';
import { openLibraryDatabase, type LibraryDatabase } from '#renderer/data/offline/library-database.ts';
import { deviceSearch } from '#renderer/data/offline/search/device-search.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import { syncOnce } from '#renderer/data/offline/sync/sync-once.ts';
import { liveLibrary } from '#renderer/data/remote/live-library.ts';
import type { StoredLibrary } from '#renderer/data/repository.ts';
import { addArticles, addCategories } from '../support/database/articles.ts';
import { testBackend } from '../support/backend/backend.ts';

// After a sync, a device without a network answers every question about articles as the backend does.

const backend = await testBackend();
const address = { url: backend.url, publishableKey: backend.publishableKey };
const live = liveLibrary(address);
const source = backendSource(address);

const nothing = () => Promise.resolve(failed('not-found', 'nothing travels with this device'));
const BUNDLED: StoredLibrary = {
  articlePage: nothing,
  article: nothing,
  firstArticles: nothing,
  calendars: nothing,
  site: nothing,
  suggestSearch: nothing,
};

const IDS = Array.from({ length: 12 }, (_, at) => at + 1);
const texts = { id: { title: 'Selada', content: 'Air.' }, en: { title: 'Lettuce', content: 'Water.' } };

let database: LibraryDatabase;
beforeEach(async () => {
  database = await openLibraryDatabase(backend.url);
  await backend.empty();
  await addCategories(backend);
  await addArticles(
    backend,
    IDS.map((id) => ({ id, day: `2024-01-${10 + id}`, texts })),
  );
});
afterEach(async () => {
  await database.clear();
  database.close();
});

/** Everything that a reader can ask of the articles, in both languages. */
async function answers(library: Pick<StoredLibrary, 'articlePage' | 'article'>) {
  const asked = LANGUAGES.flatMap((language) => [
    ...['', 'organic', 'technology'].map((category) =>
      library.articlePage({ search: '', category, language, page: 1 }),
    ),
    ...IDS.map((id) => library.article(id, language)),
  ]);
  return (await Promise.all(asked)).map((answer) => (answer.ok ? answer.value : answer.code));
}

async function expectTheDeviceToAgree(): Promise<void> {
  expect(await syncOnce({ source, database })).toMatchObject({ ok: true });
  const device = deviceLibrary({
    ...{ bundled: BUNDLED, open: () => Promise.resolve(database) },
    ...{ backend: backend.url, search: deviceSearch(backend.url) },
  });
  expect(await answers(device)).toEqual(await answers(live));
}

/** Changes rows as if it had been done so long ago that no trigger of today notes a time. */
async function quietly(change: string): Promise<void> {
  for (const table of ['articles', 'article_translations'])
    await backend.sql(`alter table public.${table} disable trigger all`);
  await backend.sql(change);
  for (const table of ['articles', 'article_translations'])
    await backend.sql(`alter table public.${table} enable trigger all`);
}

const CASES: readonly (readonly [what: string, change: string])[] = [
  ['a text that is withdrawn', `update public.article_translations set status = 'draft' where article_id = 4`],
  [
    'a language that is withdrawn',
    `update public.article_translations set status = 'draft' where article_id = 5 and language = 'en'`,
  ],
  ['an article that is erased', 'delete from public.articles where id = 6'],
  [
    'a category that is renamed',
    `update public.categories set name_indonesian = 'Alami', slug = 'alami' where slug = 'organic'`,
  ],
  [
    'an article that goes to another category, and another day',
    `update public.articles set published_on = '2024-03-01' where id = 7`,
  ],
  ['a backend that is empty', 'delete from public.articles'],
];

it.each(CASES)('agrees with the backend after %s', async (_what, change) => {
  await expectTheDeviceToAgree();
  await backend.sql(change);
  await expectTheDeviceToAgree();
});

it('agrees once the moment of a scheduled text has come, though no row is touched', async () => {
  await backend.sql(
    `update public.article_translations set publish_at = now() + interval '1 hour' where article_id = 2`,
  );
  await expectTheDeviceToAgree();
  expect(await live.article(2, 'id')).toMatchObject({ code: 'not-found' });
  // As if an hour had passed: the rows are an hour older.
  await quietly(`update public.article_translations set publish_at = publish_at - interval '1 hour',
    updated_at = updated_at - interval '1 hour' where article_id = 2`);
  await backend.sql(
    `update private.article_cards set shown_from = shown_from - interval '1 hour' where article_id = 2`,
  );
  expect((await live.article(2, 'id')).ok).toBe(true);
  await expectTheDeviceToAgree();
});

it('agrees once the day of a text has come, at midnight in Jakarta', async () => {
  await backend.sql(`update public.article_translations set dated = private.today() + 1 where article_id = 3`);
  await expectTheDeviceToAgree();
  expect(await live.article(3, 'id')).toMatchObject({ code: 'not-found' });
  // As if a day had passed: the rows are a day older.
  await quietly(`update public.article_translations set dated = dated - 1, publish_at = publish_at - interval '1 day',
    updated_at = updated_at - interval '1 day' where article_id = 3`);
  await backend.sql(`update private.article_cards set dated = dated - 1 where article_id = 3`);
  expect((await live.article(3, 'id')).ok).toBe(true);
  await expectTheDeviceToAgree();
});

it('agrees with a backend that was restored from a backup, whose texts are older than those here', async () => {
  const backup = await backend.sql<Record<string, unknown>>(
    'select * from public.article_translations where article_id = 8',
  );
  await backend.sql(
    `update public.article_translations set title = 'Yang baru', content = 'Baru.' where article_id = 8`,
  );
  await expectTheDeviceToAgree();
  for (const { language, title, content } of backup)
    await quietly(
      `update public.article_translations set title = '${String(title)}', content = '${String(content)}',
         updated_at = now() - interval '30 days' where article_id = 8 and language = '${String(language)}'`,
    );
  await quietly(`update public.articles set updated_at = now() - interval '30 days' where id = 8`);
  await expectTheDeviceToAgree();
});

it('agrees after changes that come while it syncs, once it has synced again', async () => {
  let change: string | undefined =
    `update public.article_translations set title = 'Di tengah jalan' where article_id = 9`;
  const busy = {
    ...source,
    async articles(ids: readonly number[]) {
      const answer = await source.articles(ids);
      if (change) await backend.sql(change);
      change = undefined;
      return answer;
    },
  };
  expect(await syncOnce({ source: busy, database })).toMatchObject({ ok: true });
  await expectTheDeviceToAgree();
});
