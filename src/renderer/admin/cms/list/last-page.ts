import type { DraftQuery } from '#renderer/data/collections/draft-collection.ts';
import type { OpenCollection } from './use-collection.ts';
import type { ShownPage } from './use-draft-page.ts';

interface Remembered {
  /** Whose it is: nobody is shown what another one was. */
  readonly person: string;
  readonly page: ShownPage;
}

/** What each list showed last in this window. */
const remembered = new WeakMap<OpenCollection, Remembered>();

/**
 * What a list showed last, if it was asked the same: whoever comes back from an item finds the rows at once, and the place
 * where they were. It is read again all the same.
 */
export function lastPage(open: OpenCollection, person: string, query: DraftQuery): ShownPage | null {
  const found = remembered.get(open);
  if (found?.person !== person) return null;
  return JSON.stringify(found.page.query) === JSON.stringify(query) ? found.page : null;
}

/** Keeps what a list shows now, until the window closes or it shows something else. */
export function rememberPage(open: OpenCollection, person: string, page: ShownPage): void {
  remembered.set(open, { person, page });
}
