import type { Language } from '#domain/localized.ts';
import { LOCALES } from '#renderer/i18n/language.ts';

/** "Jumat, 20 November 2026 pukul 14.05 WIB": a moment (ISO) in the reader's own time zone, which it names. */
export function momentWithZone(moment: string, language: Language): string {
  return new Date(moment).toLocaleString(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
