import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { type Result, ok } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';

const recentDraft = rowSchema({
  collection: z.string(),
  id: z.number(),
  title_indonesian: z.string(),
  title_english: z.string(),
  image: z.string(),
  /** ISO. */
  saved_at: z.string(),
  saved_by_name: z.string(),
});

/** An item of any collection, with its last save. */
export type RecentDraft = z.output<typeof recentDraft>;

const recentRows = z.pipe(
  z.object({ rows: z.array(recentDraft) }),
  z.transform(({ rows }) => rows),
);

/**
 * The newest items of all collections: what is found by its title or, where nothing is searched for, what people saved last.
 */
function recentDrafts(accounts: Accounts, search: string, most: number): Promise<Result<readonly RecentDraft[]>> {
  return callFunction(accounts, 'recent_drafts', { search, most }, recentRows);
}

/** The items of all collections that fit a search, or were edited last. */
export const recentDraftsQuery = (ask: Request<Accounts>, search: string, most: number) =>
  queryOptions({
    queryKey: ['drafts', 'recent', search, most],
    queryFn: () =>
      ask(async (accounts) => {
        const result = await recentDrafts(accounts, search, most);
        // A backend that doesn't know the question has no items either.
        return !result.ok && result.code === 'no-table' ? ok([]) : result;
      }),
  });
