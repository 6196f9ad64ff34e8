import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();
const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;
let patched = false;

/**
 * Runs `work` without the console output of its libraries: @supabase/lite prints every refused request as an error with its stack,
 * although the response has the reason. The console of other code isn't affected.
 */
export function quietly<T>(work: () => Promise<T>): Promise<T> {
  if (!patched) {
    patched = true;
    for (const method of METHODS) {
      const original = console[method].bind(console);
      console[method] = (...args: unknown[]) => {
        if (inside.getStore() !== true) original(...args);
      };
    }
  }
  return inside.run(true, work);
}

/** Runs `work`, begun within `quietly`, with its console back: for our own log lines. */
export function aloud(work: () => void): void {
  inside.exit(work);
}
