import type { AuthClient } from '../api/supabase-client.ts';
import type { Factor, FactorKind } from '#domain/account.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import type { AccessToken } from '../api/with-token.ts';
import type { CallAuth } from './auth-calls.ts';
import type { LocalSession } from './local-session.ts';
import { addPasskey, passkeysMissing, provePasskey } from './passkeys.ts';
import { attempt, proved } from './auth-results.ts';
import { isBadToken, withToken } from '../api/with-token.ts';

type SecondFactors = Pick<
  Accounts,
  | 'offersFactors'
  | 'factors'
  | 'assurance'
  | 'enrolTotp'
  | 'verifyFactor'
  | 'enrolPasskey'
  | 'verifyPasskey'
  | 'removeFactor'
>;

const KINDS: readonly string[] = ['totp', 'phone', 'webauthn'] satisfies FactorKind[];

/** The name that an authenticator app shows beside the account. */
const ISSUER = 'Tunas';

/** Second factors of the person who is signed in. */
export function secondFactors(
  client: AuthClient,
  local: LocalSession,
  call: CallAuth,
  tokens: AccessToken,
): SecondFactors {
  const asPerson = (path: string, method: 'GET' | 'POST'): Promise<Result<unknown>> =>
    withToken(tokens, tokens.read(), isBadToken, (token) =>
      call({ path, method, token, ...(method === 'POST' ? { body: {} } : {}) }),
    );
  /** auth-js refreshes by itself, but waits half a minute for a dead network; with a fresh token it has nothing to wait for. */
  const signedIn = <T>(work: () => Promise<Result<T>>): Promise<Result<T>> =>
    withToken(tokens, tokens.fresh(), isBadToken, work);
  return {
    async offersFactors() {
      // An empty body creates nothing: a service with factors answers which field is missing.
      const result = await asPerson('factors', 'POST');
      if (result.ok || result.code === 'not-found') return result.ok;
      const known = result.reason !== undefined && !NOT_SIGNED_IN.includes(result.reason);
      if (result.code === 'refused' && known) return true;
      console.warn('Whether the backend offers second factors is unknown:', result.code, result.detail);
      return false;
    },

    async factors() {
      // Not listFactors: on a lost session it would end the stored one without a refusal of the refresh token.
      const result = await asPerson('user', 'GET');
      if (!result.ok) return result;
      const { factors = [] } = (result.value ?? {}) as { factors?: unknown };
      if (!Array.isArray(factors)) return failed('server', 'factors is no list');
      const known = factors.flatMap(readFactor);
      const stored = await local.read();
      // Added on another device: the session must be refreshed to include the factor.
      if (stored?.assurance.possible === 'aal1' && known.some(({ verified }) => verified)) await learn(tokens);
      return ok(known);
    },

    async assurance() {
      return (await local.read())?.assurance ?? { current: 'aal1', possible: 'aal1' };
    },

    async enrolTotp(name) {
      const enrol = () => client.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: ISSUER });
      const result = await signedIn(() => attempt(enrol));
      if (!result.ok) return result;
      const { id, totp } = result.value;
      return ok({ id, picture: escapedPicture(totp.qr_code), secret: totp.secret });
    },

    async verifyFactor(factorId, code) {
      const prove = () => attempt(() => client.mfa.challengeAndVerify({ factorId, code }));
      return proved(await signedIn(prove), ({ access_token: token }) => token);
    },

    enrolPasskey: async (name) => passkeysMissing() ?? signedIn(() => addPasskey(client, name)),
    verifyPasskey: async (factorId) => passkeysMissing() ?? signedIn(() => provePasskey(client, factorId)),

    async removeFactor(factorId) {
      const result = await signedIn(() => attempt(() => client.mfa.unenroll({ factorId })));
      if (!result.ok) return result;
      await learn(tokens);
      return ok(undefined);
    },
  };
}

/** The stored session has the factors of its last refresh. */
async function learn(tokens: AccessToken): Promise<void> {
  const renewed = await tokens.renew();
  if (!renewed.ok) console.warn('The session still knows the factors from before:', renewed.code, renewed.detail);
}

const NOT_SIGNED_IN = ['session_not_found', 'session_expired', 'bad_jwt', 'no_authorization'];

function readFactor(value: unknown): Factor[] {
  const { id, factor_type: kind, friendly_name: name, status } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof kind !== 'string' || !KINDS.includes(kind)) return [];
  return [
    { id, kind: kind as FactorKind, name: typeof name === 'string' ? name : '', verified: status === 'verified' },
  ];
}

/** auth-js puts the SVG into the address as it is: a # in it would cut it off there. */
function escapedPicture(address: string): string {
  const [head = '', ...svg] = address.split(',');
  return `${head},${encodeURIComponent(svg.join(','))}`;
}
