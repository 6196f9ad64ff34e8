import type { Answer } from '../../support/backend/backend.ts';
import { ASKERS } from './operation.ts';
import type { Asker, Operation, Request } from './operation.ts';
import { READ_TABLES } from './stage.ts';
import type { Rows, Stage, StageTable } from './stage.ts';

/** A cell of the table with another result than expected. */
export interface Failure {
  readonly cell: string;
  readonly expected: string;
  readonly found: string;
}

/** Tries every cell of these operations, each on a fresh stage. */
export async function checkPolicies(stage: Stage, table: readonly Operation[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const cell of cellsOf(table)) {
    const failure = await tryCell(stage, cell);
    if (failure !== null) failures.push(failure);
  }
  return failures;
}

/**
 * The first cell whose result differs while `loosened` holds, the name of a mutation, or null. The order only saves time: first the
 * cells that share words with the name, and of these those that refuse, of the strongest callers, whom nothing else refuses.
 */
export async function firstFailure(
  stage: Stage,
  table: readonly Operation[],
  loosened: string,
): Promise<Failure | null> {
  const words = wordsOf(loosened);
  const likelihood = ({ operation, asker }: Cell): number =>
    4 * [...wordsOf(operation.name)].filter((word) => words.has(word)).length +
    (words.has((DATABASE_ROLES[asker] ?? asker).slice(0, 5)) ? 4 : 0) +
    (CLOSED.test(operation.outcomes[asker] ?? '') ? 2 : 0) +
    (WEAKEST_FIRST.indexOf(asker) + 1) / WEAKEST_FIRST.length;
  for (const cell of cellsOf(table).toSorted((one, other) => likelihood(other) - likelihood(one))) {
    const failure = await tryCell(stage, cell);
    if (failure !== null) return failure;
  }
  return null;
}

const CLOSED = /^(no |nothing|error|knows nothing|(sees|counts|finds) 0)/;
const WEAKEST_FIRST: readonly Asker[] = [
  'visitor',
  'other',
  'user',
  'translator',
  'editor',
  'reviewer',
  'admin',
  'service',
];
/** What the names of mutations call them. */
const DATABASE_ROLES: Partial<Record<Asker, string>> = { visitor: 'anon', user: 'authenticated' };

/** The words of a name, those in names of columns and functions too, without their endings. */
function wordsOf(name: string): ReadonlySet<string> {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return new Set(words.filter((word) => word.length > 2).map((word) => word.slice(0, 5)));
}

/** Tables whose rows belong to a person: only there can `other` get another result than `user`, who is the same in everything else. */
const OWN_ROWS = ['profiles', 'user_roles'];

/** The callers of an operation. */
export function askersOf({ table, outcomes }: Pick<Operation, 'table' | 'outcomes'>): readonly Asker[] {
  return ASKERS.filter((asker) => asker in outcomes && (asker !== 'other' || OWN_ROWS.includes(table)));
}

interface Cell {
  readonly operation: Operation;
  readonly asker: Asker;
}

function cellsOf(table: readonly Operation[]): readonly Cell[] {
  return table.flatMap((operation) => askersOf(operation).map((asker) => ({ operation, asker })));
}

async function tryCell(stage: Stage, { operation, asker }: Cell): Promise<Failure | null> {
  const expected = operation.outcomes[asker] ?? 'not asked';
  const found = await outcomeOf(stage, operation, asker);
  return found === expected ? null : { cell: cellName(operation, asker), expected, found };
}

/** What a cell is called where it is reported. */
function cellName({ table, name }: Operation, asker: Asker): string {
  return `${table}: ${name}, as ${asker}`;
}

/** Runs the operation, reads everything again, and returns the result in the table's terms. */
export async function outcomeOf(stage: Stage, operation: Operation, asker: Asker): Promise<string> {
  const me = stage.me(asker);
  const given = operation.given?.(stage.people, me);
  if (given !== undefined) await stage.sql(given);
  const before = given === undefined ? stage.beginning : await stage.read();
  const request = operation.request(stage.people, me);
  const answer = await stage.ask(asker, request);
  const after = await stage.read();
  const changed = READ_TABLES.filter((table) => changes(before, after, table) > 0);
  if (given !== undefined || changed.length > 0) await stage.reset();

  const own = READ_TABLES.filter((table) => table === operation.table || operation.table.startsWith('rpc/'));
  const outcome = inWords(answer, request, asker, sum(own.map((table) => changes(before, after, table))));
  // The service role's writes may go on in other tables: a deleted article takes its texts with it.
  const mine = READ_TABLES.filter((table) => own.includes(table) || operation.also?.includes(table));
  const expectable = !outcome.startsWith('writes') ? [] : asker === 'service' ? READ_TABLES : mine;
  const unexpected = changed.filter((table) => !expectable.includes(table)).map((table) => `changes ${table}`);
  return [outcome, ...unexpected, ...forgedIn(operation, after)].join(', but ');
}

function inWords(answer: Answer, [path, { method = 'GET' } = {}]: Request, asker: Asker, changed: number): string {
  const { status, body } = answer;
  if (status >= 400) return refusal(answer, asker);
  // Content-Range: 0-1/2
  if (method === 'HEAD') return `counts ${answer.headers.get('content-range')?.split('/')[1] ?? 'nothing'}`;
  if (method !== 'GET') return changed === 0 ? 'nothing' : `writes ${changed}`;
  return path.startsWith('rpc/') ? ofFunction(body) : `sees ${Array.isArray(body) ? body.length : String(status)}`;
}

function ofFunction(body: unknown): string {
  if (body === null) return 'knows nothing';
  if (Array.isArray(body)) return `finds ${body.length}`;
  const { total, rows, count } = body as Readonly<Record<string, unknown>>;
  if (typeof total === 'number') return `finds ${total}`;
  if (Array.isArray(rows)) return `finds ${rows.length}`;
  return typeof count === 'number' ? `counts ${count}` : 'answers';
}

function refusal({ status, body, text }: Answer, asker: Asker): string {
  // PostgREST answers 401 to callers without a session and 403 to those with one. A response to HEAD has no body.
  if (status !== (asker === 'visitor' ? 401 : 403)) return `error ${status}`;
  const { code = '42501', message = 'permission denied' } =
    text === '' ? {} : (body as { readonly code?: string; readonly message?: string });
  if (code === '42501' && message.startsWith('permission denied')) return 'no right';
  return code === '42501' && message.includes('row-level security') ? 'no row' : `error ${status}`;
}

/** How many rows are new, changed or gone. */
function changes(before: Rows, after: Rows, table: StageTable): number {
  if (before === after) return 0;
  const gone = before[table].filter((row) => !after[table].includes(row));
  const arrived = after[table].filter((row) => !before[table].includes(row));
  return Math.max(gone.length, arrived.length);
}

function forgedIn({ table, forged = {} }: Operation, after: Rows): string[] {
  const rows = READ_TABLES.filter((name) => name === table)
    .flatMap((name) => after[name])
    .map((row) => JSON.parse(row) as Record<string, unknown>);
  return Object.entries(forged)
    .filter(([column, value]) => rows.some((row) => row[column] === value))
    .map(([column]) => `forges ${column}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
