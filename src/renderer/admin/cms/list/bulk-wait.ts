/** The element that says why buttons can't act now (bulk-progress.tsx). */
export const BULK_WAIT = 'bulk-wait';

/** A button of a list while something is under way: it can't act, and says why. */
export function waiting(isBusy: boolean) {
  return isBusy ? { disabled: true, 'aria-describedby': BULK_WAIT } : {};
}
