import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** What is still being written. */
const DRAFT = '.new';

/**
 * Files in a folder, which is this process's alone (data-folder-lock.ts) and made with the first of them. What a killed one
 * was writing is cleared away.
 */
export function folderStore(folder: string): FileStore {
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (file.endsWith(DRAFT)) rmSync(join(folder, file), { force: true });
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${name}.${randomUUID()}${DRAFT}`);
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
