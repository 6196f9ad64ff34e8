import type { TestProject } from 'vitest/node';
import { newInstallKeys } from '#backend/embedded/install-keys.ts';
import { openDatabase } from '#backend/embedded/open-database.ts';
import { quietly } from '#backend/embedded/quiet-console.ts';
import { postgresPrograms, startCluster } from './cluster.ts';
import { openServerConnection } from './connection.ts';
import { openSession } from './session.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server listens that the tests of this project use in place of PGlite. */
    postgresSocket: string;
  }
}

/** Starts a PostgreSQL server for all files of a project, with a migrated database that each of them copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed.');
  const cluster = await startCluster(programs);
  try {
    const { driver } = await openSession(cluster.socket, 'postgres');
    await driver.exec('create database migrated');
    await driver.close();
    const connect = () => openServerConnection(cluster.socket, 'migrated');
    const options = { folder: undefined, keys: newInstallKeys(), log: () => undefined, connect };
    await (await quietly(() => openDatabase(options))).close();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgresSocket', cluster.socket);
  return () => cluster.stop();
}
