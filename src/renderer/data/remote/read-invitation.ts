import type { ReceivedInvitation } from '#domain/account.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { fieldsOf } from '#domain/json.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { askBySecret } from './ask-by-secret.ts';

/** The invitation of a link's code, for somebody who isn't signed in. `not-found` where it isn't valid (any more). */
export async function readInvitation(backend: BackendAddress, code: string): Promise<Result<ReceivedInvitation>> {
  const answer = await askBySecret(backend, 'read_invitation', { code });
  if (!answer.ok) return answer;
  const { email, invited_by_name: invitedBy, has_account: hasAccount } = fieldsOf(answer.value);
  if (typeof email !== 'string' || typeof invitedBy !== 'string') return failed('server', 'read_invitation');
  return ok({ email, invitedBy, hasAccount: hasAccount === true });
}
