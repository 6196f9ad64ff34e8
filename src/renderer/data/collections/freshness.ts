import * as z from 'zod/mini';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction } from './call-database.ts';
import { rowSchema } from './row-schema.ts';

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
export function listFreshness(accounts: Accounts, collection: string): Promise<Result<FreshItems>> {
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
export function listDueReviews(accounts: Accounts, collection: string, most: number): Promise<Result<DueReviews>> {
  return callFunction(accounts, 'list_due_reviews', { collection, most }, dueReviews);
}
