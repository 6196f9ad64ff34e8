import { newInstallKeys } from '#backend/embedded/install-keys.ts';
import { openDatabase } from '#backend/embedded/open-database.ts';
import { quietly } from '#backend/embedded/quiet-console.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { MIGRATED, onServer } from './server-database.ts';
import { openSession } from './session.ts';

/** Starts a PostgreSQL server with a migrated, empty database to copy. `programs`: the folder of its programs. */
export async function startMigratedCluster(programs: string): Promise<Cluster> {
  const cluster = await startCluster(programs);
  try {
    const { driver } = await openSession(cluster.socket, 'postgres');
    await driver.exec(`create database ${MIGRATED}`);
    await driver.close();
    const keys = newInstallKeys();
    const options = { folder: undefined, keys, log: () => undefined, ...onServer(cluster.socket, MIGRATED) };
    await (await quietly(() => openDatabase(options))).close();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}
