import { startOpenBackend } from '#backend/embedded/start-backend.ts';
import type { OpenBackend, OpenBackendOptions } from '#backend/embedded/start-backend.ts';

/** The tables of a backend with accounts only, which is all that the specification requires. */
const FLOOR = ['profiles', 'user_roles'];

/** A backend in memory with the tables `profiles` and `user_roles`, their rules, and nothing else to ask for. */
export async function startAccountsOnlyBackend(options: Partial<OpenBackendOptions> = {}): Promise<OpenBackend> {
  const backend = await startOpenBackend({ dataFolder: 'memory', port: 0, seed: false, ...options });
  const { driver, clearSchemaCache } = backend.database.connection;
  const { rows } = await driver.query<{ drop: string }>(
    `select format('drop table if exists %I.%I cascade', schemaname, tablename) as drop from pg_tables
     where schemaname = 'public' and tablename <> all ($1)
     union all
     select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = 'public'::regnamespace`,
    [FLOOR],
  );
  for (const { drop } of rows) await driver.exec(drop);
  await clearSchemaCache.call(backend.database.connection);
  return backend;
}
