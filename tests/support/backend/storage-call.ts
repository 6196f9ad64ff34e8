import { randomUUID } from 'node:crypto';
import { callBackend, type Answer, type Reachable } from './backend-call.ts';

/** An answer of the storage. */
export interface StorageReply extends Answer {
  /** `ok`, with how many where a list came; else the status that Storage means, and its word for it. */
  readonly outcome: string;
}

export interface StorageCallOptions {
  /** Sent as it is where it is bytes, else as JSON. */
  readonly body?: Uint8Array<ArrayBuffer> | object;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The caller: a visitor, the service role, or the owner of this token. */
type StorageAsker = 'visitor' | 'service' | { readonly token: string };

/** The bytes with which a WebP picture begins, and then some. */
export const WEBP = Buffer.concat([Buffer.from('RIFF\x2c\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(36, 7)]);
export const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40, 7)]);

export const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(40, 7)]);

/** A name that nothing was put under yet. */
export function newName(file = '800.webp'): string {
  return `${randomUUID()}/${file}`;
}

/** Sends a request to the storage of a backend: `storageCall(backend, admin, 'POST /object/article-images/…', { body: WEBP })`. */
export async function storageCall(
  backend: Reachable,
  asker: StorageAsker,
  asked: string,
  { body, type, headers = {} }: StorageCallOptions = {},
): Promise<StorageReply> {
  const [method, ...path] = asked.split(' ');
  const answer = await callBackend(backend, `storage/v1${path.join(' ')}`, {
    ...{ method, body, ...(asker === 'service' && { key: backend.secretKey }) },
    ...(typeof asker === 'object' && { token: asker.token }),
    headers: {
      ...((type !== undefined || body instanceof Uint8Array) && { 'content-type': type ?? 'image/webp' }),
      ...headers,
    },
  });
  const ok = answer.status < 300 || answer.status === 304;
  const list = Array.isArray(answer.body) ? `ok ${answer.body.length}` : 'ok';
  return { ...answer, outcome: ok ? list : refusalOf(answer.status, answer.body) };
}

function refusalOf(status: number, body: unknown): string {
  const { statusCode, error } = (body ?? {}) as { readonly statusCode?: unknown; readonly error?: unknown };
  return `${String(statusCode ?? status)} ${String(error ?? '')}`.trim();
}
