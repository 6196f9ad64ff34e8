import type { Month } from '../calendar.ts';

/** A month of a certain year. */
export interface YearMonth {
  readonly year: number;
  readonly month: Month;
}

/** A year, a season ("2025/2026", "2025/26") or several years, with what leads to them: "of 2025", "(tahun 2025)". */
const YEARS = /(?<![\s,])[\s,]*\(?(?:\b(?:tahun|of|in|for) )?\b((?:19|20)\d\d)(?: ?[/–-] ?((?:19|20)?\d\d))?\b\)?/g;

/**
 * The title of a calendar as it may stand over a month: without years that aren't those of the month. A season that two years name
 * lasts from July to June, so it is the same on both sides of the year's end.
 */
export function titleInMonth(title: string, { year, month }: YearMonth): string {
  const shown = title.replace(YEARS, (words: string, begin: string, end?: string) => {
    const first = Number(begin);
    const last = end === undefined ? first : Number(begin.slice(0, 4 - end.length) + end);
    const isSeason = last === first + 1;
    const from = isSeason && month < 7 ? first + 1 : first;
    const until = isSeason && month > 6 ? last - 1 : last;
    return from <= year && year <= until ? words : '';
  });
  return shown.trim() || title;
}
