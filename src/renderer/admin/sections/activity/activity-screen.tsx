import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  activityOf,
  type ActivityFilter,
  activePeopleQuery,
  activityQuery,
} from '#renderer/data/collections/activity.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { useAddressQuery } from '../../data-table/use-address-query.ts';
import type { Choices, TableQuery } from '../../data-table/address-query.ts';
import { ListHead } from '#renderer/ui/lazy/list-head.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { ActivityDays } from './activity-days.tsx';
import { ActivityExport } from './activity-export.tsx';
import { ActivityFilters } from './activity-filters.tsx';

type ActivityAddress = TableQuery & ActivityFilter;

const anything = (parameter: string) => ({ parameter, values: null, initial: '' });
const CHOICES: Choices<ActivityAddress> = {
  person: anything('who'),
  collection: anything('in'),
  action: anything('what'),
  from: anything('from'),
  to: anything('to'),
};

/** Who did what, when: the log that the database keeps, newest first. */
export function ActivityScreen() {
  const { t } = useTranslation('activity');
  const { query, ask } = useAddressQuery(CHOICES);
  const filter = useMemo<ActivityFilter>(() => {
    const { person, collection, action, from, to } = query;
    return { person, collection, action, from, to };
  }, [query]);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const request = useRequest(activityOf);
  const log = useInfiniteQuery(activityQuery(request, filter));
  const people = useQuery(activePeopleQuery(request));
  const lines = log.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <div className="@container">
      <div className="border-b-2 border-ink pb-4">
        <ListHead title={t('admin.activity')} lead={t('lead')}>
          <ActivityExport filter={filter} disabled={lines.length === 0} />
        </ListHead>
      </div>
      <ActivityFilters
        filter={filter}
        people={people.data ?? []}
        onAsk={ask}
        onClear={isFiltered ? () => ask({ person: '', collection: '', action: '', from: '', to: '' }) : null}
      />
      <QueryNote query={{ ...log, error: log.isFetchNextPageError ? null : log.error }} title={t('listFailed')} />
      {log.isSuccess && lines.length === 0 && isFiltered && <p className="py-4 text-ink-2">{t('noneFound')}</p>}
      {log.isSuccess && lines.length === 0 && !isFiltered && <EmptyState title={t('none')} hint={t('noneHint')} />}
      <ActivityDays lines={lines} isMore={log.hasNextPage} />
      {log.isFetchNextPageError && (
        <QueryNote query={{ ...log, refetch: log.fetchNextPage }} title={t('olderFailed')} />
      )}
      {log.hasNextPage && !log.isFetchNextPageError && (
        <Button
          variant="outline"
          className="mt-6"
          busy={log.isFetchingNextPage}
          busyLabel={t('olderBusy')}
          onClick={() => void log.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}
