import type { Language } from '#domain/localized.ts';
import { LOCALES } from '#renderer/i18n/formats.ts';

/** "Jumat, 20 November 2026 pukul 14.05 WIB": a moment in the reader's own time zone, which it names. */
export function momentWithZone(moment: Date, language: Language): string {
  return moment.toLocaleString(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
