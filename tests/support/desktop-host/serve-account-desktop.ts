import { join } from 'node:path';
import { build } from 'electron-vite';
import { startOpenBackend } from '../../../src/backend/dev/start-backend.ts';
import { migratedDatabase } from '../migrated-database.ts';
import { PUBLIC_URL } from '../portal/portals.ts';
import type { AccountDesktop } from './account-desktop.ts';

// The program behind the desktop journeys with accounts: prints the backend and the app that was built for it as one line
// of JSON, and serves until its standard input ends, which it also does when whoever started it dies.
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder that the app is built into.');

const { url, publishableKey, secretKey } = await startOpenBackend({
  dataFolder: 'memory',
  port: 0,
  dump: await migratedDatabase(),
});
Object.assign(process.env, {
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  VITE_PUBLIC_URL: PUBLIC_URL,
});
const out = join(folder, 'out');
await build({ logLevel: 'error', build: { outDir: out } });
console.log(JSON.stringify({ out, backend: { url, publishableKey, secretKey } } satisfies AccountDesktop));

process.stdin.on('end', () => process.exit(0)).resume();
