import type { BackendAddress } from '#domain/configuration.ts';
import { failed, type Result } from '#domain/result.ts';
import { exchange } from '../api/http-request.ts';
import { readResponse } from '../api/rest-response.ts';

/** The backend as requests are made to it. */
export interface Backend extends BackendAddress {
  /** Called with the result of each request; one that was aborted tells nothing about the backend. */
  readonly onAnswer?: (result: Result<unknown>) => void;
}

interface RestCall {
  readonly path: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly body?: unknown;
}

/**
 * One request to the backend's REST address, as JSON. Public reads use this and not supabase-js: it weighs 40 KiB less and
 * nothing waits for a session. Every way to fail comes back as a code.
 */
export async function callRest(backend: Backend, call: RestCall): Promise<Result<unknown>> {
  const result = await send(backend, call);
  if (!call.signal?.aborted) backend.onAnswer?.(result);
  return result;
}

async function send(backend: BackendAddress, call: RestCall): Promise<Result<unknown>> {
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
  if (!answer.ok) return answer;
  // The backend answers "null" where there is nothing; an empty response to a read is another server's.
  if (!writes && answer.value.response.ok && answer.value.text === '')
    return failed('captive-portal', 'an empty answer');
  // PostgREST answers 201 to an insert; another success with an empty body is another server's.
  if (writes && answer.value.response.ok && answer.value.response.status !== 201)
    return failed('captive-portal', `${answer.value.response.status} where 201 was due`);
  return readResponse(answer.value);
}
