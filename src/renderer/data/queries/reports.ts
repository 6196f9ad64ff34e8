import { queryOptions } from '@tanstack/react-query';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import type { AdminSection, SectionReport } from '../admin-section.ts';
import type { Request } from '../request.ts';
import { tableTotal } from '../table-total.ts';

/** What a section tells of itself. */
export const reportQuery = (request: Request<Accounts>, section: AdminSection) =>
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
