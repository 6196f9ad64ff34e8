import { queryOptions, useQueries } from '@tanstack/react-query';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { AdminSection, SectionReport } from '#renderer/admin/section.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';
import { tableTotal } from '#renderer/data/call-database.ts';
import { useAccountsRequest } from '#renderer/session/use-request.ts';

export type Report =
  | { readonly kind: 'asking' }
  | { readonly kind: 'told'; readonly report: SectionReport }
  | { readonly kind: 'failed' };

export interface Reports {
  of(section: AdminSection): Report;
  /** The sections with a report, in the order of the sidebar. */
  readonly telling: readonly AdminSection[];
  /** Every section has answered or failed once: from then on nothing comes between what is shown. */
  readonly complete: boolean;
  /** Why something is missing: the first reason, where there are several. */
  readonly error: RequestError | null;
  /** Requests missing reports again; the others stay. */
  retry(): void;
}

/** The report of each section, requested each time the dashboard is shown. A missing number is never shown as 0. */
export function useReports(sections: readonly AdminSection[]): Reports {
  const request = useAccountsRequest();
  const telling = sections.filter((section) => section.report ?? section.counter);
  const queries = useQueries({ queries: telling.map((section) => reportQuery(request, section)) });
  const failed = queries.filter(({ error }) => error !== null);
  return {
    of(section) {
      const query = queries[telling.indexOf(section)];
      if (query?.data) return { kind: 'told', report: query.data };
      return { kind: query?.error ? 'failed' : 'asking' };
    },
    telling,
    complete: queries.every(({ isFetched }) => isFetched),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}

/** A section's report. */
const reportQuery = (request: Request<Accounts>, section: AdminSection) =>
  queryOptions({
    queryKey: ['report', section.path],
    queryFn: () =>
      request(async (accounts) => {
        const result = await (section.report?.(accounts) ?? rowsOf(section, accounts));
        // A backend that doesn't have the section's tables has nothing in them.
        return !result.ok && result.code === 'no-table' ? ok({ total: 0, work: [] }) : result;
      }),
  });

async function rowsOf({ counter }: AdminSection, accounts: Accounts): Promise<Result<SectionReport>> {
  const total = counter ? await tableTotal(accounts, counter.table) : ok(0);
  return total.ok ? ok({ total: total.value, work: [] }) : total;
}
