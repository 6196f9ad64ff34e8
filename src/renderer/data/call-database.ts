import * as z from 'zod/mini';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Localized } from '#domain/localized.ts';
import type { Accounts, Database, DatabaseQuery } from './accounts.ts';

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

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;
type Values<Cell> = Cell extends (infer Item)[] ? readonly Item[] : Cell;

/** What `rowSchema` makes of a shape's columns. */
type Row<Columns> = {
  readonly [
    Name in keyof Columns as Name extends `${string}_${'indonesian' | 'english'}` ? never : CamelCase<Name>
  ]: Values<Columns[Name]>;
} & {
  readonly [Name in keyof Columns as Name extends `${infer Field}_indonesian` ? CamelCase<Field> : never]: Localized<
    Columns[Name]
  >;
};

/**
 * A row of the database in the names of this code: the column `saved_at` is `savedAt`, the columns `title_indonesian` and
 * `title_english` are `title`, with both languages.
 */
export function rowSchema<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.object(shape),
    z.transform((columns) => named(columns) as Row<z.output<z.ZodMiniObject<Shape>>>),
  );
}

function named(columns: Readonly<Record<string, unknown>>): object {
  const result: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(columns)) {
    const [, field, side] = /^(.+)_(indonesian|english)$/.exec(column) ?? ['', column];
    const name = (field as string).replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (side === undefined) result[name] = value;
    else result[name] = { ...(result[name] as object), [side === 'indonesian' ? 'id' : 'en']: value };
  }
  return result;
}

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
