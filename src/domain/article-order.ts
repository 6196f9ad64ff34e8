/** The order of every list of articles, as `search_articles` gives them: the newest day first, and of one day the lowest id. */
export function newestFirst(a: Dated, b: Dated): number {
  // ISO days can be compared as plain strings, in a tenth of localeCompare's time.
  return a.date === b.date ? a.id - b.id : a.date < b.date ? 1 : -1;
}

interface Dated {
  readonly id: number;
  /** ISO day. */
  readonly date: string;
}
