const DAY_MS = 86_400_000;

/** Whether a day has passed since the last check (ms since 1970, as it was kept; anything else counts as never). */
export function isDue(last: unknown, now: number): boolean {
  if (typeof last !== 'number' || !Number.isFinite(last)) return true;
  // A clock that was set back must not stop the checks until it catches up.
  return last > now || now - last >= DAY_MS;
}
