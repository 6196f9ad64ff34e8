import type { Language } from '#domain/localized.ts';
import { LOCALES } from './language.ts';

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** "1,2 MB" in Indonesian, "1.2 MB" in English, rounded to two digits. */
export function byteSize(bytes: number, language: Language): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  const digits = step === 0 || value >= 10 ? 0 : 1;
  return `${value.toLocaleString(LOCALES[language], { maximumFractionDigits: digits })}\u00a0${UNITS[step]}`;
}
