import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openLiteConnection } from '#backend/embedded/lite-connection.ts';
import type { OpenDatabaseOptions } from '#backend/embedded/open-database.ts';
import { migratedDatabase } from './migrated-database.ts';
import { openServerConnection } from '../postgres/connection.ts';
import { openSession, type DatabaseDriver } from '../postgres/session.ts';

/** Creates a migrated database on a server, and returns its name. */
export function migratedServerDatabase(socket: string): Promise<string> {
  return serverDatabase(socket, 'migrated');
}

async function serverDatabase(socket: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { driver } = await openSession(socket, 'postgres');
  // Two files at once would both copy the template, and one of them be refused.
  await driver.query('select pg_advisory_lock(1)');
  await driver.exec(`create database ${name} template ${template}`);
  await driver.close();
  return name;
}

/** Undefined in the projects that start no server. */
const serverOf = (): string | undefined => inject('postgresSocket');

/** With what the embedded backend opens a migrated, empty database: a dump of PGlite, or a copy on a server. */
export async function migratedTestDatabase(): Promise<Pick<OpenDatabaseOptions, 'dump' | 'connect'>> {
  const socket = serverOf();
  if (socket === undefined) return { dump: await migratedDatabase() };
  const name = await migratedServerDatabase(socket);
  return { connect: () => openServerConnection(socket, name) };
}

/** A database in which nothing was made yet. */
export async function emptyTestDatabase(): Promise<DatabaseDriver> {
  const socket = serverOf();
  if (socket === undefined) return (await openLiteConnection(undefined)).driver;
  return (await openSession(socket, await serverDatabase(socket, 'template0'))).driver;
}
