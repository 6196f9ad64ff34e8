import type { BackendAddress } from '#domain/configuration.ts';
import { failed, ok, type Failure, type Reply } from '#domain/reply.ts';

interface RestCall {
  readonly path: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly body?: unknown;
}

/** An answer whose text came to its end in time. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
}

/**
 * One request to the backend's REST address, as JSON. Public reads use this and no client library: it weighs 40 KiB less
 * and nothing waits for a session. Every way to fail comes back as a code.
 */
export async function callRest(backend: BackendAddress, call: RestCall): Promise<Reply<unknown>> {
  const writes = call.body !== undefined;
  const answer = await exchange(
    `${backend.url}/rest/v1/${call.path}`,
    {
      method: writes ? 'POST' : 'GET',
      headers: {
        apikey: backend.publishableKey,
        ...(writes ? { 'content-type': 'application/json', prefer: 'return=minimal' } : {}),
      },
      ...(writes ? { body: JSON.stringify(call.body) } : {}),
    },
    call.timeoutMs,
    call.signal,
  );
  return answer.ok ? readAnswer(answer.value) : answer;
}

/** One request, timed to the last byte of its answer; `timeout` and `offline` are the only ways to fail here. */
export async function exchange(
  url: string,
  init: RequestInit,
  timeoutMs: number,
  outer?: AbortSignal,
): Promise<Reply<Answer>> {
  const { signal, timedOut, release } = abortAfter(timeoutMs, outer);
  try {
    const response = await fetch(url, { ...init, signal });
    return ok({ response, text: await response.text() });
  } catch (error) {
    if (timedOut()) return failed('timeout', `No answer within ${timeoutMs} ms`);
    return failed('offline', error instanceof Error ? error.message : String(error));
  } finally {
    release();
  }
}

/** What PostgREST said: the rows, or its refusal as a code. */
export function readAnswer({ response, text }: Answer): Reply<unknown> {
  return response.ok ? parseAnswer(text) : refusal(response, text);
}

/** AbortSignal.any and AbortSignal.timeout by hand: phones with a Chrome below 116 lack them. */
function abortAfter(timeoutMs: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeoutMs);
  const follow = () => controller.abort();
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    timedOut: () => late,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

function parseAnswer(text: string): Reply<unknown> {
  if (text === '') return ok(null);
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    // A page where JSON was due: the network's own login page stands between us and the backend.
    return failed('captive-portal', text.slice(0, 80));
  }
}

function refusal(response: Response, text: string): Failure {
  const answer = readRefusal(text);
  const detail = `${response.status} ${answer.code} ${answer.message}`.trim();
  // PGRST205: no such table. PGRST202: no such function. 42P01: PostgreSQL's own word for both.
  if (['PGRST205', 'PGRST202', '42P01'].includes(answer.code)) return failed('no-table', detail);
  if (response.status === 429) return failed('too-many', detail, answer.retryAfter ?? headerSeconds(response));
  // Without a code of the backend's own it is somebody else who doesn't know the address: a gateway, a wrong host.
  if (response.status === 404) return failed(answer.code === '' ? 'server' : 'not-found', detail);
  if (response.status === 409) return failed('duplicate', detail);
  // 53100: PostgreSQL found the disk full. PostgREST passes that on as 503.
  if (response.status === 507 || answer.code === '53100') return failed('disk-full', detail);
  if (response.status >= 500) return failed('server', detail);
  return failed('refused', detail);
}

/** The wait that a 429 names, in seconds. */
export function headerSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

function readRefusal(text: string): { code: string; message: string; retryAfter: number | undefined } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { code: '', message: text.slice(0, 80), retryAfter: undefined };
  }
  const fields = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>;
  const seconds = /(\d+)/.exec(String(fields['details'] ?? ''))?.[1];
  return {
    code: String(fields['code'] ?? ''),
    message: String(fields['message'] ?? ''),
    retryAfter: seconds === undefined ? undefined : Number(seconds),
  };
}
