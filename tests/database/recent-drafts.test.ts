import { beforeEach, expect, it } from 'vitest';
import { article, titled } from './drafts-api.ts';
import { banner, community, openSiteApi } from './site-api.ts';

// What was edited last, over all collections, and what is found by its title.

const api = await openSiteApi();
beforeEach(() => api.clear());

interface Found {
  readonly rows: readonly {
    readonly collection: string;
    readonly id: number;
    readonly title_indonesian: string;
    readonly saved_by_name: string;
  }[];
}
const recent = (body: object = {}): Promise<Found> => api.call('recent_drafts', body);
const named = ({ rows }: Found): string[] => rows.map(({ collection, id }) => `${collection} ${id}`);

it('is what people saved, of every collection, the newest first, and by whom', async () => {
  // The items of single collections exist from the beginning, and were never saved by a person.
  expect(await recent()).toMatchObject({ rows: [] });
  const one = await api.create();
  const group = await api.make('communities', community());
  const shown = await api.make('banners', banner());
  await api.save(one, titled(article(), 'id', 'Tomat'), api.budi);
  const found = await recent();
  expect(named(found)).toEqual([`articles ${one.id}`, `banners ${shown.id}`, `communities ${group.id}`]);
  expect(found.rows[0]).toMatchObject({ title_indonesian: 'Tomat', saved_by_name: 'Budi' });
});

it('is eight, or as many as are wanted, and never more than a page', async () => {
  for (let made = 0; made < 12; made += 1) await api.create();
  expect((await recent()).rows).toHaveLength(8);
  expect((await recent({ most: 3 })).rows).toHaveLength(3);
  expect((await recent({ most: 1000 })).rows).toHaveLength(12);
  expect((await recent({ most: 0 })).rows).toHaveLength(1);
});

it('leaves out what is in the bin', async () => {
  const draft = await api.create();
  await api.call('bin_drafts', { collection: 'articles', items: [draft.id] });
  expect(await recent()).toMatchObject({ rows: [] });
  expect(await recent({ search: 'cabai' })).toMatchObject({ rows: [] });
});

it('finds titles of both languages in every collection, whoever brought them along', async () => {
  const draft = await api.create();
  const group = await api.make('communities', community({ en: { ...community().en, title: 'Chili growers' } }));
  await api.backend.sql(`update public.drafts set saved_by_name = ''`);
  expect(named(await recent({ search: ' CHILI ' })).sort()).toEqual([
    `articles ${draft.id}`,
    `communities ${group.id}`,
  ]);
  expect(named(await recent({ search: 'cabai' }))).toEqual([`articles ${draft.id}`]);
  expect(await recent({ search: '%' })).toMatchObject({ rows: [] });
});
