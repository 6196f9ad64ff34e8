import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import type { Position } from '#domain/roles.ts';
import { ROWS_PER_PAGE } from '#domain/limits.ts';
import {
  PEOPLE_SORTS,
  peopleApi,
  type ChangedRoles,
  type Member,
  type People,
  type PeopleQuestion,
  type RoleChange,
  PEOPLE,
  peopleQuery,
} from '#renderer/data/collections/people.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import type { Choices } from '../../data-table/address-query.ts';
import { useAddressQuery, useLastPage, type AddressQuery } from '../../data-table/use-address-query.ts';
import { useBulkActions, type BulkActions } from '../../data-table/use-bulk-actions.ts';
import { useSelection, type Selection } from '../../data-table/use-selection.ts';
import { useTablePage, type TablePage } from '../../data-table/use-table-page.ts';
import { POSITIONS, roleName, roleTexts } from '../../role-choices.ts';

const CHOICES: Choices<PeopleQuestion> = {
  role: { parameter: 'role', values: ['', ...POSITIONS.map(roleName)], initial: '' },
  sort: { parameter: 'sort', values: PEOPLE_SORTS, initial: 'since' },
};

/** Whether only some of the team are asked for. */
export function isNarrowed({ search, role }: PeopleQuestion): boolean {
  return search !== '' || role !== '';
}

/** What becomes of all chosen people: another role, or (null) none. */
export type PeopleAction = Position | null;

/** Everything that goes on in the list of the team. */
export interface PeopleList extends TablePage<People> {
  readonly address: AddressQuery<PeopleQuestion>;
  readonly selection: Selection<string>;
  readonly bulkActions: BulkActions<PeopleAction, Member, readonly Member[]>;
  /** Number of the last page. */
  readonly last: number;
}

/** How soon it is looked again whether a mail that waits was sent, ms. */
const LOOK_AGAIN_MS = 5000;

/** A mail that failed once is retried minutes later, so it isn't waited for here. */
function isBeingMailed(page: People | undefined): boolean {
  if (!page?.sender) return false;
  return page.invitations.some(({ mail }) => mail?.state === 'waiting' && mail.error === null);
}

/** The team: a page of it as the address asks for it, and what is done with several at once. */
export function usePeopleList(): PeopleList {
  const { t, i18n } = useTranslation('people');
  const client = useQueryClient();
  const request = useRequest(peopleApi);
  const address = useAddressQuery(CHOICES);
  const list = useTablePage({
    ...peopleQuery(request, address.query),
    refetchInterval: ({ state }) => state.status === 'success' && isBeingMailed(state.data) && LOOK_AGAIN_MS,
  });
  const { page, isOutdated } = list;
  // Oneself is changed by oneself alone, with a question of its own.
  const selection = useSelection(page?.people.filter(({ me }) => !me).map(({ id }) => id) ?? []);
  const change = (changes: readonly RoleChange[]) => request((api) => api.change(changes));
  const bulkActions = useBulkActions({
    mutationKey: [...PEOPLE, 'bulk'],
    async perform(action: PeopleAction, people: readonly Member[]) {
      const { before, kept } = await change(
        people.map(({ id, role, language }) => ({ id, ...targetOf(action), was: { role, language } })),
      );
      return {
        done: before.length,
        leftIds: kept,
        left: kept.length > 0 ? people.filter(({ id }) => kept.includes(id)) : null,
        undo: before.length === 0 ? null : () => takeBack(before, action),
      };
    },
    doneText: (action, count) =>
      action === null
        ? t('removedMany', { count })
        : t('roleChangedMany', { count, role: i18n.t(roleTexts(action).name) }),
    refresh: () => void client.invalidateQueries({ queryKey: PEOPLE }),
    deselect: selection.deselect,
  });
  const takeBack = async (before: ChangedRoles['before'], action: PeopleAction) => {
    const was = action === null ? null : targetOf(action);
    const back = await change(before.map((each) => ({ ...each, was })));
    return { undone: back.before.length, stale: back.kept.length };
  };
  const last = page === null ? null : Math.max(1, Math.ceil(page.total / ROWS_PER_PAGE));
  useLastPage(address, isOutdated ? null : last);
  return { ...list, address, selection, bulkActions, last: last ?? 1 };
}

function targetOf(action: PeopleAction): Pick<RoleChange, 'role' | 'language'> {
  return action === null ? { role: null, language: null } : { role: action.role, language: action.language };
}
