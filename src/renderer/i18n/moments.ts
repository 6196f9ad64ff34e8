import type { Language } from '#domain/localized.ts';
import { LOCALES } from './language.ts';

export type PartOfDay = 'morning' | 'midday' | 'afternoon' | 'evening';

/** Indonesian divides the day into four: pagi to 10.59, siang to 14.59, sore to 17.59, malam to 3.59. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 15) return 'midday';
  if (hour >= 15 && hour < 18) return 'afternoon';
  return 'evening';
}

/** "Jumat, 20 November 2026", in the reader's own time zone. */
export function dayAndDate(moment: Date, language: Language): string {
  return moment.toLocaleDateString(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** A time for a list: "14.05" today, "kemarin", "12 Jan", "12 Jan 2024". */
export function listMoment(moment: Date, now: Date, language: Language): string {
  const locale = LOCALES[language];
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(moment, now)) return timeOfDay(moment, language);
  if (isSameDay(moment, yesterday)) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  return moment.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/** A time to the minute: "22 Nov 2026, 14.05", in the reader's own time zone. */
export function exactMoment(moment: Date, language: Language): string {
  const day = moment.toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day}, ${timeOfDay(moment, language)}`;
}

/** "14.05", in the reader's own time zone. */
export function timeOfDay(moment: Date, language: Language): string {
  return moment.toLocaleTimeString(LOCALES[language], { hour: '2-digit', minute: '2-digit' });
}

/** The date of a time in the reader's own time zone, ISO: "2026-11-22". */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
