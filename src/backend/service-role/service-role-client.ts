/** A hosted or embedded backend, called with its secret key as service_role. */
export interface ServiceRoleBackend {
  readonly url: string;
  readonly secretKey: string;
}

export interface BackendResponse {
  readonly status: number;
  readonly body: unknown;
  /** The error code, wherever the service puts it in its response. */
  readonly code: string;
}

/** An error for the user of a program, as a sentence. */
export class BackendError extends Error {}

/** The timeout of a request, ms: inserting all bundled articles takes some seconds on a slow machine. */
const LONGEST_MS = 60_000;

/**
 * Sends a request with the secret key. Any response is returned, also a refusal; an unknown key, a redirect and no response at all
 * are a BackendError.
 */
export async function requestAsServiceRole(
  { url, secretKey }: ServiceRoleBackend,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<BackendResponse> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}${path}`, {
      method,
      headers: {
        apikey: secretKey,
        // The older service_role keys are JWTs and also go into this header; the new ones aren't.
        ...(secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` }),
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // Redirects aren't followed: fetch would send the key in `apikey` to another host as well.
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    text = await response.text();
  } catch (error) {
    throw new BackendError(`The backend ${url} doesn't answer (${reasonOf(error)}).`);
  }
  if (response.status >= 300 && response.status < 400) {
    const target = response.headers.get('location') ?? 'another address';
    throw new BackendError(`The backend ${url} redirects to ${target}: give the address of the backend itself.`);
  }
  const answer = { status: response.status, body: parsed(text), code: '' };
  const code = codeIn(answer.body) ?? response.headers.get('sb-error-code') ?? '';
  if (response.status === 401 && (code.startsWith('UNAUTHORIZED_') || /invalid api key/i.test(text))) {
    throw new BackendError(`The backend ${url} doesn't know this secret key.`);
  }
  return { ...answer, code };
}

/** The error for a refused request; `what` is its purpose, such as "Creating the account". */
export function refusal(what: string, { status, body }: BackendResponse): BackendError {
  const { msg, message } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const said = msg ?? message ?? body;
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  return new BackendError(`${what} failed: ${status} ${text.slice(0, 200)}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON, for instance the page of another server: the caller shows the text.
    return text;
  }
}

function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error_code: older, code } = body as Record<string, unknown>;
  if (typeof older === 'string') return older;
  return typeof code === 'string' ? code : undefined;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
