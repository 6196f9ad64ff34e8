import { fieldsOf, parseJson } from '#domain/json.ts';
import { failed, ok, type ErrorCode, type Failure, type Result } from '#domain/result.ts';
import { headerSeconds, type Answer } from './http-request.ts';

/** PostgREST's error body; other servers have another format or none. */
interface RestRefusal {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly details?: unknown;
}

/** PostgREST's response: the rows, or its refusal as a code. */
export function readResponse({ response, text }: Answer): Result<unknown> {
  return response.ok ? parseAnswer(text) : restFailure(response.status, readRefusal(text), headerSeconds(response));
}

function parseAnswer(text: string): Result<unknown> {
  const rows = parseJson(text);
  if (rows !== undefined || text === '') return ok(rows ?? null);
  // A page where JSON was due: the network's own login page stands between us and the backend.
  return failed('captive-portal', text.slice(0, 80));
}

/** A refusal as a code, with PostgREST's own as the reason; `waitS` comes from the response's header. */
export function restFailure(status: number, refusal: RestRefusal, waitS?: number): Failure {
  const [code = '', message = ''] = [refusal.code, refusal.message].map((part) => String(part ?? ''));
  // A message without a code may be a whole page of another server, so it is cut.
  const detail = `${status} ${code} ${code === '' ? message.slice(0, 80) : message}`.trim();
  const failure = failed(
    codeOf(status, code),
    detail,
    status === 429 ? (secondsIn(refusal.details) ?? waitS) : undefined,
  );
  // A 500 is PostgREST's own, even without a code: what stands between answers with others.
  const reason = code === '' && status === 500 ? '500' : code;
  return reason === '' ? failure : { ...failure, reason };
}

function codeOf(status: number, code: string): ErrorCode {
  // PGRST205: no such table. PGRST202: no such function. 42P01: PostgreSQL's own word for both.
  if (['PGRST205', 'PGRST202', '42P01'].includes(code)) return 'no-table';
  if (status === 429) return 'too-many';
  // Without a code of the backend another server answered that doesn't know the address: a gateway, a wrong host.
  if (status === 404) return code === '' ? 'server' : 'not-found';
  if (status === 409) return 'duplicate';
  // PGRST102: a body that PostgREST can't read. Class 22: values that PostgreSQL can't, such as half a character or the sign 0.
  if (status === 400 && /^(?:PGRST102|22\w{3})$/.test(code)) return 'invalid';
  // 53100: PostgreSQL found the disk full. PostgREST passes that on as 503.
  if (status === 507 || code === '53100') return 'disk-full';
  return status >= 500 ? 'server' : 'refused';
}

/** The refusal in a text; one that isn't JSON is its message. */
function readRefusal(text: string): RestRefusal {
  const parsed = parseJson(text);
  return parsed === undefined ? { message: text } : fieldsOf(parsed);
}

function secondsIn(details: unknown): number | undefined {
  const seconds = /(\d+)/.exec(typeof details === 'string' ? details : '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
