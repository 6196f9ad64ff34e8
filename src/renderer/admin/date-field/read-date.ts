import { MONTH_NAMES } from '#domain/dates.ts';

/** The names of the months in both languages as they are compared, each with its number. */
const NAMES = Object.values(MONTH_NAMES).flatMap((names) =>
  names.map((name, at) => [name.toLowerCase(), at + 1] as const),
);

/** What people write although it isn't the beginning of the name. */
const OTHER_NAMES: Readonly<Record<string, number>> = { agt: 8, ags: 8, agu: 8, nop: 11 };

/**
 * The day that somebody wrote, ISO: the day comes first ("30/11/2026", "30-11-2026", "30.11.2026", "30 Nov 2026", in either
 * language), or it is ISO already. Empty for nothing, null for what is no day.
 */
export function readDate(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, month, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? /^(\d{1,2})[ -]([a-z]+)\.?,?[ -](\d{4})$/.exec(text) ?? [];
  if (day === undefined || month === undefined) return null;
  return isoDay(Number(year), /^\d/.test(month) ? Number(month) : monthCalled(month), Number(day));
}

/** A time of the day, "08:05": from "8:05", "08.05", "0805" or "8". Empty for nothing, null for what is none. */
export function readTime(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/** Whether a text in the form "2026-11-22T14:05" has both, a day and a time. */
export function isWholeMoment(text: string): boolean {
  return /^[\d-]{10}T[\d:]{5}$/.test(text);
}

/** The number of the month whose name begins so; 0 where none does. */
function monthCalled(word: string): number {
  if (word.length < 3) return 0;
  return OTHER_NAMES[word] ?? NAMES.find(([name]) => name.startsWith(word))?.[1] ?? 0;
}

function isoDay(year: number, month: number, day: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  // Dates before the year 100 are others in JavaScript, and days such as 31 February roll over.
  if (moment.getUTCFullYear() !== year || moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day)
    return null;
  return moment.toISOString().slice(0, 10);
}
