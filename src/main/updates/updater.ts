/** A newer version. */
export interface FoundUpdate {
  readonly version: string;
  /** What is new in it, as its feed says: whatever that may be. */
  readonly notes: unknown;
}

/** Fetches new versions from the feed. A check and a download reject where the feed, the network or the disk doesn't play along. */
export interface Updater {
  /** The newer version that the feed has; null where this is the newest. */
  check(): Promise<FoundUpdate | null>;
  /** Downloads what the last check found, telling how much of it is there (0 to 1); settled once it can be installed. */
  download(progress: (share: number) => void): Promise<void>;
  /** Closes the windows, installs and starts anew; or tells, now or later, why that didn't work. */
  install(failed: (error: unknown) => void): void;
}
