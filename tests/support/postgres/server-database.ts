import { randomUUID } from 'node:crypto';
import type { OpenDatabaseOptions } from '#backend/embedded/open-database.ts';
import { openServerConnection } from './connection.ts';
import { openSession } from './session.ts';

/** The database of a cluster that startMigratedCluster() has migrated. */
export const MIGRATED = 'migrated';

/** Creates a database on a server, as a copy of one that nobody is connected to, and returns its name. */
export async function copyDatabase(socket: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { driver } = await openSession(socket, 'postgres');
  // Two at once would both copy the template, and one of them be refused.
  await driver.query('select pg_advisory_lock(1)');
  await driver.exec(`create database ${name} template ${template}`);
  await driver.close();
  return name;
}

/** With what the embedded backend opens a database of a server. */
export function onServer(socket: string, name: string): Pick<OpenDatabaseOptions, 'connect'> {
  return { connect: () => openServerConnection(socket, name) };
}
