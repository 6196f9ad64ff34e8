/** Jakarta is seven hours ahead of UTC all the year. */
const AHEAD_MS = 7 * 3_600_000;

/** The date in Jakarta, which the backend uses for dates; ISO. */
export function todayInJakarta(now: Date): string {
  return new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}
