/** Fetches new versions from the feed. A check and a download reject where the feed, the network or the disk doesn't play along. */
export interface Updater {
  /** The newer version that the feed has; null where this is the newest. */
  check(): Promise<string | null>;
  /** Downloads what the last check found; settled once it can be installed. */
  download(): Promise<void>;
  /** Closes the windows, installs and starts anew; or tells, now or later, why that didn't work. */
  install(failed: (error: unknown) => void): void;
}
