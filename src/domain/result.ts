/** Why something did not work, as far as a reader can be told what to do about it. */
export type ErrorCode =
  | 'offline'
  | 'captive-portal'
  | 'timeout'
  | 'server'
  /** The backend answered that it has no room to write. */
  | 'disk-full'
  | 'refused'
  | 'duplicate'
  | 'too-many'
  | 'not-found'
  | 'no-table'
  | 'no-backend'
  | 'invalid';

/** Codes of calls that never reached whoever decides: they say neither yes nor no. */
export const NEVER_REACHED: readonly string[] = [
  'offline',
  'captive-portal',
  'timeout',
  'server',
  'too-many',
] satisfies ErrorCode[];

/** A call that didn't work. */
export interface Failure {
  readonly ok: false;
  readonly code: ErrorCode;
  /** For the diagnostics, in the words of whoever refused. */
  readonly detail: string;
  /** The other side's own name for it, where it gave one: `invalid_credentials`. */
  readonly reason?: string | undefined;
  /** Seconds to wait before another try, where the other side said so. */
  readonly retryAfter?: number | undefined;
}

/** The outcome of a call that leaves the screen: errors travel as codes, never as classes. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

/** A call that worked. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A call that didn't: `detail` is for the diagnostics, `retryAfter` in seconds. */
export function failed(code: ErrorCode, detail: string, retryAfter?: number | undefined): Failure {
  return retryAfter === undefined ? { ok: false, code, detail } : { ok: false, code, detail, retryAfter };
}
