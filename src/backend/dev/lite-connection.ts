import { createPgliteConnection } from '@supabase/lite/pglite';
import type { IPgliteConnectionConfig, PgliteConnection } from '@supabase/lite/pglite';

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

/** Opens PGlite as @supabase/lite does, with lite's known faults corrected (see embedded-backend.md). */
export async function openLiteConnection(folder: string | undefined, dump?: DatabaseDump): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      ...(dump === undefined ? {} : { loadDataDir: dump }),
      parsers: { 1184: isoTimestamp, 1114: isoTimestamp },
    },
  });
  correct(connection, connection as unknown as Internals);
  return connection;
}

function correct({ driver }: PgliteConnection, connection: Internals): void {
  // Else the first request grants everything on every table to everybody, whatever the migrations revoked.
  connection.rlsState = 'active';
  // One statement for seven: 12.0 -> 3.5 ms a request. The driver's only session is the transaction's own.
  connection.applyJwtSessionContext = async (_transaction, vars) => {
    const role = vars.auth?.role ?? 'anon';
    const { jwt } = vars.auth ?? {};
    const claims = typeof jwt === 'object' && jwt !== null ? JSON.stringify(jwt) : '';
    await driver.query(
      `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true),
        set_config('request.jwt.claims', $3, true), set_config('storage.operation', $4, true),
        set_config('role', $2, true)`,
      [String(vars.auth?.uid ?? ''), role, claims, String(vars.storage?.operation ?? '')],
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
  connection.normalizeDbError = (error) => refusalAsBadRequest(original(error));
}

/**
 * lite answers 500 where a CHECK or a plain RAISE refuses; PostgREST answers 400 with the SQLSTATE. The code `PGRST`
 * lets an error name its whole answer.
 */
function refusalAsBadRequest(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('code' in error)) return error;
  const { code, message, detail, hint } = error as Record<string, unknown>;
  if (code !== '23514' && code !== '23P01' && code !== 'P0001') return error;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
}

/** `2026-11-20 13:00:03+00`, as PostgreSQL prints it, in the form that PostgREST and browsers speak. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
