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

const HARVEST = /^(?:panen|petik|harvest|pick)/i;

const WEATHER =
  /^(?:(?:puncak|awal|akhir|musim) )*(?:hujan|kemarau)\b|^(?:(?:peak|start|end)(?: of)? )?(?:the )?(?:rains?|(?:rainy|wet|dry) season)\b/i;

/** Whether a row of a calendar is a harvest, by its first word: it is drawn in another colour. */
export function isHarvest(name: string): boolean {
  return HARVEST.test(name);
}

/** Whether a row of a calendar tells of the weather ("Puncak hujan", "Peak of the rains"), by its first words: it is no work to do. */
export function isWeather(name: string): boolean {
  return WEATHER.test(name);
}
