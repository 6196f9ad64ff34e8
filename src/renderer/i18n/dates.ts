import type { Language } from '#domain/localized.ts';
import { LOCALES } from './language.ts';

/** "12 Januari 2024". Article dates are days without a time zone: they read the same everywhere. */
export function longDate(isoDate: string, language: Language): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  return date.toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
