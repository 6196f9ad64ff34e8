import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DRAFT_SHOWS, DRAFT_SORTS, type DraftShow } from '#domain/draft.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { BinIcon, SortableIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { FilterChip } from '../../data-table/filter-chip.tsx';
import type { AddressQuery } from '../../data-table/use-address-query.ts';
import { SHOW_LABELS, SORT_LABELS, type ListFilter, type ListGrouping } from './list-messages.ts';
import type { DraftListState, ListQuery } from './use-draft-list.ts';

interface Props extends Pick<DraftListState, 'counts'> {
  readonly address: AddressQuery<ListQuery>;
  readonly grouping: ListGrouping | null;
  readonly shows: readonly DraftShow[];
  /** Plain path of the section. */
  readonly path: string;
}

/** What the list is narrowed to, and its order. */
export function ListTools({ address, counts, grouping, shows, path }: Props) {
  const { t } = useTranslation(['list', 'publishing']);
  const { language } = useLanguage();
  const { query, ask } = address;
  // An address may have a filter that this list doesn't offer: the current one is always an option. The bin has its own link.
  const isOffered = (show: DraftShow) => show === 'all' || (show !== 'bin' && shows.includes(show));
  const shown = DRAFT_SHOWS.filter((show) => show === query.show || isOffered(show));
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('counted', { label, count: wholeNumber(count, language) });
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
      <BinLink {...{ address, counts, path }} />
    </>
  );
}

const BIN =
  'inline-flex flex-none items-center gap-2 min-h-12 px-3 rounded-[8px] font-bold text-ink whitespace-nowrap hover:bg-sunk ' +
  '@max-[44rem]:order-first aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft forced-colors:aria-[current]:outline-2';

/** The way into the bin, and out of it: one press, in every list. */
function BinLink({ address, counts, path }: Pick<Props, 'address' | 'counts' | 'path'>) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const inBin = address.query.show === 'bin';
  const binned = counts?.bin ?? 0;
  const binAddress = address.searchPart({ search: '', show: 'bin', topic: '', tag: '', sort: 'changed' });
  return (
    <Link to={toAddress(path + (inBin ? '' : binAddress))} aria-current={inBin ? 'page' : undefined} className={BIN}>
      <BinIcon />
      {t('bin.title')}
      {binned > 0 && (
        <span className="text-ink-2 font-normal tabular-nums in-aria-[current]:text-inherit">
          {wholeNumber(binned, language)}
        </span>
      )}
      {inBin && <span className="sr-only">, {t('bin.leave')}</span>}
    </Link>
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
