import * as z from 'zod/mini';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts, Database, DatabaseQuery } from '../accounts.ts';

/** The rows of a query as the person signed in; an answer that isn't what was agreed is `invalid`. */
export async function queryRows<Schema extends z.ZodMiniType>(
  accounts: Accounts,
  build: (database: Database) => DatabaseQuery,
  schema: Schema,
  timeoutMs?: number,
): Promise<Result<z.output<Schema>>> {
  const answer = await accounts.query(build, timeoutMs);
  if (!answer.ok) return answer;
  const read = schema.safeParse(answer.value.data);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return failed('invalid', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** Calls one of the database's functions; an answer that isn't what was agreed is `invalid`. */
export async function callFunction<Schema extends z.ZodMiniType>(
  accounts: Accounts,
  name: string,
  args: object,
  schema: Schema,
  timeoutMs?: number,
): Promise<Result<z.output<Schema>>> {
  const answer = await queryRows(accounts, (database) => database.rpc(name, args), schema, timeoutMs);
  return answer.ok || answer.code !== 'invalid' ? answer : { ...answer, detail: `${name}: ${answer.detail}` };
}

/** The schema of a result that isn't used: accepts anything. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
