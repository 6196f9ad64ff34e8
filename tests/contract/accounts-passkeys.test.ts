import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Accounts } from '#renderer/data/accounts.ts';
import { openTab, type Tab } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, refusal, StrictAuth } from '../support/accounts/strict-auth.ts';

/** Passkeys, with a stubbed browser and auth service, because the embedded backend has none. */
let auth: StrictAuth;
let tab: Tab;
let accounts: Accounts;

beforeEach(async () => {
  auth = new StrictAuth();
  auth.instead = factorsAnswer;
  vi.stubGlobal('fetch', auth.fetch);
  vi.stubGlobal('location', new URL('https://tunas.example/profile'));
  const storage = sharedStorage();
  storage.values.set(auth.key, auth.session(RATNA, 3600));
  tab = openTab(auth.address, storage.tab());
  accounts = await tab.accounts();
});

const b64 = (text: string) => Buffer.from(text).toString('base64url');
const factorCalls = () =>
  auth.asked.filter((each) => each.includes('/factors')).map((each) => each.replace('/auth/v1', ''));

function factorsAnswer(path: string, init: RequestInit): Response | null {
  if (!path.includes('/factors')) return null;
  if (path.endsWith('/challenge')) {
    const { webauthn } = JSON.parse(String(init.body)) as { webauthn: { rpId: string } };
    const user = { id: b64('a'), name: 'x', displayName: 'x' };
    const create = { challenge: b64('c'), rp: { id: webauthn.rpId, name: 'x' }, user, pubKeyCredParams: [] };
    const publicKey = path.includes('known') ? { challenge: b64('c'), rpId: webauthn.rpId } : create;
    const type = path.includes('known') ? 'request' : 'create';
    return Response.json({ id: 'challenge', type: 'webauthn', webauthn: { type, credential_options: { publicKey } } });
  }
  if (path.endsWith('/verify')) return Response.json(JSON.parse(auth.session(RATNA, 3600)));
  return Response.json({ id: 'new', type: 'webauthn', friendly_name: 'Laptop' });
}

/** A browser whose passkey dialog ends like this. */
function browserThat(does: () => Promise<unknown>): void {
  const credentials = { create: does, get: does };
  vi.stubGlobal('PublicKeyCredential', Credential);
  vi.stubGlobal('navigator', { credentials });
}
class Credential {
  toJSON() {
    return { id: 'credential', type: 'public-key' };
  }
}
const named = (name: string) => Object.assign(new Error(`It was a ${name}`), { name });

test('a passkey is added step by step and proves the second factor', async () => {
  browserThat(() => Promise.resolve(new Credential()));
  expect(await accounts.enrolPasskey('Laptop')).toEqual({ ok: true, value: undefined });
  expect(factorCalls()).toEqual(['POST /factors', 'POST /factors/new/challenge', 'POST /factors/new/verify']);
  expect(await accounts.verifyPasskey('known')).toEqual({ ok: true, value: undefined });
  expect(factorCalls().slice(3)).toEqual(['POST /factors/known/challenge', 'POST /factors/known/verify']);
});

test('asks as ordered: cross-platform, no resident key, verification preferred, and no attestation', async () => {
  const asked: CredentialCreationOptions[] = [];
  const requested: CredentialRequestOptions[] = [];
  browserThat(() => Promise.resolve(new Credential()));
  const credentials = {
    create: (options: CredentialCreationOptions) => Promise.resolve((asked.push(options), new Credential())),
    get: (options: CredentialRequestOptions) => Promise.resolve((requested.push(options), new Credential())),
  };
  vi.stubGlobal('navigator', { credentials });
  await accounts.enrolPasskey('Laptop');
  await accounts.verifyPasskey('known');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.publicKey).toMatchObject({
    attestation: 'none',
    authenticatorSelection: {
      authenticatorAttachment: 'cross-platform',
      residentKey: 'discouraged',
      userVerification: 'preferred',
    },
  });
  expect(requested[0]?.publicKey).toMatchObject({ userVerification: 'preferred', attestation: 'none' });
});

test('a person who stops leaves no half-made passkey behind, and no other one is touched', async () => {
  browserThat(() => Promise.reject(named('NotAllowedError')));
  expect(await accounts.enrolPasskey('Laptop')).toMatchObject({
    ok: false,
    reason: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
  });
  expect(factorCalls()).toEqual(['POST /factors', 'POST /factors/new/challenge', 'DELETE /factors/new']);
});

test('a passkey that the service refuses takes no other of that name with it', async () => {
  browserThat(() => Promise.resolve(new Credential()));
  auth.instead = () =>
    refusal(422, 'mfa_factor_name_conflict', 'A factor with the friendly name "Laptop" already exists');
  expect(await accounts.enrolPasskey('Laptop')).toMatchObject({ ok: false, reason: 'mfa_factor_name_conflict' });
  expect(factorCalls()).toEqual(['POST /factors']);
});

describe('why the device failed is said in the library’s codes', () => {
  test.each([
    ['InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'],
    ['UnknownError', 'ERROR_AUTHENTICATOR_GENERAL_ERROR'],
    ['SomethingNew', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'],
  ])('%s', async (name, reason) => {
    browserThat(() => Promise.reject(named(name)));
    expect(await accounts.enrolPasskey('Laptop')).toMatchObject({ ok: false, code: 'refused', reason });
  });

  test('on signing in, too', async () => {
    browserThat(() => Promise.reject(named('UnknownError')));
    expect(await accounts.verifyPasskey('known')).toMatchObject({ reason: 'ERROR_AUTHENTICATOR_GENERAL_ERROR' });
    expect(factorCalls()).toEqual(['POST /factors/known/challenge']);
  });
});

test('a browser that knows no passkeys is told so before anything is asked', async () => {
  for (const result of [await accounts.enrolPasskey('Laptop'), await accounts.verifyPasskey('known')]) {
    expect(result).toEqual({
      ok: false,
      code: 'refused',
      reason: 'unsupported',
      detail: 'Browser does not support WebAuthn',
    });
  }
  expect(factorCalls()).toEqual([]);
});
