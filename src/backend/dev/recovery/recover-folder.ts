import { cpSync, rmSync } from 'node:fs';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { isFullDisk } from '../full-disk.ts';
import { checkDatabase } from './check-database.ts';
import { resetJournal } from './reset-journal.ts';

/**
 * Makes a copy of a database that has lost its journal usable again, without what was only in the journal, and checks all
 * that it holds. Returns the copy's folder, or null where it can't be recovered; the folder itself stays as it is.
 * An error where the disk is full.
 */
export async function recoverFolder(
  folder: string,
  open: (folder: string) => Promise<PgliteConnection>,
): Promise<string | null> {
  const copy = `${folder}.recovering`;
  rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(folder, copy, { recursive: true });
    resetJournal(copy);
    const connection = await open(copy);
    try {
      await checkDatabase(connection.driver);
    } finally {
      await connection.close();
    }
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    // With more space it may well be recovered: nothing else is to begin meanwhile.
    if (isFullDisk(error)) throw error;
    // Damaged elsewhere too: the caller says why the folder didn't open.
    return null;
  }
}
