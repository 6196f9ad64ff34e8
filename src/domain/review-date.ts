const DAY_MS = 86_400_000;

/** Days that a check of the advice holds where its writer names no day. */
const DAYS_CHECKED = 365;

const LAST_DAY = Date.parse('9999-12-31');

/**
 * Until which day advice holds, as private.review_due says it: the one that its writer named, else a year after it was checked.
 * ISO dates; null where there is neither.
 */
export function reviewDue(reviewedOn: string | null, named: string | null): string | null {
  if (named !== null || reviewedOn === null) return named;
  const due = Math.min(Date.parse(reviewedOn) + DAYS_CHECKED * DAY_MS, LAST_DAY);
  return new Date(due).toISOString().slice(0, 10);
}
