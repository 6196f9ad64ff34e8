import type { Failure } from '#domain/result.ts';

/** How far the library is, and how fresh. Moments are ms since 1970. */
export interface SyncState {
  /** The parts' digests as the backend named them; UNKNOWN_PART for one that may not be here as it was named. */
  readonly parts: readonly string[];
  readonly siteDigest: string;
  /** When the backend was last asked whether anything changed, and answered. */
  readonly checkedAt: number | null;
  /** When something last changed here. */
  readonly updatedAt: number | null;
  /** Every text has been fetched at least once. */
  readonly complete: boolean;
  /** Before that: the ids of everything that the backend publishes; null where that isn't known. */
  readonly listed: readonly number[] | null;
  /** Before that: what the backend said that it doesn't publish. */
  readonly withdrawn: readonly number[];
  /** Another number after each write: what was read before may have changed. */
  readonly revision: number;
  /** What was forgotten since the last sync began: its answers may be older than that. */
  readonly forgotten: readonly number[];
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
  /** Articles that are here. */
  readonly count: number;
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
   * Brings the library up to date; joins a sync that is under way. Never rejects: `read()` says how it ended. False where the source
   * wasn't asked: another window is at it, or the device refuses.
   */
  sync(): Promise<boolean>;
  /** The same where something is known to be published: one that is under way may have missed it, so another one follows. */
  syncForNews(): Promise<void>;
}
