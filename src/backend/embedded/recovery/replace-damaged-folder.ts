import { existsSync, renameSync, rmSync } from 'node:fs';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { FULL_DISK, isFullDisk } from '../full-disk.ts';
import type { DatabaseDump } from '../lite-connection.ts';
import { recoverFolder } from './recover-folder.ts';

interface DamagedFolder {
  /** Undefined for a database in memory, which has no folder to replace. */
  readonly folder: string | undefined;
  readonly dump?: DatabaseDump;
  readonly log: (line: string) => void;
}

/**
 * A folder that can't be opened is kept under another name, with a log line, and replaced by what can be recovered of it, or by an
 * empty one.
 */
export async function replaceDamagedFolder(
  options: DamagedFolder,
  reason: unknown,
  open: (place: Pick<DamagedFolder, 'folder' | 'dump'>) => Promise<PgliteConnection>,
): Promise<PgliteConnection> {
  const { folder, log } = options;
  if (folder === undefined || !existsSync(folder)) throw reason;
  if (isFullDisk(reason)) throw new Error(`The database in ${folder} can't be opened: the disk is full.`);
  const recovered = await recoverFolder(folder, (copy) => open({ folder: copy }));
  const aside = `${folder}.damaged-${new Date().toISOString().replace(/\D/g, '')}`;
  renameSync(folder, aside);
  if (recovered !== null) renameSync(recovered, folder);
  try {
    const connection = await open(options);
    log(
      `The database in ${folder} can't be opened (${summary(reason)}). It is kept in ${aside}; ` +
        (recovered === null
          ? 'a fresh one begins.'
          : 'its tables were recovered. What was written in the last moments before may be missing.'),
    );
    return connection;
  } catch {
    // A fresh one can't be made here either (a full disk, say): then the old one wasn't to blame.
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
    throw new Error(`The database in ${folder} can't be opened, nor a new one made: ${summary(reason)}`);
  }
}

/** PGlite throws errors of its file system that are no Error. */
function summary(error: unknown): string {
  if (isFullDisk(error)) return FULL_DISK;
  if (error instanceof Error) return error.message.split('\n', 1)[0] ?? '';
  if (typeof error === 'object' && error !== null && 'errno' in error) return `file error ${String(error.errno)}`;
  return 'PostgreSQL gave no reason';
}
