import { readFileSync, rmSync } from 'node:fs';
import { parseObject } from '#main/preferences/damaged-file.ts';
import type { StoredValues } from '#main/preferences/open-store.ts';

/** Encrypted records by their keys, on the disk. */
export interface RecordStore {
  /** The stored record, unchecked; undefined where there is none. */
  read(key: string): unknown;
  /** True if it was written to the disk. */
  put(key: string, record: object): boolean;
  /** True if no such record is on the disk any more. */
  drop(key: string): boolean;
}

/** Returned for a record of a file that couldn't be read: a value that no version ever wrote. */
const DAMAGED = null;

/**
 * Records in the file at `path`, opened by `open` at the first use. A file that can't be read is deleted rather than set aside: a
 * damaged ciphertext can't be repaired, and a copy could hold a session after its sign-out.
 */
export function recordStore(path: string, open: () => StoredValues): RecordStore {
  let opened: StoredValues | null = null;
  let lost = false;

  function values(): StoredValues {
    if (opened === null) {
      lost = dropIfDamaged(path);
      opened = open();
    }
    return opened;
  }

  return {
    read(key) {
      const found = values().get(key);
      // A value that is there was written after the damaged file was deleted.
      if (!lost || found !== undefined) return found;
      // Reported once: from now on the file is an empty one.
      lost = false;
      return DAMAGED;
    },
    put: (key, record) => values().set(key, record),
    drop: (key) => values().get(key) === undefined || values().delete(key) || deleted(path),
  };
}

/**
 * Deletes the whole file, because a full disk refuses to write it without the record. Losing the other records is better than a
 * session that is still there at the next start; memory holds them, and the next successful write stores them again.
 */
function deleted(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}

/** True if a file without valid records was deleted. Files that can't be read for other reasons are left to `open`. */
function dropIfDamaged(path: string): boolean {
  try {
    parseObject(readFileSync(path, 'utf8'));
    return false;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return false;
  }
  try {
    rmSync(path, { force: true });
  } catch (error) {
    console.error('A damaged file of sessions could not be deleted:', error);
  }
  return true;
}
