import type { BackendAddress } from '#domain/configuration.ts';
import { failed, ok, type Reply } from '#domain/reply.ts';
import type { Accounts } from '../../accounts.ts';
import { exchange, headerSeconds } from '../rest.ts';
import type { AccessToken } from './access-token.ts';
import { ledElsewhere } from './auth-answer.ts';
import { isTokenOver, readStorageAnswer } from './storage-answer.ts';
import { withToken } from './with-token.ts';
import { withoutSecrets } from './without-secrets.ts';

/** As long as other requests of the admin area, ms. */
const REMOVE_TIMEOUT_MS = 8000;

/** Deletes files of the storage as the person who is signed in. */
export function removeFiles(backend: BackendAddress, tokens: AccessToken): Accounts['removeFiles'] {
  return (bucket, paths) =>
    withToken(tokens, tokens.read(), isTokenOver, (token) => send(backend, bucket, paths, token));
}

async function send(
  backend: BackendAddress,
  bucket: string,
  paths: readonly string[],
  token: string,
): Promise<Reply<readonly string[]>> {
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const answer = await exchange(
    `${backend.url}/storage/v1/object/${encodeURIComponent(bucket)}`,
    { method: 'DELETE', headers, body: JSON.stringify({ prefixes: paths }), redirect: 'manual' },
    REMOVE_TIMEOUT_MS,
  );
  if (!answer.ok) return answer;
  const { response } = answer.value;
  if (ledElsewhere(response)) return failed('captive-portal', 'Led to another address');
  const text = withoutSecrets(answer.value.text, { headers });
  const reply = readStorageAnswer({ status: response.status, text, retryAfter: headerSeconds(response) });
  if (!reply.ok) return reply;
  if (!Array.isArray(reply.value)) return failed('server', 'The answer lacks what was asked for');
  return ok(reply.value.map((row: { readonly name?: unknown } | null) => String(row?.name)));
}
