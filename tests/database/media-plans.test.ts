import { afterEach, expect, inject, it } from 'vitest';
import { rowsPassedOver } from '../support/postgres/plans.ts';
import { openSession, type ServerDriver } from '../support/postgres/session.ts';
import { copyDatabase, MIGRATED } from '../support/postgres/server-database.ts';

// Many pictures that come or go at once cost work in proportion to their number, whatever PostgreSQL's statistics say: they may be
// from a time of few files, and where each of 10,000 pictures reads a whole table, a statement takes minutes.

const PICTURES = 500;
const ADD = `insert into storage.objects (bucket_id, name, metadata) select 'article-images',
  ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0')) || '/' || w || '.webp', '{"size": 1}'
  from generate_series(1, ${PICTURES}) n, unnest(array[480, 960, 1600]) w`;
const NAME = `insert into private.media_names
  select '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'), 'IMG_' || n || '.jpg' from generate_series(1, ${PICTURES}) n`;
const CHANGE = `update storage.objects set metadata = '{"size": 2}'`;
const REMOVE = 'delete from storage.objects';

/** What happened to the tables before, and when they were analyzed last. */
const HISTORIES: Readonly<Record<string, readonly string[]>> = {
  'a fresh database, never analyzed': [],
  'statistics of one picture': [`${ADD} where n = 1`, 'analyze', REMOVE],
  // The tables keep the pages of what is gone, and few rows on them, which the planner expects of them from then on.
  'as many pictures that are gone': [
    ...[ADD, NAME, `${REMOVE} where name not like '%000001/%'`, 'vacuum analyze'],
    ...[REMOVE, 'delete from private.media_names'],
  ],
};

let driver: ServerDriver;
afterEach(() => driver.close());

it.each(Object.entries(HISTORIES))('pictures come and go at once after %s', async (_, history) => {
  const socket = inject('postgresSocket');
  ({ driver } = await openSession(socket, await copyDatabase(socket, MIGRATED)));
  for (const statement of history) await driver.query(statement);
  const media = async (): Promise<unknown> =>
    (await driver.query('select count(*)::integer as pictures, sum(bytes)::integer as bytes from private.media'))
      .rows[0];
  // A row that a filter leaves out a few times for each file is well; a whole table for each is a hundred times as many.
  const most = 3 * 3 * PICTURES;
  for (const statement of [ADD, NAME, CHANGE])
    expect(await rowsPassedOver(driver, statement, 'media')).toBeLessThan(most);
  expect(await media()).toEqual({ pictures: PICTURES, bytes: 2 * 3 * PICTURES });
  expect(await rowsPassedOver(driver, REMOVE, 'media')).toBeLessThan(most);
  expect(await media()).toEqual({ pictures: 0, bytes: null });
});
