import { tokenClaims, type StoredSession } from '../stored-session.ts';
import type { AccountEvents } from './account-events.ts';
import type { CallAuth } from './auth-calls.ts';
import type { AwaitedMail } from './awaited-mail.ts';
import type { LocalSession } from './local-session.ts';

/** Answers that say that there is nothing left to end: 401, 403 and 404 (specification, section 8). */
const OVER = ['refused', 'not-found'];

/**
 * Ends the session on this device at once and revokes it at the backend afterwards. auth-js would call the backend first: on a dead
 * network that takes half a minute, and then the session stays.
 */
export async function signOutHere(
  local: LocalSession,
  call: CallAuth,
  events: AccountEvents,
  mail: AwaitedMail,
): Promise<void> {
  const stored = await local.read();
  await local.remove();
  await mail.forget();
  await events.tell('SIGNED_OUT');
  if (!stored) return;
  void endBackendSession(call, stored);
  void removeAgain(local, stored).catch((error: unknown) => console.error('Looking after a sign-out failed:', error));
}

async function endBackendSession(call: CallAuth, { accessToken }: StoredSession): Promise<void> {
  const result = await call({ path: 'logout?scope=local', token: accessToken, keepalive: true });
  if (!result.ok && !OVER.includes(result.code)) {
    console.warn('The backend could not be told of the sign-out:', result.code, result.detail);
  }
}

/** A window that was just refreshing may have stored the session anew: once it is through, the same session goes again. */
async function removeAgain(local: LocalSession, { accessToken }: StoredSession): Promise<void> {
  await local.exclusively(async () => {
    const again = await local.read();
    const ended = tokenClaims(accessToken)['session_id'];
    if (again && ended !== undefined && tokenClaims(again.accessToken)['session_id'] === ended) await local.remove();
  });
}
