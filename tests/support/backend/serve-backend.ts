import { join } from 'node:path';
import { startOpenBackend } from '#backend/embedded/start-backend.ts';
import { migratedDatabase } from '../database/migrated-database.ts';
import { PUBLIC_URL } from '../portal/portals.ts';
import type { ServedBackend } from './served-backend.ts';

// The program behind journeys that need a backend of their own, and a desktop app built for it where a folder for that is given:
// prints both as one line of JSON and serves until its standard input ends, also when the process that started it dies.
const folder = process.argv[2];
const { url, publishableKey, secretKey } = await startOpenBackend({
  dataFolder: 'memory',
  port: 0,
  dump: await migratedDatabase(),
});
const out = folder === undefined ? '' : join(folder, 'out');
if (folder !== undefined) {
  Object.assign(process.env, {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    VITE_PUBLIC_URL: PUBLIC_URL,
  });
  const { build } = await import('electron-vite');
  await build({ logLevel: 'error', build: { outDir: out } });
}
console.log(JSON.stringify({ out, backend: { url, publishableKey, secretKey } } satisfies ServedBackend));

process.stdin.on('end', () => process.exit(0)).resume();
