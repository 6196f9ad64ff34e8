import { AsyncLocalStorage } from 'node:async_hooks';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { IPgliteConnectionConfig, PGlite, PgliteConnection } from '@supabase/lite/pglite';
import { FULL_DISK, isFullDisk } from './full-disk.ts';

const requestHeaders = new AsyncLocalStorage<string>();

/** During `work`, SQL can read the request's headers in `request.headers`, which PostgREST sets for each request. */
export function withHeadersOf<T>(request: Request, work: () => T): T {
  return requestHeaders.run(JSON.stringify(Object.fromEntries(request.headers)), work);
}

/** A dumped database to begin with. */
export type DatabaseDump = NonNullable<IPgliteConnectionConfig['pgliteOptions']>['loadDataDir'];

/** The parts of the connection that @supabase/lite 0.10.0 keeps to itself and we have to correct. */
interface Internals {
  rlsState: 'unknown' | 'active' | 'inactive';
  applyJwtSessionContext(transaction: unknown, vars: RequestVars): Promise<void>;
  applyRpcRequestGucs(transaction: unknown, request: RpcRequest): Promise<void>;
  normalizeDbError(error: unknown): unknown;
}

interface RequestVars {
  readonly auth?: { readonly uid?: unknown; readonly role?: string; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: unknown };
}

interface RpcRequest {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders?: Record<string, string>;
}

/** Opens PGlite as @supabase/lite does, with lite's known faults corrected: tests/database/pitfalls.test.ts lists them. */
export async function openLiteConnection(folder: string | undefined, dump?: DatabaseDump): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      // Beside those that @supabase/lite brings.
      extensions: { pg_trgm: trigrams },
      ...(dump === undefined ? {} : { loadDataDir: dump }),
      parsers: { 1184: isoTimestamp, 1114: isoTimestamp },
    },
  });
  correctConnection(connection);
  return connection;
}

/** Corrects a connection of @supabase/lite to PostgreSQL in place; `driver` runs queries within a request's transaction. */
export function correctConnection(lite: PgliteConnection, driver: Pick<PGlite, 'query'> = lite.driver): void {
  const connection = lite as unknown as Internals;
  // Else the first request grants everything on every table to everybody, whatever the migrations revoked.
  connection.rlsState = 'active';
  // One statement for seven: 12.0 -> 3.5 ms a request. The driver's only session is the transaction's own.
  connection.applyJwtSessionContext = async (_transaction, vars) => {
    const role = vars.auth?.role ?? 'anon';
    const { jwt } = vars.auth ?? {};
    const claims = typeof jwt === 'object' && jwt !== null ? JSON.stringify(jwt) : '';
    const operation = String(vars.storage?.operation ?? '');
    // As on a hosted project, the storage service doesn't run it.
    const check = operation === '' ? ', private.check_session()' : '';
    await driver.query(
      `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true),
        set_config('request.jwt.claims', $3, true), set_config('storage.operation', $4, true),
        set_config('request.headers', $5, true), set_config('role', $2, true)${check}`,
      [String(vars.auth?.uid ?? ''), role, claims, operation, requestHeaders.getStore() ?? '{}'],
    );
  };
  connection.applyRpcRequestGucs = async (_transaction, request) => {
    await driver.query(
      `select set_config('response.status', '', true), set_config('response.headers', '', true),
        set_config('request.method', $1, true), set_config('request.path', $2, true),
        set_config('request.headers', $3, true)`,
      [request.method, request.path, JSON.stringify(request.requestHeaders ?? {})],
    );
  };
  const original = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => asPostgrestSays(original(error));
}

/** What @supabase/lite answers with 500, and PostgREST with another status: SQLSTATEs, or their beginnings. */
const STATUSES: readonly (readonly [RegExp, number])[] = [
  // A CHECK, a plain RAISE, a feature or a name that isn't there.
  [/^(0A|23514|23P01|2[01]|3[4DF]|44|P0001)/, 400],
  [/^(0L|0P|28)/, 403],
  // Too complex, or nested too deeply for the stack.
  [/^54/, 413],
  [/^(08|53(?!400)|58030)/, 503],
];

function asPostgrestSays(error: unknown): unknown {
  if (!(error instanceof Object) || error instanceof PostgrestError) return error;
  const { code, message, detail, hint } = error as Partial<Record<string, unknown>>;
  // PGlite refuses an object for a text parameter with an error without a code.
  if (code === undefined && /^Invalid input for \w+ type$/.test(String(message))) {
    return new PostgrestError(400, { code: '22P02', message: String(message) });
  }
  if (code === '53100' || isFullDisk(error)) return new PostgrestError(507, { code: '53100', message: FULL_DISK });
  const status = STATUSES.find(([pattern]) => pattern.test(String(code)))?.[1];
  if (status === undefined) return error;
  return new PostgrestError(status, { code: String(code), message: String(message), details: detail, hint });
}

/** Converts PostgreSQL's output `2026-11-20 13:00:03+00` into the format of PostgREST and browsers. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** PostgREST's error body. */
interface RestRefusal {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly hint?: unknown;
}

/** An error whose response @supabase/lite sends unchanged: the code `PGRST` lets an error define its whole response. */
class PostgrestError extends Error {
  readonly code = 'PGRST';
  readonly detail: string;

  constructor(status: number, { code, message, details = null, hint = null }: RestRefusal) {
    super(JSON.stringify({ code, message, details, hint }));
    this.detail = JSON.stringify({ status, headers: {} });
  }
}
