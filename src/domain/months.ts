/** A month, 1 to 12. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The months of a year. */
export const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Months that follow one another, joined: `[[11, 1], [5, 5]]`, the first and the last of each run. */
export function monthRuns(months: readonly Month[]): readonly (readonly [Month, Month])[] {
  const has = new Set(months);
  if (has.size === 12) return [[1, 12]];
  const before = (month: Month) => ((month + 10) % 12) + 1;
  const runs: (readonly [Month, Month])[] = [];
  for (const month of months) {
    if (has.has(before(month) as Month)) continue;
    let last = month;
    while (has.has(((last % 12) + 1) as Month)) last = ((last % 12) + 1) as Month;
    runs.push([month, last]);
  }
  return runs;
}
