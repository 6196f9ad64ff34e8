import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openLiteConnection } from '../../src/backend/dev/lite-connection.ts';
import type { OpenDatabaseOptions } from '../../src/backend/dev/open-database.ts';
import { migratedDatabase } from './migrated-database.ts';
import { openServerConnection } from './postgres/connection.ts';
import { openSession, type DatabaseDriver } from './postgres/session.ts';

/** Makes a database on the server that this project's tests use; null where they use PGlite. */
async function serverDatabase(template: string): Promise<{ readonly socket: string; readonly name: string } | null> {
  // Undefined in the projects that start no server.
  const socket = inject('postgresSocket') as string | undefined;
  if (socket === undefined) return null;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { driver } = await openSession(socket, 'postgres');
  // Two files at once would both copy the template, and one of them be refused.
  await driver.query('select pg_advisory_lock(1)');
  await driver.exec(`create database ${name} template ${template}`);
  await driver.close();
  return { socket, name };
}

/** With what the embedded backend opens a migrated, empty database: a dump of PGlite, or a copy on a server. */
export async function migratedTestDatabase(): Promise<Pick<OpenDatabaseOptions, 'dump' | 'connect'>> {
  const made = await serverDatabase('migrated');
  return made === null
    ? { dump: await migratedDatabase() }
    : { connect: () => openServerConnection(made.socket, made.name) };
}

/** A database in which nothing was made yet. */
export async function emptyTestDatabase(): Promise<DatabaseDriver> {
  const made = await serverDatabase('template0');
  return made === null
    ? (await openLiteConnection(undefined)).driver
    : (await openSession(made.socket, made.name)).driver;
}
