import * as z from 'zod/mini';
import type { Localized } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction } from './call-database.ts';

/** An item of any collection, as somebody saved it last. */
export interface RecentDraft {
  readonly collection: string;
  readonly id: number;
  readonly title: Localized;
  /** ISO. */
  readonly savedAt: string;
  readonly savedByName: string;
}

const row = z.object({
  collection: z.string(),
  id: z.number(),
  title_indonesian: z.string(),
  title_english: z.string(),
  saved_at: z.string(),
  saved_by_name: z.string(),
});

/** Rows of the answer of recent_drafts. */
const recentRows = z.pipe(
  z.object({ rows: z.array(row) }),
  z.transform(({ rows }) =>
    rows.map((from): RecentDraft => ({
      collection: from.collection,
      id: from.id,
      title: { id: from.title_indonesian, en: from.title_english },
      savedAt: from.saved_at,
      savedByName: from.saved_by_name,
    })),
  ),
);

/**
 * The newest items of all collections: what is found by its title or, where nothing is searched for, what people saved last.
 */
export function recentDrafts(
  accounts: Accounts,
  search: string,
  most: number,
): Promise<Result<readonly RecentDraft[]>> {
  return callFunction(accounts, 'recent_drafts', { search, most }, recentRows);
}
