import { parseJson } from '#domain/json.ts';
import { failed, ok, type ErrorCode, type Failure, type Result } from '#domain/result.ts';

/** An answer to a request for the storage, however it was sent. */
interface StorageAnswer {
  readonly status: number;
  /** Without what the request carried (redact-request.ts). */
  readonly text: string;
  /** The wait that a 429 names, in seconds. */
  readonly retryAfter?: number | undefined;
}

/** What Storage means by each status. Everything else below 500 is a refusal. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  404: 'not-found',
  408: 'timeout',
  409: 'duplicate',
  413: 'invalid',
  415: 'invalid',
  429: 'too-many',
};

/**
 * The storage's response: its JSON, or its refusal with its own code in `reason` (`invalid_mime_type`, `Payload too large`).
 * Storage answers 400 to nearly everything and has the intended status in the body.
 */
export function readStorageResponse({ status, text, retryAfter }: StorageAnswer): Result<unknown> {
  const body = parseJson(text);
  const page = body === undefined && text !== '';
  if (status >= 200 && status < 300) {
    return page ? failed('captive-portal', text.slice(0, 80)) : ok(body ?? null);
  }
  const own = refusalIn(body);
  if (own) return storageFailure(own.status ?? status, own, retryAfter);
  return failed(
    strangersCode(status, page),
    `${status} ${text.slice(0, 80)}`.trim(),
    status === 429 ? retryAfter : undefined,
  );
}

/** A refusal of the storage's own, by the status that it means. */
export function storageFailure(
  status: number,
  { error = '', message }: { readonly error?: string; readonly message: string },
  retryAfter?: number,
): Failure {
  const detail = `${status} ${error} ${message}`.replace(/\s+/g, ' ').trim();
  const code = serversCode(status) ?? CODES[status] ?? 'refused';
  const failure = failed(code, detail, status === 429 ? retryAfter : undefined);
  return error === '' ? failure : { ...failure, reason: error };
}

/** Storage's words for a token that is over or that it can't check: it refuses that like a missing right. */
const TOKEN_WORDS = /\b(jwt|jws|jwk|exp|signature|InvalidJWT)\b/i;

/** Whether another token may help. */
export function isTokenOver(result: Result<unknown>): boolean {
  return !result.ok && ['refused', 'invalid'].includes(result.code) && TOKEN_WORDS.test(result.detail);
}

/** The error code for a response that isn't the storage's; `page`: the body isn't JSON. */
function strangersCode(status: number, page: boolean): ErrorCode {
  const code = serversCode(status);
  if (code) return code;
  // They refuse large bodies with a page of their own.
  if ([408, 413, 429].includes(status)) return CODES[status] ?? 'refused';
  // Another server that doesn't know the address: a login page, a gateway, a wrong host.
  if (page) return 'captive-portal';
  return status === 401 || status === 403 ? 'refused' : 'server';
}

function serversCode(status: number): ErrorCode | null {
  if (status === 511) return 'captive-portal';
  if (status === 507) return 'disk-full';
  return status >= 500 ? 'server' : null;
}

interface Refusal {
  readonly status: number | undefined;
  readonly error: string;
  readonly message: string;
}

/** The storage's own refusal; null where another server answered. */
function refusalIn(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null) return null;
  const { statusCode, error, message } = body as Readonly<Record<string, unknown>>;
  if (typeof message !== 'string' || typeof error !== 'string') return null;
  const status = Number(statusCode);
  return { status: Number.isInteger(status) && status >= 400 ? status : undefined, error, message };
}
