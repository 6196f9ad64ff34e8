/** A backend that is asked with its secret key, as service_role: hosted or embedded, by the same address scheme. */
export interface ServiceRoleBackend {
  readonly url: string;
  readonly secretKey: string;
}

export interface BackendResponse {
  readonly status: number;
  readonly body: unknown;
  /** The answer's code, wherever its service puts it. */
  readonly code: string;
}

/** What stands in the way, in a sentence for whoever runs the program. */
export class BackendError extends Error {}

/** All bundled articles in one request take some seconds on a slow machine; a server that never answers ends here. */
const LONGEST_MS = 60_000;

/** Asks a backend with its secret key. An answer that says no is an answer; no answer is a BackendError. */
export async function requestAsServiceRole(
  { url, secretKey }: ServiceRoleBackend,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<BackendResponse> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      method,
      headers: {
        apikey: secretKey,
        // The older service_role keys are tokens and are read here; the new ones are none.
        ...(secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` }),
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    text = await response.text();
  } catch (error) {
    throw new BackendError(`The backend ${url} doesn't answer (${reasonOf(error)}).`);
  }
  const answer = { status: response.status, body: parsed(text), code: '' };
  const code = codeIn(answer.body) ?? response.headers.get('sb-error-code') ?? '';
  if (response.status === 401 && (code.startsWith('UNAUTHORIZED_') || /invalid api key/i.test(text))) {
    throw new BackendError(`The backend ${url} doesn't know this secret key.`);
  }
  return { ...answer, code };
}

/** The error for an answer that says no to `what`, such as "Creating the account". */
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
    // A stranger's page, say: the caller shows what came.
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
