import type { IncomingMessage } from 'node:http';
import type { Refusal } from './refused-error.ts';
import type { ReadBody } from './request-body.ts';

/** The services that a hosted project answers for. */
const OPEN_PATHS = /^\/(rest|auth|storage)\/v1(\/|$)/;

/** The methods that at least one service supports. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** How deep JSON may nest: far deeper than any document of the portal, far from where a stack ends. */
const DEEPEST_JSON = 100;

/** What is uploaded is no JSON, whatever its bytes look like. */
const FILE_TYPE = /^(image\/|application\/pdf)/;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const INVALID_PATH: Refusal = {
  status: 404,
  codes: { rest: 'PGRST125', auth: 'not_found', storage: 'not_found' },
  message: 'Invalid path specified in request URL',
};
/** TRACE and the like: no service supports them, and fetch's Request can't carry them. */
const UNKNOWN_METHOD: Refusal = {
  status: 405,
  codes: { rest: 'PGRST117', auth: 'method_not_allowed', storage: 'MethodNotAllowed' },
  message: 'Unsupported HTTP method',
};
const TOO_LARGE: Refusal = {
  status: 413,
  codes: { rest: 'PGRST413', auth: 'request_too_large', storage: 'Payload too large' },
  message: 'The request exceeded the maximum allowed size',
};
/** In Storage's words. */
const TOO_LARGE_FILE: Refusal = { ...TOO_LARGE, message: 'The object exceeded the maximum allowed size' };
const TOO_MANY: Refusal = {
  status: 429,
  codes: { rest: 'PGRST429', auth: 'over_request_rate_limit', storage: 'TooManyRequests' },
  message: 'Too many requests are waiting already',
  headers: { 'retry-after': '1' },
};
const TOO_DEEP: Refusal = {
  status: 400,
  codes: { rest: 'PGRST102', auth: 'bad_json', storage: 'InvalidRequest' },
  message: `The JSON of this request nests deeper than ${DEEPEST_JSON} levels`,
};

/** Whether anything is answered there. The auth service would decode what is written with percent signs, and its guards don't. */
export function isOpenPath(pathname: string): boolean {
  return OPEN_PATHS.test(pathname) && !/^\/auth\/.*%/.test(pathname);
}

/** Why a request is refused before it reaches the database; null where it may. */
export function refusalOf({ method = '', headers }: IncomingMessage, url: URL, body: ReadBody): Refusal | null {
  if (!isOpenPath(url.pathname)) return INVALID_PATH;
  if (!METHODS.includes(method)) return UNKNOWN_METHOD;
  if (body === 'held') return TOO_MANY;
  if (body === 'long') return url.pathname.startsWith('/storage/') ? TOO_LARGE_FILE : TOO_LARGE;
  const isFile = url.pathname.startsWith('/storage/') && FILE_TYPE.test(headers['content-type'] ?? '');
  return !isFile && isNestedDeeper(body, DEEPEST_JSON) ? TOO_DEEP : null;
}

/**
 * Whether a JSON text nests arrays and objects deeper than `deepest`. Reads only the bytes: JSON.parse accepts a million levels,
 * but code that walks the result recursively overflows the stack.
 */
function isNestedDeeper(json: Uint8Array, deepest: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) {
      inString = true;
    } else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (byte === 0x5d || byte === 0x7d) {
      depth -= 1;
    }
  }
  return false;
}
