/**
 * Typing is saved at the backend by itself: once nothing was changed for QUIET_MS, and at the latest LATEST_MS after the first
 * unsaved change. Both in ms.
 */
const QUIET_MS = 1500;
const LATEST_MS = 8000;

/** Between tries of a backend that isn't reached, ms; the last one again and again. */
const PAUSES_MS = [2000, 5000, 15_000, 30_000, 60_000] as const;

/** How a try went. `unreached`: it is tried again by itself, not before `waitMs`. `ended`: it is not. */
export type SaveAttempt = { readonly kind: 'ended' } | { readonly kind: 'unreached'; readonly waitMs: number };

/** When what is written is sent to the backend. */
interface BackendSaving {
  /** Something changed. */
  touch(): void;
  /** Tries now, or again once the try that is under way has ended. */
  now(): Promise<void>;
  /** The network is back: what waits for its next try doesn't wait any longer. */
  hurry(): void;
  /** No more timers, and no try by itself. */
  end(): void;
}

/** Saves by itself after changes, and again after a failure. `attempt` sends what is newest; it never runs twice at a time. */
export function autosaveToBackend(timers: Timers, attempt: () => Promise<SaveAttempt>): BackendSaving {
  let over = false;
  let failures = 0;
  let wanted = false;
  let quiet: (() => void) | null = null;
  let latest: (() => void) | null = null;
  let pause: (() => void) | null = null;
  let running: Promise<void> | null = null;

  const calm = (): void => {
    quiet?.();
    latest?.();
    pause?.();
    quiet = latest = pause = null;
  };
  const go = (): Promise<void> => {
    wanted = true;
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
  async function work(): Promise<void> {
    while (wanted) {
      wanted = false;
      calm();
      const turn = await attempt();
      if (turn.kind === 'ended') {
        failures = 0;
        continue;
      }
      calm();
      wanted = false;
      const step = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
      failures += 1;
      if (!over) pause = timers.after(Math.max(step, turn.waitMs), () => void go());
    }
  }
  return {
    touch() {
      if (over || pause) return;
      quiet?.();
      quiet = timers.after(QUIET_MS, () => void go());
      latest ??= timers.after(LATEST_MS, () => void go());
    },
    now: go,
    hurry() {
      if (pause) void go();
    },
    end() {
      over = true;
      calm();
    },
  };
}

/** Timers: those of the browser, or of a test. */
export interface Timers {
  /** Runs work after this long, ms; returns how to cancel it. */
  after(ms: number, work: () => void): () => void;
}

export const browserTimers: Timers = {
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
