import { build } from 'electron-vite';
import { ELECTRON_VITE_CONFIG } from '#build/desktop/build-desktop.ts';
import { PUBLIC_URL } from '../portal/portals.ts';
import { NO_BACKEND_YET } from './served-backend.ts';

// A program: builds the desktop app into a folder, for a backend whose address is filled in later, prints one line of JSON, and ends.
// It ends earlier where its standard input does, also when the process that started it dies.
const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder that becomes the app.');
process.stdin.on('end', () => process.exit(1)).resume();
Object.assign(process.env, {
  VITE_SUPABASE_URL: NO_BACKEND_YET.url,
  VITE_SUPABASE_PUBLISHABLE_KEY: NO_BACKEND_YET.publishableKey,
  VITE_PUBLIC_URL: PUBLIC_URL,
});
await build({ configFile: ELECTRON_VITE_CONFIG, logLevel: 'error', build: { outDir: out } });
process.stdout.write(`${JSON.stringify({ out })}\n`, () => process.exit(0));
