/** Where a backend is, and its keys. */
export interface Reachable {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed body; the text where it isn't JSON, undefined where there is none. */
  readonly body: unknown;
}

export interface CallOptions {
  readonly method?: string | undefined;
  /** Sent as it is where it is bytes or a text, else as JSON. */
  readonly body?: unknown;
  /** An access token; without it the caller is a visitor, or has the role of `key`. */
  readonly token?: string | undefined;
  /** Instead of the publishable key. */
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One request to a backend, whatever it answers: `callBackend(backend, 'rest/v1/categories')`. */
export async function callBackend(
  backend: Omit<Reachable, 'secretKey'>,
  path: string,
  { method = 'GET', body, token, key = backend.publishableKey, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(`${backend.url}/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  return { status: response.status, headers: response.headers, bytes, text, body: parsed(text) };
}

/** The same where a refusal is an error; gives the body. */
export async function callSuccessfully<Value>(...call: Parameters<typeof callBackend>): Promise<Value> {
  const { status, text, body } = await callBackend(...call);
  if (status >= 300) throw new Error(`${call[2]?.method ?? 'GET'} ${call[1]} answered ${status}: ${text}`);
  return body as Value;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
