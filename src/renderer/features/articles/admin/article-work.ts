import * as z from 'zod/mini';
import type { DraftShow } from '#domain/draft.ts';
import { ok, type Reply } from '#domain/reply.ts';
import type { Accounts } from '../../../data/accounts.ts';
import type { SectionReport } from '../../../data/admin-section.ts';
import { draftCollection } from '../../../data/collections/draft-collection.ts';

/** What of the articles waits to be done, by what the list can be narrowed to; the most pressing first. */
const WORK = [
  { show: 'missing-language', text: 'work.missingLanguage' },
  { show: 'behind', text: 'work.behind' },
  { show: 'missing-alt', text: 'work.missingAlt' },
  { show: 'review-due', text: 'work.reviewDue' },
  { show: 'untouched', text: 'work.untouched' },
] as const satisfies readonly { readonly show: DraftShow; readonly text: string }[];

/** What the articles tell the dashboard, in one request: how many there are, in what state, and what they lack. */
export async function articleReport(accounts: Accounts): Promise<Reply<SectionReport>> {
  // Only counted: no document is read.
  const counts = await draftCollection(accounts, 'articles', z.unknown()).count();
  if (!counts.ok) return counts;
  const { all, published, draft } = counts.value;
  return ok({
    total: all,
    detail: { text: 'admin.blogsDetail', count: draft, numbers: { published } },
    work: WORK.map(({ show, text }) => ({ text, count: counts.value[show], path: `/admin/blogs?show=${show}` })),
  });
}
