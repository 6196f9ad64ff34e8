/** An answer of the auth service. */
export interface AuthAnswer {
  readonly status: number;
  /** The parsed body; {} where there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The code of a refusal, `invalid_credentials` for example; undefined where there is none. */
  readonly code: string | undefined;
  readonly location: string;
}

export interface AuthCallOptions {
  readonly body?: object;
  /** An access token; without it the asker is a visitor. */
  readonly token?: string;
  /** Instead of the publishable key. */
  readonly key?: string;
}

/** Asks the auth service of a backend, or of a stub in front of it: `authCall(backend, 'POST /signup', { body })`. */
export async function authCall(
  backend: { readonly url: string; readonly publishableKey: string },
  asked: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  { body, token, key = backend.publishableKey }: AuthCallOptions = {},
): Promise<AuthAnswer> {
  const [method, path = ''] = asked.split(' ');
  const response = await fetch(`${backend.url}/auth/v1${path}`, {
    method: method ?? 'GET',
    redirect: 'manual',
    headers: {
      apikey: key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true && text !== '';
  const answer = (json ? JSON.parse(text) : {}) as AuthAnswer['body'];
  const { error_code: code } = answer;
  const location = response.headers.get('location') ?? '';
  return { status: response.status, body: answer, code: typeof code === 'string' ? code : undefined, location };
}
