import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from './accounts.ts';

/**
 * The number of rows of a table that the user may read; `no-table` where the backend doesn't have it. Requested with GET, not with
 * HEAD: a response to HEAD has no body, and only the body distinguishes a missing table from a wrong address.
 */
export async function tableTotal(accounts: Accounts, table: string): Promise<Result<number>> {
  const answer = await accounts.query((database) => database.from(table).select('id', { count: 'exact' }).limit(1));
  if (!answer.ok) return answer;
  const { count } = answer.value;
  return count === null ? failed('invalid', `${table}: the answer has no total`) : ok(count);
}
