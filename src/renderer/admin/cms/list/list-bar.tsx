import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DraftShow } from '#domain/draft.ts';
import { ROWS_PER_PAGE } from '#domain/limits.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import type { ListDensity } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { DensityToggle } from '../../data-table/density-toggle.tsx';
import { SearchBox } from '../../data-table/search-box.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { waiting } from './bulk-wait.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import type { DraftColumns } from './draft-columns.tsx';
import { emptyTitle } from './empty-list.tsx';
import type { ListGrouping, ListMessages } from './list-messages.ts';
import { ListTools } from './list-tools.tsx';
import { ShowControl } from './show-control.tsx';
import { isNarrowed, type DraftListState } from './use-draft-list.ts';

interface Props {
  readonly list: DraftListState;
  readonly words: ListMessages;
  readonly grouping: ListGrouping | null;
  readonly shows: readonly DraftShow[];
  readonly columns: DraftColumns;
  readonly density: ListDensity;
  readonly onDensity: (density: ListDensity) => void;
}

// On narrow screens these are two lines, of which the second one sticks: its parents would let go of it too early.
const BAR = 'contents @min-[42rem]:flex @min-[42rem]:min-h-12 @min-[42rem]:items-center @min-[42rem]:gap-2';
const STICKY = '@min-[42rem]:sticky @min-[42rem]:top-(--bar-height) @min-[42rem]:z-5 @min-[42rem]:bg-bg';
const TOOLS =
  'relative flex min-h-12 items-center gap-2 @max-[42rem]:mt-2 @max-[42rem]:overflow-x-auto @max-[42rem]:-mx-(--margin) @max-[42rem]:px-(--margin) @max-[42rem]:py-1 [scrollbar-width:none]';
const DEEDS = 'flex min-h-12 flex-1 @max-[42rem]:mt-2 @max-[42rem]:min-h-14 items-center gap-3 bg-bg max-sm:flex-wrap';

/** What is shown; then search, filters and order in one line. What can be done with selected rows takes their place, so that no row moves. */
export function ListBar({ list, words, grouping, shows, columns, density, onDensity }: Props) {
  const { address, page, selected, bulkActions } = list;
  const selects = selected.length > 0;
  return (
    <>
      <ShowControl address={address} counts={list.counts} shows={shows} />
      <div className={`${BAR} ${selects ? STICKY : ''}`}>
        <div role="search" className={`min-w-0 flex-1 ${selects ? '@min-[42rem]:hidden' : ''}`}>
          <SearchBox search={address} label={words.search} labelInside />
        </div>
        <div className={selects ? `${DEEDS} sticky top-(--bar-height) z-5 max-sm:static @min-[42rem]:static` : TOOLS}>
          {!selects && <ListTools address={address} counts={list.counts} grouping={grouping} shows={shows} />}
          <ListStatus list={list} words={words} />
          {!selects && page?.query.show !== 'bin' && <ColumnsMenu columns={columns} />}
          {!selects && <DensityToggle density={density} onChange={onDensity} />}
          {selects && <WholeButton list={list} />}
          {selects && (
            <BulkBar
              cards={selected}
              collection={list.collection}
              grouping={grouping}
              inBin={page?.query.show === 'bin'}
              doing={bulkActions.doing?.kind ?? null}
              onRun={(action) => bulkActions.run(action, selected)}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** Once all of a page is selected: the way to select everything that matches. A search with more matches than are counted has none. */
function WholeButton({
  list: { address, page, isOutdated, selection, whole, bulkActions },
}: {
  readonly list: DraftListState;
}) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  if (page === null || isOutdated || !selection.all || whole.cards !== null) return null;
  if (page.more || page.total <= page.rows.length) return null;
  const number = wholeNumber(page.total, language);
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={whole.isReading}
      busyLabel={t('working')}
      {...waiting(bulkActions.doing !== null)}
      onClick={() => whole.read(selection.select)}
    >
      {isNarrowed(address.query) ? t('chooseMatching', { number }) : t('chooseWhole', { number })}
    </Button>
  );
}

/**
 * The number of shown or selected items; announced when it changes. Visible where it differs from the number in the head: for a
 * filtered list, or one with several pages.
 */
function ListStatus({ list, words }: { readonly list: DraftListState; readonly words: ListMessages }) {
  const { t } = useTranslation(['list', 'data-table', 'common']);
  const { language } = useLanguage();
  const { address, page, isOutdated, isFetching, selection } = list;
  const number = (value: number) => wholeNumber(value, language);
  const said = () => {
    if (selection.ids.size > 0) return t('data-table:selected', { count: selection.ids.size });
    if (page === null || isOutdated) return isFetching ? t('common:busy.loading') : '';
    if (page.rows.length === 0)
      return <span className="sr-only">{emptyTitle(page.query, words, t as TFunction<'list'>)}</span>;
    const from = (page.query.page - 1) * ROWS_PER_PAGE + 1;
    const to = from + page.rows.length - 1;
    const total = wholeNumber(page.total, language, page.more);
    return t('data-table:range', { from: number(from), to: number(to), total });
  };
  const seen = isNarrowed(address.query) || (page !== null && page.total > ROWS_PER_PAGE);
  const quiet = seen ? 'flex-none px-1 text-[0.906rem] text-ink-2' : 'sr-only';
  const look = selection.ids.size > 0 ? 'mr-1 flex-none font-bold text-ink' : quiet;
  return (
    <p role="status" data-status className={`whitespace-nowrap tabular-nums ${look}`}>
      {said()}
    </p>
  );
}
