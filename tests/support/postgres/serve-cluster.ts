import { onStop } from '#build/processes/on-stop.ts';
import { startOpenBackend } from '#backend/embedded/start-backend.ts';
import { postgresPrograms } from './cluster.ts';
import { startMigratedCluster } from './migrated-cluster.ts';
import { copyDatabase, MIGRATED, onServer } from './server-database.ts';
import type { ServedCluster } from './served-cluster.ts';

// The program behind the set-up of the journeys: a PostgreSQL server with a migrated database and a seeded one, which the backends of
// the journeys copy. Prints where they are as one line of JSON and ends with its standard input, also when the process that
// started it dies, and by a signal.
const programs = postgresPrograms();
if (programs === null) throw new Error('PostgreSQL is not installed.');
const { socket, stop } = await startMigratedCluster(programs);
onStop(stop);
try {
  const seeded = await copyDatabase(socket, MIGRATED);
  const backend = await startOpenBackend({ dataFolder: 'memory', port: 0, ...onServer(socket, seeded) });
  await backend.stop();
  console.log(JSON.stringify({ socket, seeded } satisfies ServedCluster));
} catch (error) {
  await stop();
  throw error;
}

process.stdin.on('end', () => void stop().then(() => process.exit(0))).resume();
