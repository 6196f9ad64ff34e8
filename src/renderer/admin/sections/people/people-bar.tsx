import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROWS_PER_PAGE } from '#domain/limits.ts';
import { PEOPLE_SORTS, type Member, type PeopleSort } from '#renderer/data/collections/people.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import type { ListDensity } from '#renderer/platform/port.ts';
import { BusyLeaves, Button } from '#renderer/ui/button.tsx';
import { RemovePersonIcon, RoleIcon, SortableIcon, UnfoldIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuItem } from '#renderer/ui/lazy/menu.tsx';
import { DensityToggle } from '../../data-table/density-toggle.tsx';
import { FilterChip } from '../../data-table/filter-chip.tsx';
import { SearchBox } from '../../data-table/search-box.tsx';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { POSITIONS, roleName, roleTexts, capitalised } from '../../role-choices.ts';
import { isNarrowed, type PeopleList } from './use-people-list.ts';

const SORT_LABELS = {
  since: 'people:sortSince',
  '-since': 'people:sortNewest',
  name: 'people:sortName',
  '-name': 'people:sortNameBack',
  role: 'people:sortRole',
} as const satisfies Record<PeopleSort, string>;

const BAR = 'flex min-h-12 flex-wrap items-center gap-2 mt-5';
const STICKY = 'sticky top-(--bar-height) z-5 bg-bg max-sm:static';

interface BarProps {
  readonly list: PeopleList;
  readonly density: ListDensity;
  readonly onDensity: (density: ListDensity) => void;
}

/** Search, role and order of the team in one line; what can be done with those who are chosen takes their place. */
export function PeopleBar({ list, density, onDensity }: BarProps) {
  const { t, i18n } = useTranslation(['people', 'list']);
  const { address, page, selection } = list;
  const { query, ask } = address;
  const chosen = page?.people.filter(({ id }) => selection.ids.has(id)) ?? [];
  if (chosen.length > 0) {
    return (
      <div className={`${BAR} ${STICKY}`}>
        <Status list={list} />
        <ChosenActions list={list} chosen={chosen} />
      </div>
    );
  }
  return (
    <div className={BAR}>
      <div role="search" className="min-w-0 flex-[1_1_14rem]">
        <SearchBox search={address} label={t('search')} labelInside />
      </div>
      <FilterChip
        label={t('filterRole')}
        value={query.role}
        narrows={query.role !== ''}
        onChoose={(role) => ask({ role })}
      >
        <option value="">{t('allRoles')}</option>
        {POSITIONS.map((position) => (
          <option key={roleName(position)} value={roleName(position)}>
            {capitalised(i18n.t(roleTexts(position).name))}
          </option>
        ))}
      </FilterChip>
      <FilterChip
        label={t('list:sort')}
        value={query.sort}
        icon={SortableIcon}
        onChoose={(value) => ask({ sort: PEOPLE_SORTS.find((sort) => sort === value) ?? 'since' })}
      >
        {PEOPLE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {i18n.t(SORT_LABELS[sort])}
          </option>
        ))}
      </FilterChip>
      <Status list={list} />
      <DensityToggle density={density} onChange={onDensity} />
    </div>
  );
}

/** How many are shown or chosen; announced when it changes, seen where the list doesn't show all of them. */
function Status({ list: { address, page, isOutdated, isFetching, selection } }: { readonly list: PeopleList }) {
  const { t } = useTranslation(['people', 'data-table', 'common']);
  const { language } = useLanguage();
  const number = (value: number) => wholeNumber(value, language);
  const said = () => {
    if (selection.ids.size > 0) return t('data-table:selected', { count: selection.ids.size });
    if (page === null || isOutdated) return isFetching ? t('common:busy.loading') : '';
    if (page.people.length === 0) return '';
    const from = (address.query.page - 1) * ROWS_PER_PAGE + 1;
    const to = from + page.people.length - 1;
    return t('data-table:range', { from: number(from), to: number(to), total: number(page.total) });
  };
  const isSeen = selection.ids.size > 0 || isNarrowed(address.query) || (page !== null && page.total > ROWS_PER_PAGE);
  return (
    <p
      role="status"
      data-status
      className={isSeen ? 'px-1 text-[0.906rem] font-semibold whitespace-nowrap tabular-nums' : 'sr-only'}
    >
      {said()}
    </p>
  );
}

interface ChosenProps {
  readonly list: PeopleList;
  readonly chosen: readonly Member[];
}

/** Another role for all of them, or none. */
function ChosenActions({ list: { bulkActions }, chosen }: ChosenProps) {
  const { t, i18n } = useTranslation(['people', 'data-table']);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = bulkActions.doing !== null;
  return (
    <div role="group" aria-label={t('data-table:bulk')} className="flex flex-wrap gap-2">
      <Menu
        trigger={
          <Button variant="outline" size="sm" disabled={isBusy}>
            {isBusy ? <BusyLeaves /> : t('roleChange')}
            <UnfoldIcon />
          </Button>
        }
      >
        {POSITIONS.map((position) => (
          <MenuItem key={roleName(position)} icon={RoleIcon} onSelect={() => bulkActions.run(position, chosen)}>
            {capitalised(i18n.t(roleTexts(position).name))}
          </MenuItem>
        ))}
      </Menu>
      <Button variant="outline" size="sm" disabled={isBusy} onClick={() => setIsAsking(true)}>
        <RemovePersonIcon />
        {t('remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('removeAskMany', { count: chosen.length })}
          action={t('remove')}
          busyLabel={t('removing')}
          destructive
          mutationKey={['people', 'remove question']}
          // The list runs the action and shows its result.
          onConfirm={() => Promise.resolve()}
          onDone={() => {
            setIsAsking(false);
            bulkActions.run(null, chosen);
          }}
          failureText={({ code }) => i18n.t(errorMessageKey(code))}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('removeHintMany')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
