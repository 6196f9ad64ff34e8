import { useCallback, useEffect, useState } from 'react';
import { ROWS_PER_PAGE } from '#domain/draft.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useSession } from '#renderer/session/session.ts';
import { lastPage, rememberPage } from './last-page.ts';
import { useCollection, type OpenCollection } from './use-collection.ts';
import { useBulkActions, type BulkActions } from './use-bulk-actions.ts';
import { useDraftCounts, type DraftCounts } from './use-draft-counts.ts';
import { useDraftPage, type PageReading } from './use-draft-page.ts';
import { useListQuery, type ListAddress } from './use-list-query.ts';
import { useSelection, type Selection } from './use-selection.ts';

/** Everything that goes on in a list. */
export interface DraftListState {
  readonly address: ListAddress;
  readonly reading: PageReading;
  readonly counts: DraftCounts | null;
  readonly selection: Selection;
  readonly bulkActions: BulkActions;
  /** Has the page and the counts read again. */
  reload(): void;
}

/** A list of what super admins write, to be drawn by DraftList. `open` must be the same function at each drawing. */
export function useDraftList(open: OpenCollection): DraftListState {
  const ask = useCollection(open);
  const { language } = useLanguage();
  const address = useListQuery();
  const [generation, setGeneration] = useState(0);
  const reload = useCallback(() => setGeneration((number) => number + 1), []);
  const { state } = useSession();
  const person = state.kind === 'signed-in' ? state.person.id : '';
  const query = { ...address.query, language };
  const [first] = useState(() => lastPage(open, person, query));
  const reading = useDraftPage(ask, query, generation, first);
  const counts = useDraftCounts(ask, reading.page !== null, generation);
  const selection = useSelection(reading.page?.rows.map(({ id }) => id) ?? []);
  const bulkActions = useBulkActions(ask, reload, selection.keep);

  const { page, busy } = reading;
  useEffect(() => {
    if (page) rememberPage(open, person, page);
  }, [open, person, page]);

  // The last rows of the last page are gone: the page before it is the last one now.
  const last = page && Math.max(1, Math.ceil(page.total / ROWS_PER_PAGE));
  const tooFar = !busy && last !== null && address.query.page > last;
  const { correct } = address;
  useEffect(() => {
    if (tooFar && last !== null) correct({ page: last });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new `correct` is no reason to correct again
  }, [tooFar, last]);

  return { address, reading, counts, selection, bulkActions, reload };
}
