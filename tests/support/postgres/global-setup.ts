import type { TestProject } from 'vitest/node';
import { postgresPrograms } from './cluster.ts';
import { startMigratedCluster } from './migrated-cluster.ts';

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
  const cluster = await startMigratedCluster(programs);
  project.provide('postgresSocket', cluster.socket);
  return () => cluster.stop();
}
