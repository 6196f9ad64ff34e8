import type { Language } from '#domain/localized.ts';
import { LOCALES } from './language.ts';

/** "1.000" in Indonesian, "1,000" in English; "1.000+" where there are more that weren't counted. */
export function wholeNumber(value: number, language: Language, more = false): string {
  // Below a thousand nothing is grouped: pages needn't pay for their first formatter (see month-names.ts).
  return (value < 1000 ? String(value) : value.toLocaleString(LOCALES[language])) + (more ? '+' : '');
}
