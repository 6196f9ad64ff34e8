import type { Language } from './localized.ts';

/**
 * The names of the twelve months. Written out, because the first formatter of `Intl` on a page takes a cheap phone about 150 ms
 * (Chromium at a quarter of its speed), and every public page renders a date while it hydrates.
 */
export const MONTH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** Jakarta is seven hours ahead of UTC all the year. */
const AHEAD_MS = 7 * 3_600_000;

/** The date in Jakarta, which the backend uses for dates; ISO. */
export function todayInJakarta(now: Date): string {
  return new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}
