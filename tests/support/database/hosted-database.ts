import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations } from '#backend/embedded/migrations.ts';
import type { Migration } from '#backend/embedded/migrations.ts';
import type { DatabaseDriver } from '../postgres/session.ts';
import { emptyTestDatabase } from './test-database.ts';

const PRELUDE = join(import.meta.dirname, '../../../src/backend/embedded/prelude.sql');

/** The parts of a hosted project's `auth` schema that migrations lean on. */
const AUTH = `
  create schema auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create table auth.users (
    id uuid primary key,
    email varchar(255),
    encrypted_password varchar(255),
    raw_user_meta_data jsonb,
    is_sso_user boolean not null default false,
    email_confirmed_at timestamptz,
    confirmation_sent_at timestamptz,
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

/** The parts of a hosted project's `storage` schema that migrations lean on; the storage service has made them there. */
const STORAGE = `
  create schema storage;
  create table storage.buckets (
    id text primary key,
    name text not null unique,
    public boolean default false,
    file_size_limit bigint,
    allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id),
    name text,
    owner_id text,
    metadata jsonb,
    created_at timestamptz default now(),
    unique (bucket_id, name)
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on table storage.buckets, storage.objects to anon, authenticated, service_role;`;

/**
 * A bare database with what a hosted project has, and the wanted migrations. @supabase/lite never starts on
 * it: at its first request it grants on its own account.
 */
export async function openHostedDatabase(
  wanted: (migration: Migration) => boolean,
  defaults = '',
): Promise<DatabaseDriver> {
  const database = await emptyTestDatabase();
  await database.exec(readFileSync(PRELUDE, 'utf8') + AUTH + STORAGE + defaults);
  for (const migration of readMigrations().filter(wanted)) await database.exec(migration.sql);
  return database;
}
