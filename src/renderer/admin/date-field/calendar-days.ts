/** The day that is some days later, ISO. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return isoOf(moment);
}

/** The same day of the month some months later, or that month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

function daysIn(ofMonth: string): number {
  const [year = 0, month = 1] = ofMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day of the week, 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

/** The weeks of the month that a day is in, from Monday on; null where a day is another month's. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const before = weekdayOf(first);
  const count = daysIn(month);
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const date = week * 7 + at - before + 1;
      return date >= 1 && date <= count ? `${month}-${String(date).padStart(2, '0')}` : null;
    }),
  );
}

/** The calendar ends where dates of four digits do. */
const LAST_DAY = '9999-12-31';

function isoOf(moment: Date): string {
  return moment.getUTCFullYear() > 9999 ? LAST_DAY : moment.toISOString().slice(0, 10);
}
