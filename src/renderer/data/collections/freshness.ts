import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { type Result, ok } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';

/** The states of freshness, the most urgent first, as in private.list_freshness; a draft isn't published. */
export const FRESHNESS = ['overdue', 'soon', 'holding', 'fresh', 'draft'] as const;

export type Freshness = (typeof FRESHNESS)[number];

const freshItem = rowSchema({
  id: z.number(),
  title_indonesian: z.string(),
  title_english: z.string(),
  state: z.enum(FRESHNESS),
  /** ISO dates. */
  reviewed_on: z.nullable(z.string()),
  review_due: z.nullable(z.string()),
  /** ISO. */
  saved_at: z.string(),
  has_indonesian: z.boolean(),
  has_english: z.boolean(),
  outdated_indonesian: z.number(),
  outdated_english: z.number(),
});

/** An item with what its freshness comes from, and how far its languages are. */
export type FreshItem = z.output<typeof freshItem>;

const freshItems = z.object({
  total: z.number(),
  counts: z.partialRecord(z.enum(FRESHNESS), z.number()),
  rows: z.array(freshItem),
});

/** Of a collection how many there are in each state, and the most pressing ones. */
export type FreshItems = z.output<typeof freshItems>;

/** How fresh the items of a collection are; at most 300 of them. */
function listFreshness(accounts: Accounts, collection: string): Promise<Result<FreshItems>> {
  return callFunction(accounts, 'list_freshness', { collection }, freshItems);
}

const dueReview = rowSchema({
  id: z.number(),
  title_indonesian: z.string(),
  title_english: z.string(),
  image: z.string(),
  /** ISO dates. */
  reviewed_on: z.nullable(z.string()),
  review_due: z.nullable(z.string()),
  /** The day on which its season begins, where that is why; ISO. */
  season: z.nullable(z.string()),
});

/** An item whose advice is to be checked, and why. */
export type DueReview = z.output<typeof dueReview>;

const dueReviews = z.object({
  total: z.number(),
  /** Jakarta's day, ISO. */
  today: z.string(),
  rows: z.array(dueReview),
});

export type DueReviews = z.output<typeof dueReviews>;

/** The advice of a collection that is to be checked this month, the most pressing `most` of it. */
function listDueReviews(accounts: Accounts, collection: string, most: number): Promise<Result<DueReviews>> {
  return callFunction(accounts, 'list_due_reviews', { collection, most }, dueReviews);
}

/** How fresh a collection's items are; null where the backend can't say. */
export const freshnessQuery = (ask: Request<Accounts>, name: string) =>
  queryOptions({
    queryKey: ['drafts', name, 'freshness'],
    queryFn: () =>
      ask(async (accounts) => {
        const result = await listFreshness(accounts, name);
        return !result.ok && result.code === 'no-table' ? ok(null) : result;
      }),
  });

/** What of a collection's advice is to be checked this month; null where the backend can't say. */
export const dueReviewsQuery = (ask: Request<Accounts>, name: string, most: number) =>
  queryOptions({
    queryKey: ['drafts', name, 'due-reviews', most],
    queryFn: () =>
      ask(async (accounts) => {
        const result = await listDueReviews(accounts, name, most);
        return !result.ok && result.code === 'no-table' ? ok(null) : result;
      }),
  });
