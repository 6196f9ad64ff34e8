import * as z from 'zod/mini';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TeamPerson } from '#domain/account.ts';
import { positionOf } from '#domain/roles.ts';
import { ACTIVITY_PER_PAGE } from '#domain/limits.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, rowSchema } from '../call-database.ts';
import { teamPerson } from './people.ts';
import type { Request } from '../request-error.ts';

const line = rowSchema({
  id: z.number(),
  /** ISO. */
  made_at: z.string(),
  /** Whoever has left the team is called as they were then. */
  by: teamPerson,
  collection: z.string(),
  item: z.string(),
  action: z.string(),
  /** Of the text that it was about; null: of both, or of none. */
  language: z.nullable(z.enum(['id', 'en'])),
  name_indonesian: z.nullable(z.string()),
  name_english: z.nullable(z.string()),
  /** The role that was given or removed; a translator's with the language. */
  role: z.nullable(z.string()),
  role_language: z.nullable(z.string()),
  /** Whether the item is there still. */
  present: z.boolean(),
});
const activity = z.pipe(
  line,
  z.transform(({ role, roleLanguage, ...rest }) => ({ ...rest, as: positionOf(role, roleLanguage) })),
);
const page = z.object({ more: z.boolean(), rows: z.array(activity) });
const people = z.array(teamPerson);

/** One line of the log: who did what, when. */
export type Activity = z.output<typeof activity>;
type ActivityPage = z.output<typeof page>;

/** The filter of the log; an empty text doesn't filter. */
export interface ActivityFilter {
  /** An account's id, or `none` for what went by itself. */
  readonly person: string;
  readonly collection: string;
  readonly action: string;
  /** First and last day in the reader's own time zone, ISO: "2026-11-23". */
  readonly from: string;
  readonly to: string;
}

/** The audit log for super admins. The database allows no others to read it. */
export interface ActivityLog {
  /** Newest first, after the line with this id; null: from the newest on. */
  list(filter: ActivityFilter, after: number | null, most?: number): Promise<Result<ActivityPage>>;
  people(): Promise<Result<readonly TeamPerson[]>>;
}

/** The log with the signed-in user's rights. */
export function activityOf(accounts: Accounts): ActivityLog {
  return {
    list: ({ person, collection, action, from, to }, after, most = ACTIVITY_PER_PAGE) => {
      const named = Object.entries({ person, collection, action }).filter(([, value]) => value !== '');
      const since = startOfDay(from, 0);
      const until = startOfDay(to, 1);
      return callFunction(
        accounts,
        'list_activity',
        { ...Object.fromEntries(named), ...(since && { since }), ...(until && { until }), after, most },
        page,
      );
    },
    people: () => callFunction(accounts, 'list_active_people', {}, people),
  };
}

/** The moment at which a day begins in the reader's own time zone, some days later; null for what is no day. */
function startOfDay(day: string, later: number): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (date === undefined) return null;
  const moment = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Rows in one answer while everything is read for a file: the most that the database gives. */
const EXPORTED_AT_ONCE = 500;

/** Reads all lines of a filter and reports the progress. `stop` ends it after the current request. */
export async function readAllActivity(
  log: Pick<ActivityLog, 'list'>,
  filter: ActivityFilter,
  stop: AbortSignal,
  onProgress: (read: number) => void,
): Promise<Result<readonly Activity[]>> {
  const found: Activity[] = [];
  for (;;) {
    const answer = await log.list(filter, found.at(-1)?.id ?? null, EXPORTED_AT_ONCE);
    if (!answer.ok) return answer;
    found.push(...answer.value.rows);
    if (stop.aborted || !answer.value.more) return ok(found);
    onProgress(found.length);
  }
}

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
