import { readFileSync, rmSync } from 'node:fs';
import { parseObject } from '#main/preferences/damaged-file.ts';
import type { StoredValues } from '#main/preferences/open-store.ts';

/** Sealed records by their keys, on the disk. */
export interface RecordStore {
  /** What lies there, unchecked; undefined where nothing does. */
  read(key: string): unknown;
  /** True if it is on the disk. */
  put(key: string, record: object): boolean;
  /** True if none is on the disk any more. */
  drop(key: string): boolean;
}

/** What stands for the records of a file that couldn't be read: nothing that any version ever wrote. */
const DAMAGED = null;

/**
 * Records in the file at `path`, opened by `open` at the first use. A file that can't be read is deleted rather than set
 * aside: nobody can mend a ciphertext, and a copy could hold a session that is signed out of later.
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
      // What is there was put there since.
      if (!lost || found !== undefined) return found;
      // Said once: from now on the file is an empty one.
      lost = false;
      return DAMAGED;
    },
    put: (key, record) => values().set(key, record),
    drop: (key) => values().get(key) === undefined || values().delete(key) || deleted(path),
  };
}

/**
 * A full disk takes no file without the record, but lets the whole one go: what else was in it is less than a session that
 * would be back with the next start. Memory holds the rest, and the next write that works brings it to the disk again.
 */
function deleted(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}

/** True if a file that held no records had to go. What can't be read for other reasons is left to whoever opens it. */
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
