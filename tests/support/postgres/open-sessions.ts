import { afterAll, inject } from 'vitest';
import { openSession, type ServerDriver } from './session.ts';
import { copyDatabase, MIGRATED } from './server-database.ts';

/** Opens sessions of these names on a new database of the server, which are closed after the tests of the file. */
export async function openSessions<Name extends string>(
  ...names: readonly Name[]
): Promise<Readonly<Record<Name, ServerDriver>>> {
  const socket = inject('postgresSocket');
  const database = await copyDatabase(socket, MIGRATED);
  const opened = await Promise.all(
    names.map(async (name) => [name, (await openSession(socket, database)).driver] as const),
  );
  afterAll(() => Promise.all(opened.map(([, driver]) => driver.close())));
  return Object.fromEntries(opened) as Record<Name, ServerDriver>;
}
