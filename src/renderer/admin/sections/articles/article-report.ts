import type { Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { SectionReport } from '#renderer/admin/section.ts';
import { draftReport, type WaitingWork } from '../../cms/list/draft-report.ts';

const WORK: WaitingWork = [
  { show: 'in-review', text: 'articles:work.inReview', right: 'content.approve' },
  { show: 'missing-language', text: 'articles:work.missingLanguage' },
  { show: 'outdated', text: 'articles:work.outdated', single: 'articles:work.outdatedSingle' },
  { show: 'missing-alt', text: 'articles:work.missingAlt' },
  { show: 'review-due', text: 'articles:work.reviewDue', right: 'content.edit' },
  { show: 'untouched', text: 'articles:work.untouched' },
];

/** The articles' report for the dashboard: how many there are, in which states, and what they lack. */
export function articleReport(accounts: Accounts): Promise<Result<SectionReport>> {
  const detail = 'articles:admin.blogsDetail';
  return draftReport(accounts, { collection: 'articles', path: '/admin/blogs', detail, work: WORK });
}
