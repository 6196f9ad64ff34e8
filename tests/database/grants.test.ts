import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHostedDatabase } from '../support/database/hosted-database.ts';
import type { DatabaseDriver } from '../support/postgres/session.ts';
import { CATALOGUE } from './policy-table/catalogue.ts';

/** What hosted projects from before 2026-10-30 grant by themselves on everything new. */
const OLD_DEFAULTS = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`;

describe.each([
  ['a project that grants nothing by itself', ''],
  ['a project that grants everything by itself', OLD_DEFAULTS],
])('the migrations on %s', (_name, defaults) => {
  let database: DatabaseDriver;
  beforeAll(async () => {
    database = await openHostedDatabase(() => true, defaults);
  });
  afterAll(() => database.close());

  it.each(CATALOGUE.map((question) => [question.name, question] as const))(
    'make a database that %s',
    async (_question, { sql, expected }) => {
      const { rows } = await database.query<{ line: string }>(sql);
      expect(rows.map((row) => row.line).sort()).toEqual([...expected].sort());
    },
  );
});
