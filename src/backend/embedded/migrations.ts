import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';

const FOLDER = join(import.meta.dirname, '../supabase/migrations');

/** One file of `src/backend/supabase/migrations`. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** All migrations, oldest first. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  return readdirSync(folder)
    .map((file) => /^(\d{14})_(\w+)\.sql$/.exec(file))
    .filter((match) => match !== null)
    .sort((a, b) => a[0].localeCompare(b[0]))
    .map((match) => ({
      version: match[1] ?? '',
      name: match[2] ?? '',
      sql: readFileSync(join(folder, match[0]), 'utf8'),
    }));
}

/**
 * Runs the migrations that this database doesn't have yet, each in a transaction together with its record, and logs where one has
 * changed since it ran. The record is the Supabase CLI's own table, in its own format.
 *
 * @returns how many ran
 */
export async function applyMigrations(
  database: PGlite,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<number> {
  const seen = await recordedMigrations(database);
  let ran = 0;
  for (const migration of migrations) {
    const before = seen.get(migration.version);
    if (before === undefined) {
      await database.transaction(async (transaction) => {
        await transaction.exec(migration.sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [migration.version, migration.name, [migration.sql]],
        );
      });
      ran += 1;
    } else if (before !== migration.sql) {
      log(
        `The migration ${migration.version}_${migration.name} has changed since it ran on this database. ` +
          'It doesn’t run again: write a new migration, or delete the data folder to start afresh.',
      );
    }
  }
  return ran;
}

async function recordedMigrations(database: PGlite): Promise<Map<string, string>> {
  const { rows } = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  return new Map(rows.map((row) => [row.version, row.statements?.[0] ?? '']));
}
