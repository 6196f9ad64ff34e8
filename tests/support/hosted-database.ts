import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { openLiteConnection } from '../../src/backend/dev/lite-connection.ts';
import { readMigrations } from '../../src/backend/dev/migrations.ts';
import type { Migration } from '../../src/backend/dev/migrations.ts';

const PRELUDE = join(import.meta.dirname, '../../src/backend/dev/prelude.sql');

/** The parts of a hosted project's `auth` schema that migrations lean on. */
const AUTH = `
  create schema auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create table auth.users (
    id uuid primary key,
    email varchar(255),
    raw_user_meta_data jsonb,
    is_sso_user boolean not null default false,
    created_at timestamptz
  );
  create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    not_after timestamptz
  );
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable
    as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;`;

/**
 * A bare database in memory with what a hosted project has, and the wanted migrations. @supabase/lite never starts on
 * it: at its first request it grants on its own account.
 */
export async function openHostedDatabase(wanted: (migration: Migration) => boolean, defaults = ''): Promise<PGlite> {
  const database = (await openLiteConnection(undefined)).driver;
  await database.exec(readFileSync(PRELUDE, 'utf8') + AUTH + defaults);
  for (const migration of readMigrations().filter(wanted)) await database.exec(migration.sql);
  return database;
}
