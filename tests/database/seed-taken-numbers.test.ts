import { beforeEach, expect, it } from 'vitest';
import { seedContent } from '../../src/backend/seed/seed-content.ts';
import { article, openSessionAccounts, titled } from './drafts-api.ts';

// Bundled articles that came with a later version of the portal, in a backend where people had written articles of those numbers.

const api = await openSessionAccounts();
beforeEach(() => api.clear());

const seed = () => seedContent(api.backend);
const translated = async () =>
  (
    await api.backend.sql<{ id: number }>(
      'select distinct article_id as id from public.article_translations order by 1',
    )
  ).map(({ id }) => Number(id));

it('leaves a draft alone that nobody has published, and puts the others beside it', async () => {
  const own = await api.create(titled(article(), 'id', 'Tomat'));
  expect(own.id).toBe(7);
  expect(await seed()).toEqual({ added: 7, left: 0 });
  expect(await translated()).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect((await api.read(7)).document).toMatchObject({ id: { title: 'Tomat' } });
  expect(await api.visit(7, 'id')).toBeNull();
  expect((await api.create()).id).toBe(9);
});

it('adds no other language to an article that is published in one', async () => {
  const own = await api.create(titled(article(), 'id', 'Tomat'));
  await api.publish(own, ['id']);
  expect(await seed()).toEqual({ added: 7, left: 1 });
  expect([(await api.visit(7, 'id'))?.title, (await api.visit(7, 'en'))?.title]).toEqual(['Tomat', 'Tomat']);
  expect(await seed()).toEqual({ added: 0, left: 8 });
});

it('finishes a bundled one that an interrupted seeding left without a language', async () => {
  await seed();
  await api.backend.sql(`delete from public.article_translations where article_id = 7 and language = 'en'`);
  expect(await seed()).toEqual({ added: 0, left: 8 });
  expect((await api.visit(7, 'en'))?.language).toBe('en');
});
