import { build } from 'electron-vite';
import { PUBLIC_URL } from '../portal/portals.ts';
import { NO_BACKEND_YET } from './served-backend.ts';

// A program: builds the desktop app into a folder, for a backend whose address is filled in later, and prints one line of JSON.
const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder that becomes the app.');
Object.assign(process.env, {
  VITE_SUPABASE_URL: NO_BACKEND_YET.url,
  VITE_SUPABASE_PUBLISHABLE_KEY: NO_BACKEND_YET.publishableKey,
  VITE_PUBLIC_URL: PUBLIC_URL,
});
await build({ logLevel: 'error', build: { outDir: out } });
console.log(JSON.stringify({ out }));
