import type { OpenDatabaseOptions } from '#backend/embedded/open-database.ts';
import { startOpenBackend } from '#backend/embedded/start-backend.ts';
import { copyDatabase, onServer } from '../postgres/server-database.ts';
import { servedCluster } from '../postgres/served-cluster.ts';
import { migratedDump } from './migrated-database.ts';

let dump: Promise<Blob> | undefined;

/**
 * With what the embedded backend opens a database with the bundled articles: a copy on the server of the journeys, or in PGlite
 * where there is none. In all of a program the articles have the same ids and times.
 */
export async function seededDatabase(): Promise<Pick<OpenDatabaseOptions, 'dump' | 'connect'>> {
  const cluster = await servedCluster();
  if (cluster === undefined) return { dump: await (dump ??= seededDump()) };
  return onServer(cluster.socket, await copyDatabase(cluster.socket, cluster.seeded));
}

async function seededDump(): Promise<Blob> {
  const backend = await startOpenBackend({ dataFolder: 'memory', port: 0, dump: await migratedDump() });
  const made = await backend.database.connection.driver.dumpDataDir('none');
  await backend.stop();
  return made;
}
