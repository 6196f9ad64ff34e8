/** Waiting, as whoever runs it decides: a browser's timers, or a test's. */
export interface Timers {
  /** Runs work after this long, ms; gives back how to call it off. */
  after(ms: number, work: () => void): () => void;
}

export const browserTimers: Timers = {
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
