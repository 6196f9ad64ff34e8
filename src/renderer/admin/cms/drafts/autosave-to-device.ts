import type { Timers } from './autosave-to-backend.ts';

/**
 * Typing is kept on this device by itself: once nothing was changed for QUIET_MS, and at the latest LATEST_MS after the first
 * change. Both in ms.
 */
const QUIET_MS = 300;
const LATEST_MS = 700;

/** The pause before a retry after the device has refused, ms. */
const AGAIN_MS = 5000;

/** When what is written is put on this device. */
interface DeviceSaving {
  /** Something changed. */
  touch(): void;
  /** Puts it there now; settles when the newest is there, or was refused. */
  flush(): Promise<void>;
  /** No more timers. */
  end(): void;
}

/**
 * Stores changes automatically. `put` writes the newest state and returns whether the device accepted it; it never runs twice at a
 * time.
 */
export function autosaveToDevice(timers: Timers, put: () => Promise<boolean>): DeviceSaving {
  let due = false;
  let over = false;
  let quiet: (() => void) | null = null;
  let latest: (() => void) | null = null;
  let running: Promise<void> | null = null;

  const calm = (): void => {
    quiet?.();
    latest?.();
    quiet = latest = null;
  };
  const go = (): Promise<void> => {
    calm();
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
  async function work(): Promise<void> {
    while (due) {
      due = false;
      if (await put()) continue;
      due = true;
      if (!over) quiet ??= timers.after(AGAIN_MS, () => void go());
      return;
    }
  }
  return {
    touch() {
      due = true;
      if (over) return;
      quiet?.();
      quiet = timers.after(QUIET_MS, () => void go());
      latest ??= timers.after(LATEST_MS, () => void go());
    },
    async flush() {
      // A write that is already running may have an older text.
      if (running) await running;
      await go();
    },
    end() {
      over = true;
      calm();
    },
  };
}
