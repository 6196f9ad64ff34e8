import { callBackend, type Answer, type CallOptions, type Reachable } from './backend-call.ts';

/** An answer of the auth service. */
export interface AuthAnswer extends Pick<Answer, 'status'> {
  /** The parsed body; {} where there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The code of a refusal, `invalid_credentials` for example; undefined where there is none. */
  readonly code: string | undefined;
  readonly location: string;
}

/** Sends a request to the auth service of a backend, or of a stub in front of it: `authCall(backend, 'POST /signup', { body })`. */
export async function authCall(
  backend: Omit<Reachable, 'secretKey'>,
  asked: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  options: Pick<CallOptions, 'body' | 'token' | 'key'> = {},
): Promise<AuthAnswer> {
  const [method, path = ''] = asked.split(' ');
  const { status, headers, body } = await callBackend(backend, `auth/v1${path}`, { ...options, method });
  const answer = (typeof body === 'object' && body !== null ? body : {}) as AuthAnswer['body'];
  const { error_code: code } = answer;
  const location = headers.get('location') ?? '';
  return { status, body: answer, code: typeof code === 'string' ? code : undefined, location };
}

/** Signs up an account with a valid password; returns the session of the response. */
export async function signUp(
  backend: Omit<Reachable, 'secretKey'>,
  email: string,
  data: unknown = {},
  password = 'a-long-password',
): Promise<{ readonly access_token: string; readonly user: { readonly id: string } }> {
  const { status, body } = await authCall(backend, 'POST /signup', { body: { email, password, data } });
  if (!('access_token' in body)) throw new Error(`Signing ${email} up failed with ${status}: ${JSON.stringify(body)}`);
  return body as never;
}
