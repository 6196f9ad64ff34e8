import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from './accounts.ts';

/**
 * How many rows of a table the person may read; `no-table` where the backend doesn't have it. Asked with GET, not with HEAD:
 * the answer to HEAD has no body, and only the body tells a missing table from a wrong address.
 */
export async function tableTotal(accounts: Accounts, table: string): Promise<Result<number>> {
  const answer = await accounts.query((database) => database.from(table).select('id', { count: 'exact' }).limit(1));
  if (!answer.ok) return answer;
  const { count } = answer.value;
  return count === null ? failed('invalid', `${table}: the answer has no total`) : ok(count);
}
