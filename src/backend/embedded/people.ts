import type { PGlite } from '@supabase/lite/pglite';

/** The database, or a transaction on it. */
export type Sql = Pick<PGlite, 'query'>;

export interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly metadata: object;
  /** Whether the address counts as confirmed. */
  readonly confirmed: boolean;
}

// Rows as @supabase/lite 0.10.0 writes them itself; a test signs in with what is made here. $2a$10$ is its own hash.
const HASH = `extensions.crypt($2, extensions.gen_salt('bf', 10))`;

/** The id of the account with this address; null where there is none. */
export async function findPerson(sql: Sql, email: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>('select id from auth.users where email = lower($1)', [email]);
  return rows[0]?.id ?? null;
}

/** Makes a user of the auth service, who can sign in with this password. */
export async function addPerson(sql: Sql, { email, password, metadata, confirmed }: NewPerson): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values (gen_random_uuid(), lower($1), ${HASH}, case when $3 then now() end,
       '{"provider": "email", "providers": ["email"]}',
       $4::jsonb || jsonb_build_object('email', lower($1), 'email_verified', $3::boolean, 'phone_verified', false))
     returning id`,
    [email, password, confirmed, JSON.stringify(metadata)],
  );
  const id = rows[0]?.id ?? '';
  await sql.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', u.id, u.id, u.raw_user_meta_data || jsonb_build_object('sub', u.id)
     from auth.users u where u.id = $1`,
    [id],
  );
  return id;
}

/**
 * Gives a user another password, which signs them out everywhere (auth-service.sql); where wanted, their address counts as confirmed
 * from then on.
 */
export async function setPassword(sql: Sql, id: string, password: string, confirmed: boolean): Promise<boolean> {
  const { rows } = await sql.query(
    `update auth.users set encrypted_password = ${HASH}, updated_at = now(),
       email_confirmed_at = case when $3 then coalesce(email_confirmed_at, now()) else email_confirmed_at end
     where id = $1 returning id`,
    [id, password, confirmed],
  );
  return rows.length > 0;
}
