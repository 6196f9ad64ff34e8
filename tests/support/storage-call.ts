import { randomUUID } from 'node:crypto';

/** An answer of the storage. */
export interface StorageReply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The parsed body; undefined where it isn't JSON. */
  readonly body: unknown;
  /** `ok`, with how many where a list came; else the status that Storage means, and its word for it. */
  readonly outcome: string;
}

export interface StorageCallOptions {
  /** Sent as it is where it is bytes, else as JSON. */
  readonly body?: Uint8Array<ArrayBuffer> | object;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who asks: a visitor, the service role, or whoever has this token. */
type StorageAsker = 'visitor' | 'service' | { readonly token: string };

/** The bytes with which a WebP picture begins, and then some. */
export const WEBP = Buffer.concat([Buffer.from('RIFF\x2c\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(36, 7)]);
export const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40, 7)]);

/** A name that nothing was put under yet. */
export function newName(file = '800.webp'): string {
  return `${randomUUID()}/${file}`;
}

/** Asks the storage of a backend: `storageCall(backend, admin, 'POST /object/article-images/…', { body: WEBP })`. */
export async function storageCall(
  backend: { readonly url: string; readonly publishableKey: string; readonly secretKey: string },
  asker: StorageAsker,
  asked: string,
  { body, type, headers = {} }: StorageCallOptions = {},
): Promise<StorageReply> {
  const [method = '', ...path] = asked.split(' ');
  const raw = body instanceof Uint8Array;
  const response = await fetch(`${backend.url}/storage/v1${path.join(' ')}`, {
    method,
    headers: {
      apikey: asker === 'service' ? backend.secretKey : backend.publishableKey,
      ...(typeof asker === 'string' ? {} : { authorization: `Bearer ${asker.token}` }),
      ...(body === undefined ? {} : { 'content-type': type ?? (raw ? 'image/webp' : 'application/json') }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const json = response.headers.get('content-type')?.includes('json') === true && bytes.length > 0;
  const parsed: unknown = json ? JSON.parse(bytes.toString()) : undefined;
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: parsed,
    outcome: response.ok ? (Array.isArray(parsed) ? `ok ${parsed.length}` : 'ok') : refusalOf(response.status, parsed),
  };
}

function refusalOf(status: number, body: unknown): string {
  const { statusCode, error } = (body ?? {}) as { readonly statusCode?: unknown; readonly error?: unknown };
  return `${String(statusCode ?? status)} ${String(error ?? '')}`.trim();
}
