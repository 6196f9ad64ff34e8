import type { LibraryChoice, LibrarySize, LibraryVersion, PictureChoice } from '#domain/library.ts';
import type { Language } from '#domain/localized.ts';
import type { Failure, Result } from '#domain/result.ts';
import type { Packs } from './packs.ts';

/** How far the library is, and how fresh. Moments are ms since 1970. */
export interface SyncState {
  /** The parts' digests as the backend named them; UNKNOWN_PART for one that may not be here as it was named. */
  readonly parts: readonly string[];
  readonly siteDigest: string;
  /** The last successful check for changes. */
  readonly checkedAt: number | null;
  /** The same by the backend's own clock, in the unit of versions: what it published by then has no greater one. */
  readonly publishedUntil: LibraryVersion | null;
  /** When something last changed here. */
  readonly updatedAt: number | null;
  /** Every text has been fetched at least once. */
  readonly complete: boolean;
  /** Before that: the ids of everything that the backend publishes; null where that isn't known. */
  readonly listed: readonly number[] | null;
  /** Before the first complete sync: ids that the backend has reported as not published. */
  readonly withdrawn: readonly number[];
  /** How often everything was removed: what began before the last time writes nothing any more. */
  readonly epoch: number;
  /** Another number after each write: what was read before may have changed. */
  readonly revision: number;
  /** Ids that were removed since the last sync began: its responses may be older than that. */
  readonly forgotten: readonly number[];
  /** What was damaged here, and neither a sync nor a pack has brought back since. */
  readonly damaged: readonly number[];
  /** Ids of articles from a pack without a valid signature that neither a sync nor a signed pack has replaced since. */
  readonly unverified: readonly number[];
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

/** The state of the library on this device, for the user. */
export interface LibraryStatus {
  readonly choice: LibraryChoice;
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

/** What the portal takes on this device, and whether that stays. */
export interface LibraryRoom {
  /** The storage that the portal uses, as the browser estimates it, in bytes; null where it gives none. */
  readonly used: number | null;
  /** Whether the browser has granted persistent storage; null where that can't be determined. */
  readonly persisted: boolean | null;
  /** Where the portal has to be put so that the browser doesn't clear it after a week without a visit; null where it doesn't. */
  readonly needs: 'home-screen' | 'dock' | null;
}

/** What the library needs from the device. */
export interface LibraryDevice {
  readChoice(): LibraryChoice;
  writeChoice(choice: LibraryChoice): void;
  /** The choice, or the default: texts only on a metered connection, else small pictures. */
  readPictureChoice(): PictureChoice;
  writePictureChoice(choice: PictureChoice): void;
  /** Calls the listener when another window changed the choice of pictures. */
  subscribePictureChoice(listener: () => void): void;
  /** Calls the listener when another window changed the choice. */
  subscribeChoice(listener: () => void): void;
  /** Notifies other windows that the data with this name changed. */
  notifyChange(name: string): void;
  /** Calls the listener when another window changed it. */
  subscribeChange(name: string, listener: () => void): void;
  /** Runs work of a name in one window at a time; false where another window is running it. */
  inOneWindow(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Settles once no window does work of this name: it is over, or its window is gone. */
  whenFree(name: string): Promise<void>;
  room(): Promise<LibraryRoom>;
  /** Whether the portal's pages open without a network; settles once the files that they are made of are here. */
  opensOffline(): Promise<boolean>;
  /** Requests persistent storage; the browser may ask the user. */
  persist(): Promise<void>;
}

/** The library of one backend on this device: what is kept of it, and the ways to bring it up to date and to remove it. */
export interface LibrarySync {
  read(): LibraryStatus;
  subscribe(listener: () => void): () => void;
  /**
   * Brings the library up to date, or joins a running sync. Never rejects: `read()` has the result. False where no request was
   * made: the library isn't `on`, another window is syncing, or the device refuses.
   */
  sync(): Promise<boolean>;
  /** The same where something is known to be published: one that is under way may have missed it, so another one follows. */
  syncForNews(): Promise<void>;
  /** Reads the stored state after a change by other code or another window. Never rejects. */
  look(): Promise<void>;
  /**
   * `on` begins a sync, `paused` ends it after the texts that are on their way, `off` removes everything that was fetched. What waits
   * to be sent and drafts stay. Ready when that is done.
   */
  choose(choice: LibraryChoice): Promise<void>;
  /** Requests the size of the library. */
  measure(): Promise<Result<LibrarySize>>;
  room(): Promise<LibraryRoom>;
  /** The packs of this library. Their code is loaded on demand; missing where there are none. */
  openPacks?(): Promise<Packs>;
}

/** What is kept on this device: the texts, and the pictures that they name. */
export interface OfflineLibrary extends LibrarySync {
  readonly pictures: PictureSync;
  /** The languages that each article on this device has. Rejects where the device refuses. */
  languages(): Promise<ReadonlyMap<number, readonly Language[]>>;
}

/** How many pictures are on this device. */
export interface StoredPictures {
  /** Of those that articles show: drawings of the portal, and uploaded ones. */
  readonly drawings: number;
  readonly uploaded: number;
  /** Those that other pages show, and no article. */
  readonly others: number;
  /** What all of them take, in bytes. */
  readonly bytes: number;
  /** How many of the wanted ones aren't here. */
  readonly missing: number;
  /** The library's own `updatedAt` when they were counted. */
  readonly updatedAt: number | null;
}

/** The state of the pictures on this device, for the user. */
export interface PictureStatus {
  readonly choice: PictureChoice;
  /** What is here; null until it was looked. */
  readonly kept: StoredPictures | null;
  /** Whether the portal's pages open without a network; null while the files that they are made of are still coming. */
  readonly opens: boolean | null;
  /** Null where none are being fetched. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Why the last sync ended early; null where it didn't. */
  readonly problem: LibraryStatus['problem'];
}

/** The pictures that the library's texts and pages show, as far as the user chose to store them. */
export interface PictureSync {
  /** The drawings that ship with the portal, and whether they have to be fetched for this device: the desktop app has them. */
  readonly shipped: { readonly count: number; readonly bytes: number; readonly areFetched: boolean };
  read(): PictureStatus;
  subscribe(listener: () => void): () => void;
  /** Downloads missing pictures and removes unwanted ones; joins a running sync. `read()` has the result. */
  sync(): Promise<void>;
  /** Counts what is here: another window changed it. Never rejects. */
  look(): Promise<void>;
  /** Ends a sync after the file that is on its way. */
  end(): Promise<void>;
  choose(choice: PictureChoice): Promise<void>;
  /** Removes all of them. */
  clear(): Promise<void>;
}
