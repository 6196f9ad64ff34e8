const DAY_MS = 86_400_000;

/** How many days a check of the advice is valid where no date is given. */
const DAYS_CHECKED = 365;

const LAST_DAY = Date.parse('9999-12-31');

/**
 * The day until which advice is valid, the same as private.review_due: the given one, else a year after its last check. ISO dates;
 * null where there is neither.
 */
export function reviewDue(reviewedOn: string | null, named: string | null): string | null {
  if (named !== null || reviewedOn === null) return named;
  const due = Math.min(Date.parse(reviewedOn) + DAYS_CHECKED * DAY_MS, LAST_DAY);
  return new Date(due).toISOString().slice(0, 10);
}
