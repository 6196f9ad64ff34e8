import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startOpenBackend } from '#backend/embedded/start-backend.ts';
import { migratedDump } from '../database/migrated-database.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/tunas');
/** What a folder is made by, and with. */
const SOURCES = ['src/backend', 'src/content', 'src/domain', 'package-lock.json'];

/**
 * Copies a data folder that a seeded backend has run in and left in order. It is made once for each state of the sources:
 * initdb, the migrations and the seed take longer than the tests that need no more than their outcome.
 */
export async function copyUsedDataFolder(to: string): Promise<void> {
  const folder = join(CACHE, `folder-${hashOfSources()}`);
  if (!existsSync(folder)) await makeFolder(folder);
  cpSync(folder, to, { recursive: true });
}

async function makeFolder(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const draft = `${folder}.${process.pid}`;
  await (await startOpenBackend({ dataFolder: draft, port: 0, dump: await migratedDump() })).stop();
  // Without the copies that its database made, which would take long to copy each time.
  rmSync(join(draft, 'database.copies'), { recursive: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another worker was here first, with the same outcome.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = source.includes('.')
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
