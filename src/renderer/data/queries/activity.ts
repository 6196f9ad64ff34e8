import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ActivityFilter, ActivityLog } from '../collections/activity.ts';
import type { Request } from '../request-error.ts';

/** The log's lines that a filter finds, some at a time. */
export const activityQuery = (request: Request<ActivityLog>, filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity', 'list', filter],
    queryFn: ({ pageParam }) => request((log) => log.list(filter, pageParam)),
    initialPageParam: null as number | null,
    getNextPageParam: ({ more, rows }) => (more ? rows.at(-1)?.id : undefined),
  });

/** All people in the log. */
export const activePeopleQuery = (request: Request<ActivityLog>) =>
  queryOptions({ queryKey: ['activity', 'people'], queryFn: () => request((log) => log.people()) });
