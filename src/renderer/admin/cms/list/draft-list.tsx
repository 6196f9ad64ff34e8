import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftShow } from '#domain/draft.ts';
import type { ShownPage } from '#renderer/data/collections/draft-collection.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { placeAt } from '#renderer/ui/scroll.ts';
import { BulkReportNote } from '../../feedback/bulk-report-note.tsx';
import { FailureNote, QueryNote } from '../../feedback/query-note.tsx';
import { WaitingRows } from '#renderer/ui/lazy/skeletons.tsx';
import { useListDensity } from '../../data-table/density-toggle.tsx';
import { LIST } from '../../data-table/list-rows.ts';
import { PageNumbers } from '../../data-table/table-pages.tsx';
import { useFocusAfterAction } from '../../data-table/use-bulk-actions.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { useDraftColumns } from './draft-columns.tsx';
import { DraftTable } from './draft-table.tsx';
import { EmptyList } from './empty-list.tsx';
import { LeftoversNote } from './leftovers-note.tsx';
import { ListBar } from './list-bar.tsx';
import { LocalDraftsNote, type LocalDraftLine } from './local-drafts-note.tsx';
import type { ListGrouping, ListMessages } from './list-messages.ts';
import { lastPageOf, type DraftListState } from './use-draft-list.ts';

interface Props {
  readonly list: DraftListState;
  /** Plain path of the section; its items are at `<path>/<id>`, a new one at `<path>/new`. */
  readonly path: string;
  /** The page on which visitors read an item; null as long as none shows it. */
  readonly readersPath: (id: number) => string | null;
  readonly words: ListMessages;
  /** Null where nothing is grouped. */
  readonly grouping: ListGrouping | null;
  /** What the list can be narrowed to, besides all of it. */
  readonly shows: readonly DraftShow[];
  readonly thumbnail: (image: string, width: number) => string;
  /** What this device alone has. */
  readonly kept: readonly LocalDraftLine[];
}

/** A list of what editors write: search, filters, rows, pages, and what can be done with several rows at once. */
export function DraftList({ list, path, readersPath, words, grouping, shows, thumbnail, kept }: Props) {
  const { t } = useTranslation('list');
  const toAddress = useAddress();
  const { address, page, isOutdated, error, selection, bulkActions } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const [density, setDensity] = useListDensity();
  const columns = useDraftColumns(list.collection, { grouping, shows });
  const isSelected = selection.ids.size > 0;
  const itemPath = (id: number) => `${path}/${id}`;
  useTopOfPage(heading, page);
  useFocusAfterAction(heading, bulkActions.doing !== null);
  return (
    <section aria-labelledby="draft-list" aria-busy={list.isFetching} className={`${LIST} relative mt-2`}>
      <LocalDraftsNote drafts={kept} itemPath={itemPath} newPath={`${path}/new`} />
      <h2 ref={heading} id="draft-list" tabIndex={-1} className="sr-only focus:outline-none">
        {words.name}
      </h2>
      <ListBar {...{ list, words, grouping, shows, columns, density }} onDensity={setDensity} />
      {address.query.show === 'bin' && <p className="mt-2 text-ink-2">{t('binHint')}</p>}
      {error && <QueryNote query={list} />}
      {list.whole.error && (
        <FailureNote
          title={t('wholeFailed')}
          error={list.whole.error}
          onRetry={() => list.whole.read(selection.select)}
        />
      )}
      <BulkProgress actions={bulkActions} />
      {bulkActions.report && (
        <BulkReportNote report={bulkActions.report} isSelected={isSelected} onDismiss={bulkActions.dismiss}>
          {(left) => (
            <LeftoversNote
              {...{ words, itemPath, isSelected }}
              leftovers={left}
              completions={grouping?.completions}
              isBusy={bulkActions.doing !== null}
              onRun={bulkActions.run}
            />
          )}
        </BulkReportNote>
      )}
      {page === null && error === null && <WaitingRows className="mt-1 border-t-2 border-ink pt-[45.5px]" />}
      {page !== null && page.rows.length > 0 && (
        <DraftTable
          {...{
            page,
            isOutdated,
            address,
            selection,
            words,
            grouping,
            columns,
            density,
            itemPath,
            readersPath,
            bulkActions,
            thumbnail,
          }}
          wholeCount={list.whole.cards?.length ?? null}
        />
      )}
      {page !== null && page.total === 0 && !isOutdated && <EmptyList query={page.query} words={words} path={path} />}
      {page !== null && (
        <PageNumbers
          page={address.query.page}
          last={lastPageOf(page)}
          href={(wanted) => toAddress(path + address.searchPart({ page: wanted }))}
        />
      )}
    </section>
  );
}

/** Another page of the list begins at its top; another question leaves the reader where they type or choose. */
function useTopOfPage(heading: RefObject<HTMLElement | null>, page: ShownPage | null): void {
  const shown = useRef(page);
  useEffect(() => {
    const before = shown.current;
    shown.current = page;
    if (before === null || page === null || before.query.page === page.query.page) return;
    const same = JSON.stringify({ ...before.query, page: 1 }) === JSON.stringify({ ...page.query, page: 1 });
    if (same && heading.current) placeAt(heading.current);
  }, [heading, page]);
}
