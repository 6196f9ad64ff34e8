import type { Language } from '#domain/localized.ts';
import { MONTH_NAMES } from '#domain/month-names.ts';

/** "12 Januari 2024". Article dates are days without a time zone: the same everywhere. */
export function longDate(isoDate: string, language: Language): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${MONTH_NAMES[language][Number(month) - 1]} ${year}`;
}
