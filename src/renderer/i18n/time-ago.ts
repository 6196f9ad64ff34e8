import type { Language } from '#domain/localized.ts';
import { LOCALES } from './language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A relative time for the middle of a sentence: "baru saja", "5 menit lalu"; after seven days the date. Both in ms since 1970. */
export function timeAgo(moment: number, now: number, language: Language): string {
  const past = Math.max(0, now - moment);
  if (past < MINUTE_MS) return language === 'id' ? 'baru saja' : 'just now';
  if (past < HOUR_MS) return ago(Math.floor(past / MINUTE_MS), 'minute', language);
  if (past < DAY_MS) return ago(Math.floor(past / HOUR_MS), 'hour', language);
  if (past < 7 * DAY_MS) return ago(Math.floor(past / DAY_MS), 'day', language);
  return new Date(moment).toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' });
}

function ago(count: number, unit: 'minute' | 'hour' | 'day', language: Language): string {
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'always' }).format(-count, unit);
  // Intl writes "3 hari yang lalu"; "3 hari lalu" is more usual.
  return words.replace(' yang lalu', ' lalu');
}
