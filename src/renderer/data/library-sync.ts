import type { Failure } from '#domain/result.ts';

/** How far the library is, and how fresh. Moments are ms since 1970. */
export interface SyncState {
  /** The parts' digests as the backend named them; '' for one that isn't complete. */
  readonly parts: readonly string[];
  readonly siteDigest: string;
  /** When the backend was last asked whether anything changed, and answered. */
  readonly checkedAt: number | null;
  /** When something last changed here. */
  readonly updatedAt: number | null;
  /** Every text has been fetched at least once. */
  readonly complete: boolean;
}

/** How far a sync is. */
export interface SyncProgress {
  /** Articles that are here by now, and how many there will be of those that this sync fetches. */
  readonly done: number;
  readonly total: number;
  /** What their texts take, in bytes. */
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** What people are told of the library on this device. */
export interface LibraryStatus {
  /** As it is kept; null until it was read. */
  readonly kept: SyncState | null;
  /** Null where no sync is under way, or one in another window is. */
  readonly progress: SyncProgress | null;
  readonly syncing: boolean;
  /** Why the last sync ended early; null where it didn't. `storage`: the device is full or keeps nothing. */
  readonly problem: Failure | 'storage' | 'full' | null;
}

export interface LibrarySync {
  read(): LibraryStatus;
  subscribe(listener: () => void): () => void;
  /**
   * Brings the library up to date; joins a sync that is under way. Never rejects: `read()` says how it ended. False where another
   * window is at it, and nothing was asked.
   */
  sync(): Promise<boolean>;
  /** Ends the sync that is under way; what has come stays. */
  stop(): void;
  /** Removes everything from this device. */
  remove(): Promise<void>;
}
