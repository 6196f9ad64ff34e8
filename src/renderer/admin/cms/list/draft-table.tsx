import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSort } from '#domain/draft.ts';
import type { ShownPage } from '#renderer/data/collections/draft-collection.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import type { ListDensity } from '#renderer/platform/port.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { SelectAllBox } from '../../data-table/select-box.tsx';
import type { AddressQuery } from '../../data-table/use-address-query.ts';
import type { Selection } from '../../data-table/use-selection.ts';
import { useLanguageNames } from '../language-names.ts';
import { LIST_TICK } from '../../data-table/list-rows.ts';
import { useShownColumns, type DraftColumns } from './draft-columns.tsx';
import { ACTIONS_COLUMN, DraftRow, ROW_STOPS, STATE_COLUMN, TABLE_LINE, TITLE_COLUMN } from './draft-row.tsx';
import type { ListGrouping, ListMessages } from './list-messages.ts';
import type { DraftListState, ListQuery } from './use-draft-list.ts';

interface Props {
  readonly page: ShownPage;
  /** True while the shown rows aren't those of the current query. */
  readonly isOutdated: boolean;
  readonly address: AddressQuery<ListQuery>;
  readonly selection: Selection<number>;
  /** How many rows can be selected in all, once everything that matches was asked for; null for the page alone. */
  readonly wholeCount: number | null;
  readonly words: ListMessages;
  readonly grouping: ListGrouping | null;
  readonly columns: DraftColumns;
  readonly density: ListDensity;
  readonly itemPath: (id: number) => string;
  readonly readersPath: (id: number) => string | null;
  readonly bulkActions: DraftListState['bulkActions'];
  readonly thumbnail: (image: string, width: number) => string;
}

/** The rows. Also a table by its roles, because the rows are grids in CSS, for which some browsers drop the table's semantics. */
export function DraftTable(props: Props) {
  const languageNames = useLanguageNames();
  const { page, isOutdated, address, selection, wholeCount, words, grouping, density, itemPath, thumbnail } = props;
  const { bulkActions } = props;
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const { may } = useRights();
  const inBin = page.query.show === 'bin';
  const { sort } = address.query;
  const columns = useShownColumns(props.columns, { grouping, inBin, now: page.readAt });
  const head = 'text-left font-semibold';
  const wideHead = `${head} hidden @min-[42rem]:block`;
  return (
    <table
      role="table"
      aria-label={words.name}
      data-outdated={isOutdated}
      data-density={density}
      className="group/table mt-1 block border-t-2 border-ink"
    >
      <thead role="rowgroup" className="block">
        <tr
          role="row"
          className={`flex min-h-11 items-center border-b-[1.5px] border-line text-[0.906rem] text-ink-2 ${TABLE_LINE}`}
        >
          <th role="columnheader" scope="col" className={`${head} flex-none max-sm:min-w-0 max-sm:flex-1`}>
            {may('content.edit') && (
              <SelectAllBox selection={selection} className={LIST_TICK}>
                <span className="@min-[42rem]:sr-only">
                  {wholeCount === null
                    ? t('choosePage')
                    : t('chooseWhole', { number: wholeNumber(wholeCount, language) })}
                </span>
              </SelectAllBox>
            )}
          </th>
          <th
            role="columnheader"
            scope="col"
            aria-sort={inBin ? undefined : sortedBy(sort, 'title', '-title')}
            className={`${wideHead} ${TITLE_COLUMN}`}
          >
            {t('title')}
          </th>
          {!inBin &&
            (['id', 'en'] as const).map((side) => (
              <th key={side} role="columnheader" scope="col" className={`${wideHead} ${STATE_COLUMN}`}>
                <span aria-hidden="true">{side.toUpperCase()}</span>
                <span className="sr-only">{languageNames[side]}</span>
              </th>
            ))}
          {columns.map(({ name, label, className }) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              aria-sort={name === 'changed' && !inBin ? sortedBy(sort, '-changed', 'changed') : undefined}
              className={`${head} truncate ${className} ${name === 'changed' ? 'hidden @min-[42rem]:block' : ''}`}
            >
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col" className={`${wideHead} ${ACTIONS_COLUMN}`}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" onKeyDown={walkRows} className={isOutdated ? 'block opacity-60' : 'block'}>
        {page.rows.map((card) => (
          <DraftRow
            key={card.id}
            card={card}
            href={toAddress(itemPath(card.id))}
            thumbnail={thumbnail}
            columns={columns}
            inBin={inBin}
            now={page.readAt}
            selection={selection}
            readersPath={props.readersPath(card.id)}
            isBusy={bulkActions.doing !== null}
            onRun={(action) => bulkActions.run(action, [card])}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The order is chosen in the bar; the column's aria-sort announces it to screen readers too. */
function sortedBy(sort: DraftSort, upwards: DraftSort, downwards: DraftSort): 'ascending' | 'descending' | undefined {
  return sort === upwards ? 'ascending' : sort === downwards ? 'descending' : undefined;
}

/** The arrow keys go from a row's link, or box, to the same one of the next row. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof Element) || !event.target.matches(ROW_STOPS)) return;
  const kind = event.target.matches('input') ? 'input' : 'th a';
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)];
  const next = all[all.findIndex((each) => each === event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
