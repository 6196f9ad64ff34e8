/** A newer version. */
export interface AvailableUpdate {
  readonly version: string;
  /** Its release notes as the feed gives them, of any type. */
  readonly notes: unknown;
}

/** Fetches new versions from the feed. Check and download reject where the feed, the network or the disk fails. */
export interface Updater {
  /** The newer version that the feed has; null where this is the newest. */
  check(): Promise<AvailableUpdate | null>;
  /** Downloads what the last check found and reports the share that is there (0 to 1); settles once it can be installed. */
  download(progress: (share: number) => void): Promise<void>;
  /** Closes the windows, installs and restarts; calls `failed`, now or later, where that doesn't work. */
  install(failed: (error: unknown) => void): void;
}
