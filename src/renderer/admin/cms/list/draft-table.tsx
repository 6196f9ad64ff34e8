import './draft-table.css';
import './large-letters.css';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSort } from '#domain/draft.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { DownwardsIcon, SortableIcon, UpwardsIcon } from '#renderer/ui/private/list-icons.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { DraftRow } from './draft-row.tsx';
import type { ListGrouping, ListMessages } from './list-messages.ts';
import type { ShownPage } from './use-draft-page.ts';
import type { ListAddress } from './use-list-query.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  readonly page: ShownPage;
  /** What is shown isn't the answer to what is asked. */
  readonly outdated: boolean;
  readonly address: ListAddress;
  readonly selection: Selection;
  readonly words: ListMessages;
  readonly grouping: ListGrouping | null;
  readonly itemPath: (id: number) => string;
  readonly thumbnail: (image: string, width: number) => string;
}

/** The rows. A table by its roles too: the rows are drawn as grids, and some browsers would forget what they are. */
export function DraftTable({ page, outdated, address, selection, words, grouping, itemPath, thumbnail }: Props) {
  const { t } = useTranslation('list');
  const toAddress = useAddress();
  const inBin = page.query.show === 'bin';
  const names = new Map(grouping?.topics.map(({ value, label }) => [value, label]));
  return (
    <table
      role="table"
      aria-label={words.name}
      className={`draft-table${inBin ? ' draft-table-bin' : ''}${grouping ? '' : ' draft-table-plain'}${outdated ? ' draft-outdated' : ''}`}
    >
      <thead role="rowgroup">
        <tr role="row" className="draft-head">
          <th role="columnheader" scope="col" className="draft-tick">
            <SelectPage selection={selection} />
          </th>
          <SortHead name={t('title')} upwards="title" downwards="-title" first="title" address={address} />
          {!inBin &&
            (['id', 'en'] as const).map((side) => (
              <th key={side} role="columnheader" scope="col" className="draft-state">
                <span aria-hidden="true">{side.toUpperCase()}</span>
                <span className="sr-only" lang={side}>
                  {LANGUAGE_NAMES[side]}
                </span>
              </th>
            ))}
          {grouping && (
            <th role="columnheader" scope="col" className="draft-topic">
              {grouping.label}
            </th>
          )}
          {inBin ? (
            <th role="columnheader" scope="col" className="draft-moment">
              {t('binnedAt')}
            </th>
          ) : (
            <SortHead
              name={t('changedAt')}
              upwards="-changed"
              downwards="changed"
              first="changed"
              address={address}
              className="draft-moment"
            />
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" onKeyDown={walkRows}>
        {page.rows.map((card) => (
          <DraftRow
            key={card.id}
            card={card}
            href={toAddress(itemPath(card.id))}
            thumbnail={thumbnail}
            topic={grouping && (names.get(card.topic ?? '') ?? '')}
            inBin={inBin}
            now={page.readAt}
            chosen={selection.ids.has(card.id)}
            onToggle={selection.toggle}
          />
        ))}
      </tbody>
    </table>
  );
}

function SelectPage({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation('list');
  const box = useRef<HTMLInputElement>(null);
  const some = selection.ids.size > 0 && !selection.all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className="list-tick">
      <input ref={box} type="checkbox" checked={selection.all} onChange={selection.toggleAll} />
      <span className="tick-words">{t('choosePage')}</span>
    </label>
  );
}

interface SortHeadProps {
  readonly name: string;
  readonly upwards: DraftSort;
  readonly downwards: DraftSort;
  /** The order that the first press asks for. */
  readonly first: DraftSort;
  readonly address: ListAddress;
  readonly className?: string;
}

function SortHead({ name, upwards, downwards, first, address, className = 'draft-title' }: SortHeadProps) {
  const { sort } = address.query;
  const direction = sort === upwards ? 'ascending' : sort === downwards ? 'descending' : undefined;
  const Icon = direction === 'ascending' ? UpwardsIcon : direction === 'descending' ? DownwardsIcon : SortableIcon;
  const next = direction === undefined ? first : sort === upwards ? downwards : upwards;
  return (
    <th role="columnheader" scope="col" aria-sort={direction} className={className}>
      <button type="button" className="sort-button" onClick={() => address.ask({ sort: next })}>
        {name}
        <Icon className="sort-icon" />
      </button>
    </th>
  );
}

/** The arrow keys go from a row's link, or box, to the same one of the next row. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof Element)) return;
  const kind = event.target.matches('input') ? 'input' : 'a';
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)];
  const next = all[all.findIndex((each) => each === event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
