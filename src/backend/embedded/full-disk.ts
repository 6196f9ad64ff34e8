import type { FileStore } from './storage/file-store.ts';

export const FULL_DISK = 'The disk is full';

/** Node's error codes for a full disk, and that of PGlite's file system, which uses numbers. */
const NO_SPACE: readonly unknown[] = ['ENOSPC', 'EDQUOT', 51];

/** Whether something failed because no space is left on the disk. */
export function isFullDisk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return NO_SPACE.includes('code' in error ? error.code : 'errno' in error ? error.errno : undefined);
}

/** A store that records why a write failed, because @supabase/lite answers every failure with the same message. */
export interface WatchedStore extends FileStore {
  /** Whether a write has failed on a full disk since the last call. */
  wasFull(): boolean;
}

/** Watches a store for a full disk. */
export function watchForFullDisk(files: FileStore): WatchedStore {
  let full = false;
  return {
    ...files,
    async write(name, bytes) {
      try {
        await files.write(name, bytes);
      } catch (error) {
        full ||= isFullDisk(error);
        throw error;
      }
    },
    wasFull() {
      const was = full;
      full = false;
      return was;
    },
  };
}
