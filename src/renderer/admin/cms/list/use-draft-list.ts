import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DRAFT_SHOWS, DRAFT_SORTS, type DraftCard, type DraftShow } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { ROWS_PER_PAGE } from '#domain/limits.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import {
  type DraftQuery,
  draftCountsQuery,
  draftPageQuery,
  type ShownPage,
} from '#renderer/data/collections/draft-collection.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import type { Choices } from '../../data-table/address-query.ts';
import { useAddressQuery, useLastPage, type AddressQuery } from '../../data-table/use-address-query.ts';
import { useBulkActions, type BulkActions } from '../../data-table/use-bulk-actions.ts';
import { useSelection, type Selection } from '../../data-table/use-selection.ts';
import { useTablePage, type TablePage } from '../../data-table/use-table-page.ts';
import { completeAndPublish, type CompleteAction, type WrittenCollection } from './complete-drafts.ts';
import type { BlockedCard } from './group-problems.ts';
import type { BulkAction } from './perform-bulk-action.ts';
import { performInParts, type PartsResult, type Unreached } from './perform-in-parts.ts';
import { useWholeList, type WholeList } from './use-whole-list.ts';

/** The query of a list, as in its address. */
export type ListQuery = Omit<DraftQuery, 'language'>;

const CHOICES: Choices<ListQuery> = {
  show: { parameter: 'show', values: DRAFT_SHOWS, initial: 'all' },
  topic: { parameter: 'category', values: null, initial: '' },
  tag: { parameter: 'tag', values: null, initial: '' },
  sort: { parameter: 'sort', values: DRAFT_SORTS, initial: 'changed' },
};

/** Whether the list is filtered: then an empty list doesn't mean that there are no items. */
export function isNarrowed({ search, show, topic, tag }: ListQuery): boolean {
  return search !== '' || topic !== '' || tag !== '' || show !== 'all';
}

/** Why rows stayed as they were in a bulk action. */
export interface Leftovers {
  /** Items that were changed since the list was read. */
  readonly stale: readonly DraftCard[];
  readonly blocked: readonly BlockedCard[];
  /** The languages that were to be published. */
  readonly languages: readonly Language[];
  /** They would have too many tags. */
  readonly full: readonly DraftCard[];
  readonly unreached: Unreached | null;
}

/** Everything that goes on in a list. */
export interface DraftListState extends TablePage<ShownPage> {
  /** Its name in the backend. */
  readonly collection: string;
  readonly address: AddressQuery<ListQuery>;
  /** How many there are of each kind; null until they are known. */
  readonly counts: Readonly<Record<DraftShow, number>> | null;
  readonly selection: Selection<number>;
  /** The selected rows, also those of other pages once everything that matches was asked for. */
  readonly selected: readonly DraftCard[];
  readonly whole: WholeList;
  readonly bulkActions: BulkActions<ListAction, DraftCard, Leftovers>;
}

export type ListAction = BulkAction | CompleteAction;

const DONE = {
  complete: 'list:published',
  publish: 'list:published',
  tag: 'list:tagged',
  untag: 'list:untagged',
  withdraw: 'list:withdrawn',
  bin: 'list:binned',
  restore: 'list:restored',
  erase: 'list:erased',
} as const satisfies Record<ListAction['kind'], string>;

/**
 * A list of drafts, to be rendered by DraftList. `collection` is its name in the backend; `open` must be the same function at each
 * render.
 */
export function useDraftList(collection: string, open: (accounts: Accounts) => WrittenCollection): DraftListState {
  const { t } = useTranslation(['list', 'publishing', 'feedback']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const request = useRequest(open);
  const address = useAddressQuery(CHOICES);
  const query = { ...address.query, language };
  const list = useTablePage(draftPageQuery(request, collection, query));
  const { page, isOutdated } = list;
  // The page doesn't wait for them, and does without them.
  const counts = useQuery({ ...draftCountsQuery(request, collection), enabled: page !== null });
  const whole = useWholeList(request, collection, query);
  const rows = whole.cards ?? page?.rows ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  if (whole.cards !== null && selection.ids.size === 0) whole.leave();
  const bulkActions = useBulkActions({
    mutationKey: ['drafts', collection, 'bulk'],
    async perform(action: ListAction, cards: readonly DraftCard[], watch) {
      const completion = action.kind === 'complete' ? await completeAndPublish(request, action, cards, watch) : null;
      const result = completion ?? (await performInParts(request, action as BulkAction, cards, watch));
      const left = leftoversOf(action, completion?.cards ?? cards, result);
      const leftCards = [...left.stale, ...left.full, ...left.blocked.map(({ card }) => card)];
      const leftIds = [
        ...leftCards.map(({ id }) => id),
        ...(left.unreached?.ids ?? []),
        ...(left.unreached?.unsure ?? []),
      ];
      const { undo } = result;
      return {
        done: completion ? Math.max(completion.completed.length, result.done.length) : result.done.length,
        ...(completion && {
          title:
            action.kind === 'complete' && action.languages.length === 0
              ? t('rewritten', { count: completion.completed.length })
              : t('completed', { count: completion.completed.length, published: result.done.length }),
        }),
        leftIds,
        left: leftIds.length > 0 ? left : null,
        undo: undo && (() => request(undo)),
      };
    },
    doneText: ({ kind }, count) => t(DONE[kind], { count }),
    undoneInPartText: ({ undone, stale, blocked = 0, since }) => {
      if (blocked > 0) return t('undoneButBlocked', { count: blocked });
      if (since === 'saved') return t('feedback:undoneInPart', { count: stale });
      return undone > 0 ? t('undoneInPart', { count: stale }) : t('publishing:newerLive');
    },
    refresh: () => {
      void client.invalidateQueries({ queryKey: ['drafts', collection] });
      // How many articles have each: read again where it is looked at next.
      void client.invalidateQueries({ queryKey: ['tags'], refetchType: 'none' });
    },
    deselect: selection.deselect,
  });

  const selected = rows.filter(({ id }) => selection.ids.has(id));
  useLastPage(address, page === null || isOutdated ? null : lastPageOf(page));
  return { ...list, collection, address, counts: counts.data ?? null, selection, selected, whole, bulkActions };
}

/** The number of the last page. */
export function lastPageOf({ total }: ShownPage): number {
  return Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
}

function leftoversOf(
  action: ListAction,
  cards: readonly DraftCard[],
  { stale, blocked, full, unreached }: Omit<PartsResult, 'undo'>,
): Leftovers {
  return {
    unreached,
    languages: 'languages' in action ? action.languages : [],
    full: cards.filter(({ id }) => full.includes(id)),
    stale: cards.filter(({ id }) => stale.includes(id)),
    blocked: blocked.flatMap(({ id, problems }) => {
      const card = cards.find((each) => each.id === id);
      return card ? [{ card, problems }] : [];
    }),
  };
}
