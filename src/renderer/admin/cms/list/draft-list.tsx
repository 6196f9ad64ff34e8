import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { type DraftShow } from '#domain/draft.ts';
import { ROWS_PER_PAGE } from '#domain/limits.ts';
import type { ShownPage } from '#renderer/data/queries/drafts.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Scene } from '#renderer/ui/scene.tsx';
import { placeAt } from '#renderer/ui/scroll.ts';
import { BulkReportNote } from '../../feedback/bulk-report-note.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { PageNumbers, TABLE_LINK } from '../../data-table/table-pages.tsx';
import { useFocusAfterAction } from '../../data-table/use-bulk-actions.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DraftTable } from './draft-table.tsx';
import { LeftoversNote } from './leftovers-note.tsx';
import { ListSort, ListTools } from './list-tools.tsx';
import { LocalDraftsNote, type LocalDraftLine } from './local-drafts-note.tsx';
import type { ListGrouping, ListMessages } from './list-messages.ts';
import { isNarrowed, lastPageOf, type DraftListState, type ListQuery } from './use-draft-list.ts';

interface Props {
  readonly list: DraftListState;
  /** Plain path of the section; its items are at `<path>/<id>`, a new one at `<path>/new`. */
  readonly path: string;
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
export function DraftList({ list, path, words, grouping, shows, thumbnail, kept }: Props) {
  const { t } = useTranslation('list');
  const toAddress = useAddress();
  const { address, page, isOutdated, error, selection, bulkActions } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const itemPath = (id: number) => `${path}/${id}`;
  const inBin = page?.query.show === 'bin';
  useTopOfPage(heading, page);
  useFocusAfterAction(heading, bulkActions.doing !== null);
  const selected = page?.rows.filter(({ id }) => selection.ids.has(id)) ?? [];
  return (
    <section aria-labelledby="draft-list" aria-busy={list.isFetching} className="@container relative mt-5">
      <LocalDraftsNote drafts={kept} itemPath={itemPath} newPath={`${path}/new`} />
      <ListTools address={address} counts={list.counts} words={words} grouping={grouping} shows={shows} />
      <h2 ref={heading} id="draft-list" tabIndex={-1} className="sr-only focus:outline-none">
        {words.name}
      </h2>
      {address.query.show === 'bin' && <p className="mt-4 text-ink-2">{t('binHint')}</p>}
      {error && <QueryNote query={list} />}
      {bulkActions.report && (
        <BulkReportNote report={bulkActions.report} onDismiss={bulkActions.dismiss}>
          {(left) => <LeftoversNote leftovers={left} words={words} itemPath={itemPath} />}
        </BulkReportNote>
      )}
      {/* Holds its place with and without something selected: no row moves. */}
      <div
        className={`mt-3 flex min-h-[60px] items-center gap-3 max-sm:flex-wrap ${selected.length > 0 ? 'sticky top-(--bar-height) z-5 bg-bg max-sm:static' : ''}`}
      >
        <ListStatus list={list} words={words} />
        {selected.length === 0 && !inBin && page !== null && page.total > 0 && <ListSort address={address} />}
        {selected.length > 0 && (
          <BulkBar
            count={selected.length}
            inBin={inBin}
            doing={bulkActions.doing?.kind ?? null}
            onRun={(action) => bulkActions.run(action, selected)}
          />
        )}
      </div>
      {page === null && error === null && <Waiting />}
      {page !== null && page.rows.length > 0 && (
        <DraftTable
          page={page}
          isOutdated={isOutdated}
          address={address}
          selection={selection}
          words={words}
          grouping={grouping}
          itemPath={itemPath}
          thumbnail={thumbnail}
        />
      )}
      {page !== null && page.total === 0 && !isOutdated && <Empty query={page.query} words={words} path={path} />}
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

/** What is shown, or how much is selected; said aloud when it changes. */
function ListStatus({ list, words }: { readonly list: DraftListState; readonly words: ListMessages }) {
  const { t } = useTranslation(['list', 'data-table', 'common']);
  const { language } = useLanguage();
  const { page, isOutdated, isFetching, selection } = list;
  const number = (value: number) => wholeNumber(value, language);
  const said = () => {
    if (selection.ids.size > 0) return t('data-table:selected', { count: selection.ids.size });
    if (page === null || isOutdated) return isFetching ? t('common:busy.loading') : '';
    if (page.rows.length === 0) return <span className="sr-only">{emptyTitle(page.query, words, t)}</span>;
    const from = (page.query.page - 1) * ROWS_PER_PAGE + 1;
    const to = from + page.rows.length - 1;
    const total = wholeNumber(page.total, language, page.more);
    return t('data-table:range', { from: number(from), to: number(to), total });
  };
  const look = selection.ids.size > 0 ? 'mr-1 flex-none font-bold text-ink' : 'flex-[1_0_auto] text-ink-2';
  return (
    <p role="status" data-status className={`whitespace-nowrap tabular-nums max-sm:whitespace-normal ${look}`}>
      {said()}
    </p>
  );
}

const WAITING_ROWS = 8;

/** Rows of the height that the real ones have. */
function Waiting() {
  return (
    <div aria-hidden="true" data-waiting className="border-t-2 border-ink pt-12">
      {Array.from({ length: WAITING_ROWS }, (_, index) => (
        <div
          key={index}
          className="flex h-[97.5px] items-center gap-3 border-b-[1.5px] border-line pl-11 @min-[44rem]:h-[65.5px]"
        >
          <span className="h-10 w-14 rounded-[6px] bg-sunk dark:bg-line" />
          <span className="h-4 w-[min(18rem,50%)] rounded-[8px] bg-sunk dark:bg-line" />
        </div>
      ))}
    </div>
  );
}

/** Why there is no row, in one line. */
function emptyTitle(query: ListQuery, words: ListMessages, t: TFunction<'list'>): string {
  if (isWholeBin(query)) return t('empty.bin');
  return isNarrowed(query) ? t('nothing') : words.empty;
}

function isWholeBin({ search, show, topic }: ListQuery): boolean {
  return show === 'bin' && search === '' && topic === '';
}

interface EmptyProps {
  readonly query: ListQuery;
  readonly words: ListMessages;
  readonly path: string;
}

/** No row: there is nothing yet, nothing was found, or the bin is empty. */
function Empty({ query, words, path }: EmptyProps) {
  const { t } = useTranslation('list');
  const toAddress = useAddress();
  return (
    <div className="flex items-end gap-4 border-b-2 border-ink pt-8">
      <Scene name="sprout" className="w-12 flex-none" />
      <div className="pb-4 text-ink-2">
        <p className="font-bold text-ink">{emptyTitle(query, words, t)}</p>
        {isNarrowed(query) && !isWholeBin(query) && <p>{t('nothingHint')}</p>}
        {isNarrowed(query) && (
          <Link to={toAddress(path)} className={TABLE_LINK}>
            {t('whole')}
          </Link>
        )}
      </div>
    </div>
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
