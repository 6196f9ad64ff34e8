import { startOpenBackend } from '#backend/embedded/start-backend.ts';
import { seededDatabase } from '../database/seeded-database.ts';
import type { Reachable } from './backend-call.ts';

// The program behind journeys that need a backend of their own: prints it as one line of JSON and serves it until its standard
// input ends, also when the process that started it dies.
const { url, publishableKey, secretKey } = await startOpenBackend({
  dataFolder: 'memory',
  port: 0,
  ...(await seededDatabase()),
});
console.log(JSON.stringify({ url, publishableKey, secretKey } satisfies Reachable));

process.stdin.on('end', () => process.exit(0)).resume();
