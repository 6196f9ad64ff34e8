import type { ReceivedInvitation } from '#domain/account.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { asObject, RowError, text } from '../read-fields.ts';
import { askBySecret } from './ask-by-secret.ts';

/** The invitation of a link's code, for somebody who isn't signed in. `not-found` where it isn't valid (any more). */
export async function readInvitation(backend: BackendAddress, code: string): Promise<Result<ReceivedInvitation>> {
  const answer = await askBySecret(backend, 'read_invitation', { code });
  if (!answer.ok) return answer;
  try {
    const from = asObject(answer.value, 'invitation');
    const hasAccount = from['has_account'] === true;
    return ok({ email: text(from, 'email'), invitedBy: text(from, 'invited_by_name'), hasAccount });
  } catch (error) {
    if (error instanceof RowError) return failed('server', error.message);
    throw error;
  }
}
