import type { FileStore } from './storage/file-store.ts';

export const FULL_DISK = 'The disk is full';

/** Node's words for no space left, and that of PGlite's file system, which knows numbers alone. */
const NO_SPACE: readonly unknown[] = ['ENOSPC', 'EDQUOT', 51];

/** Whether something failed because no space is left on the disk. */
export function isFullDisk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return NO_SPACE.includes('code' in error ? error.code : 'errno' in error ? error.errno : undefined);
}

/** A store that remembers why it couldn't write: @supabase/lite answers every such failure with the same word. */
export interface WatchedStore extends FileStore {
  /** Whether a write has failed for want of space since this was last asked. */
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
