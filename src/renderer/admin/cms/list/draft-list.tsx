import './list.css';
import './list-notes.css';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ROWS_PER_PAGE, type DraftShow } from '#domain/draft.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { placeAt } from '#renderer/ui/scroll.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DraftTable } from './draft-table.tsx';
import { LocalDrafts, type LocalDraftLine } from './local-drafts.tsx';
import { emptyTitle, ListEmpty } from './list-empty.tsx';
import { BulkActionOutcome, ListUnread } from './list-notes.tsx';
import { ListPages } from './list-pages.tsx';
import { ListSort } from './list-sort.tsx';
import { ListTools } from './list-tools.tsx';
import type { ListGrouping, ListMessages } from './list-messages.ts';
import type { DraftListState } from './use-draft-list.ts';
import type { ShownPage } from './use-draft-page.ts';
import { useSearchKey } from './use-search-key.ts';

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

/** A list of what super admins write: search, filters, rows, pages, and what can be done with several rows at once. */
export function DraftList({ list, path, words, grouping, shows, thumbnail, kept }: Props) {
  const { t } = useTranslation('list');
  const { address, reading, selection, bulkActions } = list;
  const { page, busy, failure } = reading;
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useSearchKey();
  const itemPath = (id: number) => `${path}/${id}`;
  const outdated = page !== null && (failure !== null || (busy && !answers(page, list)));
  const inBin = page?.query.show === 'bin';
  useTopOfPage(heading, page);
  useFocusAfterDeed(heading, bulkActions.doing !== null);
  const chosen = page?.rows.filter(({ id }) => selection.ids.has(id)) ?? [];
  return (
    <section aria-labelledby="draft-list" aria-busy={busy} className="draft-list">
      <LocalDrafts drafts={kept} itemPath={itemPath} newPath={`${path}/new`} />
      <ListTools address={address} counts={list.counts} words={words} grouping={grouping} shows={shows} box={box} />
      <h2 ref={heading} id="draft-list" tabIndex={-1} className="list-heading sr-only">
        {words.name}
      </h2>
      {address.query.show === 'bin' && <p className="list-hint">{t('binHint')}</p>}
      {failure !== null && <ListUnread code={failure} shownSince={page && page.readAt} onRetry={list.reload} />}
      {bulkActions.report && (
        <BulkActionOutcome
          report={bulkActions.report}
          words={words}
          itemPath={itemPath}
          onDismiss={bulkActions.dismiss}
        />
      )}
      <div className={chosen.length > 0 ? 'list-line list-line-chosen' : 'list-line'}>
        <ListStatus list={list} outdated={outdated} words={words} />
        {chosen.length === 0 && !inBin && page !== null && page.total > 0 && <ListSort address={address} />}
        {chosen.length > 0 && (
          <BulkBar
            count={chosen.length}
            inBin={inBin}
            doing={bulkActions.doing}
            onRun={(action) => void bulkActions.run(action, chosen)}
          />
        )}
      </div>
      {page === null && failure === null && <Waiting />}
      {page !== null && page.rows.length > 0 && (
        <DraftTable
          page={page}
          outdated={outdated}
          address={address}
          selection={selection}
          words={words}
          grouping={grouping}
          itemPath={itemPath}
          thumbnail={thumbnail}
        />
      )}
      {page !== null && page.total === 0 && !outdated && <ListEmpty query={page.query} words={words} path={path} />}
      {page !== null && (
        <ListPages
          page={address.query.page}
          total={page.total}
          pagePath={(wanted) => path + address.searchPart({ page: wanted })}
        />
      )}
    </section>
  );
}

/** Whether this page is the answer to what the address asks for. */
function answers({ query }: ShownPage, { address }: DraftListState): boolean {
  return Object.entries(address.query).every(([name, value]) => query[name as keyof typeof query] === value);
}

interface StatusProps {
  readonly list: DraftListState;
  readonly outdated: boolean;
  readonly words: ListMessages;
}

/** What is shown, or how much is chosen; said aloud when it changes. */
function ListStatus({ list, outdated, words }: StatusProps) {
  const { t } = useTranslation(['list', 'common']);
  const { language } = useLanguage();
  const { page, busy } = list.reading;
  const number = (value: number) => wholeNumber(value, language);
  const said = () => {
    if (list.selection.ids.size > 0) return t('chosen', { count: list.selection.ids.size });
    if (busy && (page === null || outdated)) return t('common:busy.loading');
    if (page === null || outdated) return '';
    if (page.rows.length === 0) return <span className="sr-only">{emptyTitle(page.query, words, t)}</span>;
    const from = (page.query.page - 1) * ROWS_PER_PAGE + 1;
    const to = from + page.rows.length - 1;
    return t('range', { from: number(from), to: number(to), total: number(page.total) });
  };
  return (
    <p role="status" className="list-status">
      {said()}
    </p>
  );
}

const WAITING_ROWS = 8;

/** Rows of the height that the real ones have. */
function Waiting() {
  return (
    <div aria-hidden="true" className="list-waiting">
      {Array.from({ length: WAITING_ROWS }, (_, index) => (
        <div key={index} className="waiting-row">
          <span className="waiting-picture" />
          <span className="waiting-words" />
        </div>
      ))}
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

/** The button that was pressed goes with the chosen rows: whoever goes by keyboard goes on from the list's beginning. */
function useFocusAfterDeed(heading: RefObject<HTMLElement | null>, underWay: boolean): void {
  const was = useRef(underWay);
  useEffect(() => {
    if (was.current && !underWay && document.activeElement === document.body) heading.current?.focus();
    was.current = underWay;
  }, [heading, underWay]);
}
