import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHostedDatabase } from '../support/database/hosted-database.ts';
import type { DatabaseDriver } from '../support/postgres/session.ts';

let database: DatabaseDriver;
beforeAll(async () => {
  database = await openHostedDatabase(() => true);
});
afterAll(() => database.close());

/** One line for each foreign key of our tables: what it holds, and whether an index begins with its columns. */
const FOREIGN_KEYS = `
  select c.conrelid::regclass || ': ' || pg_get_constraintdef(c.oid) as line, exists (
    select from pg_index i
    where i.indrelid = c.conrelid and i.indisvalid
      and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
      -- A key that is null refers to nothing: an index may leave it out.
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
        select '(' || quote_ident(a.attname) || ' IS NOT NULL)' from pg_attribute a
        where a.attrelid = c.conrelid and a.attnum = any (c.conkey)))
  ) as indexed
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where c.contype = 'f' and n.nspname in ('public', 'private')`;

it('every foreign key has an index of its own: else a deleted row reads the whole table that names it', async () => {
  const { rows } = await database.query<{ line: string; indexed: boolean }>(FOREIGN_KEYS);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ indexed }) => !indexed).map(({ line }) => line)).toEqual([]);
});

it('what visitors read is a revision that there is', async () => {
  const { rows } = await database.query<{ line: string }>(FOREIGN_KEYS);
  const keys = rows.map(({ line }) => line);
  for (const column of ['revision_indonesian', 'revision_english']) {
    expect(keys).toContain(`drafts: FOREIGN KEY (${column}) REFERENCES revisions(id)`);
  }
});
