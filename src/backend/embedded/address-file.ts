import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolderHolder } from './data-folder-lock.ts';
import { readInstallKeys } from './install-keys.ts';

/** Stands in the data folder while the backend runs. */
const ADDRESS_FILE = 'backend.json';

/** Publishes the address of a data folder's backend for other programs, atomically, so that it is never read half-written. */
export function announceBackend(dataFolder: string, url: string, publishableKey: string): void {
  const file = join(dataFolder, ADDRESS_FILE);
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify({ url, publishableKey, pid: process.pid }, null, 2)}\n`);
  renameSync(draft, file);
}

/** No backend answers there any more, or yet: what a killed one announced isn't true of the next. */
export function withdrawBackend(dataFolder: string): void {
  rmSync(join(dataFolder, ADDRESS_FILE), { force: true });
}

/**
 * The backend that runs on a data folder; null where none does. A file that a killed one left behind doesn't count: by now
 * another program may listen there, and would be shown the secret key.
 */
export function findRunningBackend(dataFolder: string): { readonly url: string; readonly secretKey: string } | null {
  const holder = dataFolderHolder(dataFolder);
  const text = holder === null ? null : readIfThere(join(dataFolder, ADDRESS_FILE));
  if (text === null) return null;
  const { url, pid } = JSON.parse(text) as { url?: unknown; pid?: unknown };
  const keys = readInstallKeys(dataFolder);
  return typeof url === 'string' && pid === holder && keys !== null ? { url, secretKey: keys.secretKey } : null;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // It goes when the backend stops, perhaps just now.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
