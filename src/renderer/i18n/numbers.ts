import type { Language } from '#domain/localized.ts';
import { LOCALES } from './language.ts';

/** "1.000" in Indonesian, "1,000" in English; "1.000+" where the count was capped. */
export function wholeNumber(value: number, language: Language, more = false): string {
  // Below a thousand there is no separator, so no formatter is needed, whose first use is slow (see domain/dates.ts).
  return (value < 1000 ? String(value) : value.toLocaleString(LOCALES[language])) + (more ? '+' : '');
}
