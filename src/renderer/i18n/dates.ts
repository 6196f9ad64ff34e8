import type { Language } from '#domain/localized.ts';
import { MONTH_NAMES } from '#domain/dates.ts';
import { LOCALES } from './language.ts';

/** "12 Januari 2024". Article dates are days without a time zone: the same everywhere. */
export function longDate(isoDate: string, language: Language): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${MONTH_NAMES[language][Number(month) - 1]} ${year}`;
}

/** The name of a month, 1 to 12: "Desember", or short "Des". */
export function monthName(month: number, language: Language, width: 'long' | 'short' = 'long'): string {
  if (width === 'long') return MONTH_NAMES[language][month - 1] ?? '';
  return new Date(Date.UTC(2024, month - 1, 1)).toLocaleDateString(LOCALES[language], {
    month: width,
    timeZone: 'UTC',
  });
}

/** The month of an ISO date: "Jan 2025". */
export function monthOfYear(isoDate: string, language: Language): string {
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${isoDate}T00:00:00Z`).toLocaleDateString(LOCALES[language], options);
}
