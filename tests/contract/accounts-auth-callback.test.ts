import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '#renderer/data/session-key.ts';
import { openTab, until, valueOf, type Tab } from '../support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '../support/accounts/shared-storage.ts';
import { stubbedBackend } from '../support/auth-stub/stubbed-backend.ts';

// A database, or a hundred sign-ins, on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Links of mails, against the embedded backend: which sessions are stored at once, and which need a confirmation. */
const { backend, stub } = await stubbedBackend();
let device: SharedStorage;
let people = 0;

const password = 'cabai-merah-7';
const address = () => ({ url: stub.url, publishableKey: backend.publishableKey });
const key = () => sessionKey(address());

beforeEach(() => {
  device = sharedStorage();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A person with an account, and the fragment of a link that signs in to it; made on another device. */
async function somebody(type: string | null, issuedAgo = 0) {
  const email = `orang${++people}@contoh.id`;
  const elsewhere = sharedStorage();
  const tab = openTab(address(), elsewhere.tab());
  valueOf(await (await tab.accounts()).signUp({ fullName: email, email, password }));
  const session = JSON.parse(elsewhere.values.get(key()) ?? '') as Record<string, string>;
  const expiresAt = Math.round(Date.now() / 1000) + 3600 - issuedAgo;
  const fragment = new URLSearchParams({
    access_token: session['access_token'] ?? '',
    refresh_token: session['refresh_token'] ?? '',
    expires_in: '3600',
    expires_at: String(expiresAt),
    token_type: 'bearer',
    ...(type === null ? {} : { type }),
  });
  return { email, text: elsewhere.values.get(key()) ?? '', fragment: fragment.toString() };
}

const arrived = (tab: Tab) =>
  until(tab.store, ({ authCallback, state }) => authCallback?.kind !== 'checking' && state.kind !== 'starting');

describe('a session that nobody here asked for', () => {
  test('is stored only when the person says that it is theirs', async () => {
    const { email, fragment } = await somebody('magiclink');
    const tab = openTab(address(), device.tab(), fragment);
    expect(tab.store.read().authCallback).toEqual({ kind: 'checking' });
    expect(await arrived(tab)).toEqual({ state: { kind: 'visitor' }, authCallback: { kind: 'asks', email } });
    expect(device.values.size).toBe(0);
    valueOf(await tab.store.acceptAuthCallback());
    expect(tab.store.read()).toMatchObject({ state: { kind: 'signed-in', person: { email } }, authCallback: null });
  });

  test('leaves no trace where the person says no', async () => {
    const { fragment } = await somebody('magiclink');
    const tab = openTab(address(), device.tab(), fragment);
    await arrived(tab);
    tab.store.dismissAuthCallback();
    expect(tab.store.read()).toEqual({ state: { kind: 'visitor' }, authCallback: null });
    expect(await tab.store.acceptAuthCallback()).toMatchObject({ ok: false });
    expect(device.values.size).toBe(0);
  });

  test('never takes the place of somebody who is signed in without a word', async () => {
    const here = await somebody(null);
    const other = await somebody('signup');
    device.values.set(key(), here.text);
    const tab = openTab(address(), device.tab(), other.fragment);
    const { state, authCallback } = await arrived(tab);
    expect(state).toMatchObject({ kind: 'signed-in', person: { email: here.email } });
    expect(authCallback).toEqual({ kind: 'asks', email: other.email });
    expect(device.values.get(key())).toBe(here.text);
  });

  test('is asked about even with a mail awaited, where it isn’t that mail’s', async () => {
    const attacker = await somebody('recovery');
    const victim = await somebody(null);
    const before = openTab(address(), device.tab());
    valueOf(await (await before.accounts()).sendRecovery(victim.email));
    const tab = openTab(address(), device.tab(), attacker.fragment);
    expect((await arrived(tab)).authCallback).toEqual({ kind: 'asks', email: attacker.email });
  });

  test('is asked about with the right mail awaited, where somebody else is signed in', async () => {
    const here = await somebody(null);
    const other = await somebody('recovery');
    device.values.set(key(), here.text);
    const before = openTab(address(), device.tab());
    valueOf(await (await before.accounts()).sendRecovery(other.email));
    const tab = openTab(address(), device.tab(), other.fragment);
    expect((await arrived(tab)).authCallback).toEqual({ kind: 'asks', email: other.email });
  });
});

describe('a session that this device waits for', () => {
  test('signs in without a question, once, and a recovery asks for the new password', async () => {
    const { email, fragment } = await somebody('recovery');
    valueOf(await (await openTab(address(), device.tab()).accounts()).sendRecovery(email));
    const tab = openTab(address(), device.tab(), fragment);
    await until(tab.store, ({ authCallback }) => authCallback?.kind === 'recovery');
    expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', person: { email } });
    expect([...device.values.keys()]).toEqual([key()]);
  });

  test('of one’s own account is no question either', async () => {
    const { email, text, fragment } = await somebody('recovery');
    device.values.set(key(), text);
    const tab = openTab(address(), device.tab(), fragment);
    await until(tab.store, ({ authCallback }) => authCallback?.kind === 'recovery');
    expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', person: { email } });
    expect(tab.states).toEqual(['signed-in']);
  });
});

describe('a link that failed', () => {
  const ERROR = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';

  test('says why, and a session that is there stays', async () => {
    const here = await somebody(null);
    device.values.set(key(), here.text);
    const tab = openTab(address(), device.tab(), ERROR);
    expect((await arrived(tab)).authCallback).toEqual({
      kind: 'failed',
      reason: 'otp_expired',
      detail: 'Email link is invalid or has expired',
      again: false,
    });
    expect(tab.states).toEqual(['signed-in']);
    expect(device.values.get(key())).toBe(here.text);
    tab.store.dismissAuthCallback();
    expect(tab.store.read().authCallback).toBeNull();
  });

  test('with a token that means nothing doesn’t end the session that is there', async () => {
    const here = await somebody(null);
    const dead = await somebody('magiclink');
    await backend.sql('delete from auth.sessions where user_id = (select id from auth.users where email = $1)', [
      dead.email,
    ]);
    device.values.set(key(), here.text);
    const tab = openTab(address(), device.tab(), dead.fragment);
    expect((await arrived(tab)).authCallback).toMatchObject({ kind: 'failed', reason: 'session_not_found' });
    expect(tab.states).toEqual(['signed-in']);
    expect(device.values.get(key())).toBe(here.text);
  });

  test('that died between the question and the answer fails, and the session that is there stays', async () => {
    const here = await somebody(null);
    const other = await somebody('magiclink');
    device.values.set(key(), here.text);
    const tab = openTab(address(), device.tab(), other.fragment);
    await arrived(tab);
    await backend.sql('delete from auth.sessions where user_id = (select id from auth.users where email = $1)', [
      other.email,
    ]);
    expect(await tab.store.acceptAuthCallback()).toMatchObject({ ok: false, reason: 'session_not_found' });
    expect(tab.store.read()).toMatchObject({
      state: { kind: 'signed-in', person: { email: here.email } },
      authCallback: { kind: 'failed', reason: 'session_not_found' },
    });
  });

  test('because of the network says so, and is good again with the network', async () => {
    const { email, fragment } = await somebody('magiclink');
    stub.fail('/user', 'html');
    const tab = openTab(address(), device.tab(), fragment);
    expect((await arrived(tab)).authCallback).toMatchObject({ kind: 'failed', reason: 'captive-portal', again: true });
    stub.mend();
    await tab.store.retryAuthCallback();
    expect(tab.store.read().authCallback).toEqual({ kind: 'asks', email });
    stub.fail('/user', 'refuse');
    expect(await tab.store.acceptAuthCallback()).toMatchObject({ ok: false, code: 'offline' });
    stub.mend();
    await tab.store.retryAuthCallback();
    expect(tab.store.read()).toMatchObject({ state: { kind: 'signed-in', person: { email } }, authCallback: null });
  });
});

test.each([
  [119, 0],
  [121, 1],
  [-60, 1],
])('a session that was issued %i s ago is warned of %i times', async (ago, times) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fragment } = await somebody('magiclink', ago);
  await arrived(openTab(address(), device.tab(), fragment));
  expect(warned.mock.calls.filter(([text]) => String(text).startsWith('Session as retrieved from URL'))).toHaveLength(
    times,
  );
});
