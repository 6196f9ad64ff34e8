import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFT_SHOWS, DRAFT_SORTS, type DraftShow } from '#domain/draft.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { SearchBox } from '../../data-table/search-box.tsx';
import type { AddressQuery } from '../../data-table/use-address-query.ts';
import { SHOW_LABELS, SORT_LABELS, type ListGrouping, type ListMessages } from './list-messages.ts';
import type { DraftListState, ListQuery } from './use-draft-list.ts';

const CHOICE = 'field-control pr-2 text-[0.9375rem] text-ellipsis';

interface Props extends Pick<DraftListState, 'counts'> {
  readonly address: AddressQuery<ListQuery>;
  readonly words: ListMessages;
  readonly grouping: ListGrouping | null;
  readonly shows: readonly DraftShow[];
}

/** Search and filters of a list. */
export function ListTools({ address, counts, words, grouping, shows }: Props) {
  const { t } = useTranslation(['list', 'publishing']);
  const { language } = useLanguage();
  const { query, ask } = address;
  // An address may ask for more than this list offers: what is shown is always said.
  const shown = DRAFT_SHOWS.filter((show) => show === 'all' || show === query.show || shows.includes(show));
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('counted', { label, count: wholeNumber(count, language) });
  // One that was merged or deleted since still says what the list is narrowed to.
  const unknown = query.topic !== '' && !grouping?.topics.some(({ value }) => value === query.topic);
  return (
    <div
      role="search"
      className="grid grid-cols-2 gap-3 max-sm:grid-cols-1 @min-[44rem]:grid-cols-[minmax(14rem,1fr)_15rem_12rem]"
    >
      <SearchBox search={address} label={words.search} className="col-span-full @min-[44rem]:col-auto" />
      <Choice
        label={t('show')}
        value={query.show}
        onChoose={(value) => ask({ show: shown.find((show) => show === value) ?? 'all' })}
      >
        {shown.map((show) => (
          <option key={show} value={show}>
            {counted(t(SHOW_LABELS[show]), counts?.[show])}
          </option>
        ))}
      </Choice>
      {grouping && (
        <Choice label={grouping.label} value={query.topic} onChoose={(topic) => ask({ topic })}>
          <option value="">{grouping.all}</option>
          {grouping.topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {unknown && <option value={query.topic}>{t('otherTopic')}</option>}
        </Choice>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-[0.906rem] font-bold">
        {label}
      </label>
      <select id={id} className={CHOICE} value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

/** The sort order of a list, where narrow screens have no heads to press, and for what no column shows. */
export function ListSort({ address }: { readonly address: AddressQuery<ListQuery> }) {
  const { t } = useTranslation(['list']);
  return (
    <label className="flex min-w-0 items-center gap-2.5 text-[0.906rem] font-bold">
      <span className="sr-only @min-[44rem]:not-sr-only">{t('sort')}</span>
      <select
        className={`${CHOICE} min-h-11 w-auto max-w-full min-w-0 py-1.5`}
        value={address.query.sort}
        onChange={({ target }) => address.ask({ sort: DRAFT_SORTS.find((sort) => sort === target.value) ?? 'changed' })}
      >
        {DRAFT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(SORT_LABELS[sort])}
          </option>
        ))}
      </select>
    </label>
  );
}
