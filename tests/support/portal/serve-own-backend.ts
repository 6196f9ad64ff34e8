import { startOpenBackend } from '#backend/dev/start-backend.ts';
import { migratedDatabase } from '../migrated-database.ts';
import type { BackendUnderTest } from './portals.ts';

// The program behind journeys that need a backend nobody else touches: prints it as one line of JSON and serves until its
// standard input ends, which it also does when whoever started it dies.
const { url, publishableKey, secretKey } = await startOpenBackend({
  dataFolder: 'memory',
  port: 0,
  dump: await migratedDatabase(),
});
console.log(JSON.stringify({ url, publishableKey, secretKey } satisfies BackendUnderTest));

process.stdin.on('end', () => process.exit(0)).resume();
