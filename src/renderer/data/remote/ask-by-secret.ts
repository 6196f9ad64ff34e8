import type { BackendAddress } from '#domain/configuration.ts';
import { failed, type Result, ok } from '#domain/result.ts';
import type { ReceivedInvitation } from '#domain/account.ts';
import { fieldsOf } from '#domain/json.ts';
import { exchange } from '../api/http-request.ts';
import { readResponse } from '../api/rest-response.ts';

/** So long somebody waits, ms: nothing is stored that could be shown instead. */
const TIMEOUT_MS = 15_000;

/**
 * Calls a function of the database that answers whoever knows the secret of a link; `not-found` where it answers null. The secret is
 * sent in the body, because addresses are logged.
 */
export async function askBySecret(
  backend: BackendAddress,
  name: string,
  secret: Readonly<Record<string, string>>,
): Promise<Result<unknown>> {
  const answer = await exchange(
    `${backend.url}/rest/v1/rpc/${name}`,
    {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(secret),
    },
    TIMEOUT_MS,
  );
  if (!answer.ok) return answer;
  const read = readResponse(answer.value);
  return read.ok && read.value === null ? failed('not-found', name) : read;
}

/** The invitation of a link's code, for somebody who isn't signed in. `not-found` where it isn't valid (any more). */
export async function readInvitation(backend: BackendAddress, code: string): Promise<Result<ReceivedInvitation>> {
  const answer = await askBySecret(backend, 'read_invitation', { code });
  if (!answer.ok) return answer;
  const { email, invited_by_name: invitedBy, has_account: hasAccount } = fieldsOf(answer.value);
  if (typeof email !== 'string' || typeof invitedBy !== 'string') return failed('server', 'read_invitation');
  return ok({ email, invitedBy, hasAccount: hasAccount === true });
}
