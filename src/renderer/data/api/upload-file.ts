import type { BackendAddress } from '#domain/configuration.ts';
import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import type { Accounts, UploadFile, UploadWatch } from '../accounts.ts';
import { waitingSeconds } from './http-request.ts';
import { isTokenOver, readStorageResponse } from './storage-response.ts';
import { withToken, type AccessToken } from './with-token.ts';
import { redactRequest } from './redact-request.ts';

/** An upload that doesn't move for this long is given up, ms: a slow one may take as long as it needs. */
export const STALLED_MS = 30_000;

/** Nothing is ever written under the same path again. */
const KEPT_FOR = 'max-age=31536000';

/**
 * Uploads with the user's session. Not with supabase-js, whose upload is a fetch without progress, which people with a slow
 * connection need to see, and without cancellation. XMLHttpRequest has both.
 */
export function uploadFile(backend: BackendAddress, tokens: AccessToken): Accounts['upload'] {
  return async (file, watch = {}) => {
    const result = await withToken(tokens, tokens.read(), isTokenOver, (token) => send(backend, file, token, watch));
    if (result.ok) return ok(undefined);
    // The answer to an earlier try was lost on its way.
    return result.code === 'duplicate' ? ok(undefined) : result;
  };
}

function send(
  backend: BackendAddress,
  { bucket, path, body, type }: UploadFile,
  token: string,
  { onProgress, signal }: UploadWatch,
): Promise<Result<void>> {
  const name = `${bucket}/${path}`;
  const url = new URL(`${backend.url}/storage/v1/object/${name.split('/').map(encodeURIComponent).join('/')}`).href;
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': type,
    'cache-control': KEPT_FOR,
  };
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(aborted());
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let settled = false;
    const settle = (result: Result<void>) => {
      settled = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      resolve(result);
    };
    const giveUp = (failure: Failure) => {
      settle(failure);
      request.abort();
    };
    const cancel = () => giveUp(aborted());
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(failed('timeout', `No progress within ${STALLED_MS} ms`)), STALLED_MS);
    };
    request.upload.onprogress = ({ loaded }) => {
      if (settled) return;
      wait();
      onProgress?.(Math.min(loaded, body.size), body.size);
    };
    request.onload = () => settled || settle(readUpload(request, url, headers, name));
    request.onerror = () => settled || settle(failed('offline', 'The upload was cut off'));
    // By the browser: the page is being left.
    request.onabort = () => settled || settle(aborted());
    signal?.addEventListener('abort', cancel);
    request.open('POST', url);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    wait();
    request.send(body);
  });
}

function aborted(): Failure {
  return { ...failed('offline', 'The upload was cancelled'), reason: 'aborted' };
}

/** Only the storage's own confirmation for this name counts as done. */
function readUpload(request: XMLHttpRequest, url: string, headers: Record<string, string>, name: string): Result<void> {
  // XMLHttpRequest follows redirects by itself; Storage never sends any.
  if (request.responseURL !== '' && request.responseURL !== url) {
    return failed('captive-portal', 'Led to another address');
  }
  const { status } = request;
  const text = redactRequest(request.responseText, { headers });
  // Other answers' headers a page of another origin may not read, and browsers complain of the attempt.
  const retryAfter = status === 429 ? waitingSeconds(request.getResponseHeader('retry-after')) : undefined;
  const result = readStorageResponse({ status, text, retryAfter });
  if (!result.ok) return result;
  const { Key: key } = (result.value ?? {}) as { readonly Key?: unknown };
  return key === name ? ok(undefined) : failed('server', 'The answer lacks what was asked for');
}
