import type { AuthClient } from '../api/supabase-client.ts';
import type { Failure, Result } from '#domain/result.ts';
import { refused } from '../api/transport-error.ts';
import { attempt, proved } from './auth-results.ts';

/** A person at their device needs longer than a network, ms. */
const CEREMONY_MS = 180_000;

/** Why this browser can't use passkeys; null where it can. The words are auth-js's own. */
export function passkeysMissing(): Failure | null {
  return 'PublicKeyCredential' in globalThis ? null : refused('unsupported', 'Browser does not support WebAuthn');
}

/** The maker of a device isn't needed; the library would request it, and browsers then ask the user for consent. */
const NO_ATTESTATION = { attestation: 'none' } as const;

/**
 * Adds a passkey, step by step. The library's own `register` removes a passkey of the same name that works, and leaves a
 * half-made one behind when the person stops.
 */
export async function addPasskey(client: AuthClient, name: string): Promise<Result<void>> {
  const { webauthn } = client.mfa;
  const enrolled = await attempt(() => webauthn.enroll({ friendlyName: name }));
  if (!enrolled.ok) return enrolled;
  const factorId = enrolled.value.id;
  const made = await attempt(
    () => webauthn.challenge({ factorId, friendlyName: name, webauthn: site() }, { create: NO_ATTESTATION }),
    CEREMONY_MS,
  );
  const proved = made.ok ? await prove(client, factorId, made.value) : made;
  if (!proved.ok) await removeHalfMade(client, factorId);
  return proved;
}

/** Proves the second factor with a passkey that was added before. */
export async function provePasskey(client: AuthClient, factorId: string): Promise<Result<void>> {
  const made = await attempt(
    () => client.mfa.webauthn.challenge({ factorId, webauthn: site() }, { request: NO_ATTESTATION }),
    CEREMONY_MS,
  );
  return made.ok ? prove(client, factorId, made.value) : made;
}

type Made = Awaited<ReturnType<AuthClient['mfa']['webauthn']['challenge']>>['data'];

async function prove(client: AuthClient, factorId: string, made: Made): Promise<Result<void>> {
  if (!made) return refused('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'The device gave no credential');
  const { challengeId, webauthn } = made;
  const result = await attempt(() =>
    client.mfa.webauthn.verify({ factorId, challengeId, webauthn: { ...site(), ...webauthn } }),
  );
  return proved(result, ({ access_token: token }) => token);
}

async function removeHalfMade(client: AuthClient, factorId: string): Promise<void> {
  const removed = await attempt(() => client.mfa.unenroll({ factorId }));
  if (!removed.ok) console.warn('A passkey that was begun stays listed as unverified:', removed.code, removed.detail);
}

/** A passkey belongs to the site that it was made on. */
function site() {
  return { rpId: location.hostname, rpOrigins: [location.origin] };
}
