const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });

/** The day in Jakarta, by which the backend decides what is due; ISO. */
export function todayInJakarta(now: Date): string {
  return DAY.format(now);
}
