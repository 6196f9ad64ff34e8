import type { Person } from '#domain/account.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { sameSession } from '../stored-session.ts';
import type { AccountEvents } from './account-events.ts';
import { readFragment, STALE_AFTER_S } from './callback-fragment.ts';
import type { CallAuth } from './auth-calls.ts';
import type { AwaitedMail } from './awaited-mail.ts';
import { lacksPassword } from './profile-and-role.ts';
import type { LocalSession } from './local-session.ts';
import { noSession, refused } from '../api/transport-error.ts';

/** Nearer to its end a token isn't taken any more, s. */
const LEAST_LEFT_S = 10;

interface Needs {
  readonly local: LocalSession;
  readonly call: CallAuth;
  readonly events: AccountEvents;
  readonly query: Accounts['query'];
  readonly mail: AwaitedMail;
}

/**
 * Reads sessions from the address. An attacker could send a link that signs a person in to the attacker's account and then read
 * what they write, so nothing is stored here: the backend tells whose session it is, and `accept` is called with the user's
 * consent.
 */
export function authCallbacks({ local, call, events, query, mail }: Needs): Accounts['readAuthCallback'] {
  /** When each was read first: a link that is tried again hasn't become younger. */
  const since = new Map<string, number>();
  return async (fragment) => {
    const arrivedAt = since.get(fragment) ?? Date.now();
    since.set(fragment, arrivedAt);
    const arrived = readFragment(fragment, arrivedAt / 1000);
    if (arrived.kind === 'error') {
      return { ...failed('refused', arrived.detail), ...(arrived.reason ? { reason: arrived.reason } : {}) };
    }
    const { accessToken, refreshToken, lasting, issuedAt, type } = arrived;
    warnOfAge(issuedAt);
    // Not through auth-js: where this token is refused it would end the session that is stored here, and one that is over by
    // this device's clock it would refresh, and take the stored session for its own.
    const owner = () => ownerOf(call, accessToken);
    const result = await owner();
    if (!result.ok) return result;
    const { person } = result.value;
    return ok({
      person,
      awaited: await mail.matches(type, person.email),
      newAccount: type === 'signup',
      async accept() {
        // Counted from its coming: this device's clock may be wrong, and a token that is over the backend refuses anyway.
        const left = lasting - (Date.now() - arrivedAt) / 1000;
        if (left < LEAST_LEFT_S) return refused('otp_expired', 'The session in the URL is over');
        const still = await owner();
        if (!still.ok) return still;
        const tokens = { access_token: accessToken, refresh_token: refreshToken, token_type: 'bearer' };
        const ends = Math.round(arrivedAt / 1000) + lasting;
        const session = { ...tokens, expires_in: lasting, expires_at: ends, user: still.value.user };
        const text = JSON.stringify(session);
        await local.write(text);
        // It was signed out on this device before.
        if (!sameSession((await local.text()) ?? '', text)) return noSession();
        await mail.forget();
        const choosesPassword = type === 'recovery' || (type === 'signup' && (await lacksPassword(query)));
        await events.tell('SIGNED_IN');
        if (choosesPassword) await events.tell('PASSWORD_RECOVERY');
        return ok(undefined);
      },
    });
  };
}

interface Owner {
  readonly person: Person;
  /** As auth-js stores it. */
  readonly user: unknown;
}

async function ownerOf(call: CallAuth, token: string): Promise<Result<Owner>> {
  const answer = await call({ path: 'user', method: 'GET', token });
  if (!answer.ok) return answer;
  const { id, email } = (answer.value ?? {}) as { id?: unknown; email?: unknown };
  if (typeof id !== 'string' || typeof email !== 'string' || email === '') {
    return failed('refused', 'The session in the URL belongs to nobody with an email address');
  }
  return ok({ person: { id, email }, user: answer.value });
}

/** The library's own warning, which it gives only for addresses that it reads itself. */
function warnOfAge(issuedAt: number): void {
  const age = Math.round(Date.now() / 1000 - issuedAt);
  if (age >= STALE_AFTER_S) {
    console.warn(`Session as retrieved from URL was issued over ${STALE_AFTER_S}s ago, URL could be stale (${age} s).`);
  } else if (age < 0) {
    console.warn(`Session as retrieved from URL was issued in the future? Check the device clock for skew (${age} s).`);
  }
}
