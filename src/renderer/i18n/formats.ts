import type { Language } from '#domain/localized.ts';

/** How Intl calls the two languages. */
export const LOCALES: Record<Language, string> = { id: 'id', en: 'en-GB' };

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

/** "1.000" in Indonesian, "1,000" in English; "1.000+" where there are more that weren't counted. */
export function wholeNumber(value: number, language: Language, more = false): string {
  return value.toLocaleString(LOCALES[language]) + (more ? '+' : '');
}
