import { inject } from 'vitest';
import { openLiteConnection } from '#backend/embedded/lite-connection.ts';
import type { OpenDatabaseOptions } from '#backend/embedded/open-database.ts';
import { copyDatabase } from '../postgres/server-database.ts';
import { openSession, type DatabaseDriver } from '../postgres/session.ts';
import { migratedDatabase } from './migrated-database.ts';

/** Undefined in the projects that start no server. */
const serverOf = (): string | undefined => inject('postgresSocket');

/** With what the embedded backend opens a migrated, empty database: a dump of PGlite, or a copy on a server. */
export function migratedTestDatabase(): Promise<Pick<OpenDatabaseOptions, 'dump' | 'connect'>> {
  return migratedDatabase(serverOf());
}

/** A database in which nothing was made yet. */
export async function emptyTestDatabase(): Promise<DatabaseDriver> {
  const socket = serverOf();
  if (socket === undefined) return (await openLiteConnection(undefined)).driver;
  return (await openSession(socket, await copyDatabase(socket, 'template0'))).driver;
}
