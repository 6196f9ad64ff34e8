import { useTranslation } from 'react-i18next';
import { DRAFT_SORTS, type DraftShow } from '#domain/draft.ts';
import { SortableIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { FilterChip } from '../../data-table/filter-chip.tsx';
import type { AddressQuery } from '../../data-table/use-address-query.ts';
import { SORT_LABELS, type ListFilter, type ListGrouping } from './list-messages.ts';
import { ShowMenu } from './show-control.tsx';
import type { DraftListState, ListQuery } from './use-draft-list.ts';

interface Props extends Pick<DraftListState, 'counts'> {
  readonly address: AddressQuery<ListQuery>;
  readonly grouping: ListGrouping | null;
  readonly shows: readonly DraftShow[];
}

/** What the list is narrowed to, and its order. */
export function ListTools({ address, counts, grouping, shows }: Props) {
  const { t } = useTranslation(['list', 'publishing']);
  const { query, ask } = address;
  return (
    <>
      <ShowMenu {...{ address, counts, shows }} />
      {grouping && <TopicChip filter={grouping} value={query.topic} onChoose={(topic) => ask({ topic })} />}
      {grouping?.tags && <TopicChip filter={grouping.tags} value={query.tag} onChoose={(tag) => ask({ tag })} />}
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

interface ChipProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function TopicChip({ filter, value, onChoose }: ChipProps) {
  const { t } = useTranslation('list');
  // A tag or category that was merged or deleted since is still shown as the filter.
  const isUnknown = value !== '' && !filter.topics.some((topic) => topic.value === value);
  return (
    <FilterChip label={filter.label} value={value} narrows={value !== ''} onChoose={onChoose}>
      <option value="">{filter.all}</option>
      {filter.topics.map((topic) => (
        <option key={topic.value} value={topic.value}>
          {topic.label}
        </option>
      ))}
      {isUnknown && <option value={value}>{t('otherTopic')}</option>}
    </FilterChip>
  );
}
