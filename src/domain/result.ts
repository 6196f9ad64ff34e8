/** The kinds of failures for which the reader gets a message. */
export type ErrorCode =
  | 'offline'
  | 'captive-portal'
  | 'timeout'
  | 'server'
  /** The backend's disk is full. */
  | 'disk-full'
  | 'refused'
  | 'duplicate'
  | 'too-many'
  | 'not-found'
  | 'no-table'
  | 'no-backend'
  | 'invalid';

/** Codes of calls without an answer of the backend itself: the outcome is open. */
export const NEVER_REACHED: readonly string[] = [
  'offline',
  'captive-portal',
  'timeout',
  'server',
  'too-many',
] satisfies ErrorCode[];

/** The reason of a refusal because the backend has ended the session. */
export const SESSION_EXPIRED = 'session_expired';

/** The result of a failed call. */
export interface Failure {
  readonly ok: false;
  readonly code: ErrorCode;
  /** For diagnostics: the message of the server that refused. */
  readonly detail: string;
  /** The server's own code, where it gave one: `invalid_credentials`. */
  readonly reason?: string | undefined;
  /** Seconds to wait before another try, where the response has them. */
  readonly retryAfter?: number | undefined;
}

/** The result of an asynchronous call: errors are codes, never classes. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

/** A successful result. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A failed result: `detail` is for diagnostics, `retryAfter` in seconds. */
export function failed(code: ErrorCode, detail: string, retryAfter?: number | undefined): Failure {
  return retryAfter === undefined ? { ok: false, code, detail } : { ok: false, code, detail, retryAfter };
}
