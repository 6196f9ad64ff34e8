import type { ServerDriver } from './session.ts';

/** Waits until something is done, or one session waits for another. */
export async function doneOrWaiting(onlooker: ServerDriver, work: Promise<unknown>): Promise<void> {
  let done = false;
  void work.then(
    () => (done = true),
    () => (done = true),
  );
  for (;;) {
    const { rows } = await onlooker.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (done || rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
