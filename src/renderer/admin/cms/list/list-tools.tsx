import { useTranslation } from 'react-i18next';
import { DRAFT_SHOWS, DRAFT_SORTS, type DraftShow } from '#domain/draft.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { SortableIcon } from '#renderer/ui/private/admin-icons.ts';
import { FilterChip } from '../../data-table/filter-chip.tsx';
import type { AddressQuery } from '../../data-table/use-address-query.ts';
import { SHOW_LABELS, SORT_LABELS, type ListGrouping } from './list-messages.ts';
import type { DraftListState, ListQuery } from './use-draft-list.ts';

interface Props extends Pick<DraftListState, 'counts'> {
  readonly address: AddressQuery<ListQuery>;
  readonly grouping: ListGrouping | null;
  readonly shows: readonly DraftShow[];
}

/** What the list is narrowed to, and its order. */
export function ListTools({ address, counts, grouping, shows }: Props) {
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
    <>
      <FilterChip
        label={t('show')}
        value={query.show}
        narrows={query.show !== 'all'}
        onChoose={(value) => ask({ show: shown.find((show) => show === value) ?? 'all' })}
      >
        {shown.map((show) => (
          <option key={show} value={show}>
            {counted(t(SHOW_LABELS[show]), counts?.[show])}
          </option>
        ))}
      </FilterChip>
      {grouping && (
        <FilterChip
          label={grouping.label}
          value={query.topic}
          narrows={query.topic !== ''}
          onChoose={(topic) => ask({ topic })}
        >
          <option value="">{grouping.all}</option>
          {grouping.topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {unknown && <option value={query.topic}>{t('otherTopic')}</option>}
        </FilterChip>
      )}
      {/* The bin has an order of its own. */}
      {query.show !== 'bin' && (
        <FilterChip
          label={t('sort')}
          value={query.sort}
          icon={SortableIcon}
          onChoose={(value) => ask({ sort: DRAFT_SORTS.find((sort) => sort === value) ?? 'changed' })}
        >
          {DRAFT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(SORT_LABELS[sort])}
            </option>
          ))}
        </FilterChip>
      )}
    </>
  );
}
