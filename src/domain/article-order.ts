/** The order of every list of articles, as `search_articles` gives them: the newest day first, and of one day the lowest id. */
export function newestFirst(a: Dated, b: Dated): number {
  // ISO days sort as plain text, which takes a tenth of what a comparison by language does.
  return a.date === b.date ? a.id - b.id : a.date < b.date ? 1 : -1;
}

interface Dated {
  readonly id: number;
  /** ISO day. */
  readonly date: string;
}
