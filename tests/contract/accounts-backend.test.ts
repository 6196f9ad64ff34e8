import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Accounts } from '#renderer/data/accounts.ts';
import { sessionKey } from '#renderer/data/session-key.ts';
import { accessOf, openTab, until, valueOf, type Tab } from '../support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '../support/accounts/shared-storage.ts';
import { authCall, signUp as signUpThere } from '../support/backend/auth-call.ts';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';

// A database, or a hundred sign-ins, on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** The embedded backend, as the portal meets it. */
let backend: TestBackend;
let storage: SharedStorage;
let tab: Tab;
let accounts: Accounts;
let email = '';
let people = 0;

beforeAll(async () => {
  backend = await startTestBackend();
  // The first one takes longest.
  await signUpThere(backend, 'first@contoh.id');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  storage = sharedStorage();
  tab = openTab(backend, storage.tab());
  accounts = await tab.accounts();
  email = `ratna${++people}@contoh.id`;
});

const password = 'cabai-merah-7';
const signUp = async () => valueOf(await accounts.signUp({ fullName: 'Ratna Dewi', email, password }));
const personId = () => {
  const { state } = tab.store.read();
  return state.kind === 'signed-in' ? state.person.id : '';
};
/** The newest 6-digit code that the backend has mailed. */
const newestCode = () =>
  /^\d{6}$/m.exec([...backend.said].reverse().find((line) => line.includes(email)) ?? '')?.[0] ?? '';

describe('an account', () => {
  test('is opened with its name, signed in at once, and no super admin', async () => {
    expect(await signUp()).toBe('signed-in');
    expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', person: { email }, secondFactorDue: false });
    expect(await accessOf(tab.store)).toBe('denied');
    expect(valueOf(await accounts.readFullName())).toBe('Ratna Dewi');
  });

  test.each([
    ['a wrong password', () => accounts.signIn(email, 'salah-sekali'), 'invalid_credentials'],
    [
      'an address that has one already',
      () => accounts.signUp({ fullName: '', email, password }),
      'user_already_exists',
    ],
    [
      'a password that is too short',
      () => accounts.signUp({ fullName: '', email: `x${email}`, password: 'abc' }),
      'weak_password',
    ],
    ['a wrong code', () => accounts.recover(email, '000000'), 'otp_expired'],
  ])('is refused for %s, in the service’s own words', async (_name, ask, reason) => {
    await signUp();
    await accounts.signOut();
    const result = await ask();
    expect(result).toMatchObject({ ok: false, code: 'refused', reason });
    expect(result.ok ? '' : result.detail).not.toBe('');
    expect(tab.store.read().state).toEqual({ kind: 'visitor' });
  });

  test('keeps its name, and takes a new one', async () => {
    await signUp();
    valueOf(await accounts.writeFullName('Ratna Nana Dewi'));
    expect(valueOf(await accounts.readFullName())).toBe('Ratna Nana Dewi');
  });

  test('without a row of its own is not taken for one with an empty name', async () => {
    await signUp();
    await backend.sql('delete from public.profiles where id = $1', [personId()]);
    expect(await accounts.readFullName()).toMatchObject({ ok: false, code: 'not-found' });
    expect(await accounts.writeFullName('Ratna')).toMatchObject({ ok: false, code: 'not-found' });
  });
});

describe('a password', () => {
  test('is changed where the current one is right, and only then', async () => {
    await signUp();
    expect(await accounts.changePassword('tomat-hijau-8', 'bukan-ini')).toMatchObject({
      reason: 'invalid_credentials',
    });
    expect(await accounts.changePassword(password, password)).toMatchObject({ reason: 'same_password' });
    valueOf(await accounts.changePassword('tomat-hijau-8', password));
    // Checking the old one left the person signed in as before.
    expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', person: { email } });
    await accounts.signOut();
    expect(await accounts.signIn(email, password)).toMatchObject({ reason: 'invalid_credentials' });
    valueOf(await accounts.signIn(email, 'tomat-hijau-8'));
  });

  test('that was forgotten is replaced by the code of a mail', async () => {
    await signUp();
    await accounts.signOut();
    valueOf(await accounts.sendRecovery(email));
    valueOf(await accounts.recover(email, newestCode()));
    expect(tab.store.read()).toMatchObject({ state: { kind: 'signed-in' }, authCallback: { kind: 'recovery' } });
    valueOf(await accounts.changePassword('tomat-hijau-8', null));
    tab.store.dismissAuthCallback();
    await accounts.signOut();
    valueOf(await accounts.signIn(email, 'tomat-hijau-8'));
  });

  test('of nobody is answered like anybody’s', async () => {
    expect(await accounts.sendRecovery('tidak-ada@contoh.id')).toEqual({ ok: true, value: undefined });
  });
});

describe('where the project wants addresses confirmed', () => {
  const confirmations = (wanted: boolean) => {
    const { auth } = backend.database.app.config;
    if (auth?.email) auth.email.enable_confirmations = wanted;
  };
  beforeEach(() => confirmations(true));
  afterAll(() => confirmations(false));

  test('a new account waits for its code, and signs in with it', async () => {
    expect(await signUp()).toBe('confirm-email');
    expect(tab.store.read().state).toEqual({ kind: 'visitor' });
    expect(await accounts.signIn(email, password)).toMatchObject({ reason: 'email_not_confirmed' });
    valueOf(await accounts.confirmEmail(email, newestCode()));
    expect(tab.store.read()).toMatchObject({ state: { kind: 'signed-in', person: { email } }, authCallback: null });
  });

  test('a mail is sent again, but not too often', async () => {
    await signUp();
    expect(await accounts.resendConfirmation(email, null)).toMatchObject({
      ok: false,
      code: 'too-many',
      reason: 'over_email_send_rate_limit',
    });
  });
});

describe('a super admin', () => {
  const promote = () =>
    backend.sql("insert into public.user_roles (user_id, role) values ($1, 'superadmin')", [personId()]);

  test('may enter, from the moment of the next check', async () => {
    await signUp();
    expect(await accessOf(tab.store)).toBe('denied');
    await promote();
    void tab.store.checkAccess();
    await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.admin === 'granted');
  });

  test('needs a second factor where the setting wants one', async () => {
    await signUp();
    await promote();
    await backend.sql('update private.settings set admin_needs_second_factor = true');
    try {
      void tab.store.checkAccess();
      await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.admin === 'second-factor');
    } finally {
      await backend.sql('update private.settings set admin_needs_second_factor = false');
    }
  });

  test('reads and counts as who they are', async () => {
    await signUp();
    const own = await accounts.query((database) => database.from('profiles').select('id', { count: 'exact' }));
    expect(valueOf(own)).toEqual({ data: [{ id: personId() }], count: 1 });
    const named = await accounts.query((database) => database.from('profiles').select('full_name'));
    expect(valueOf(named).data).toEqual([{ full_name: 'Ratna Dewi' }]);
    expect(await accounts.query((database) => database.from('hero_banners').select('id'))).toMatchObject({
      ok: false,
      code: 'no-table',
      reason: 'PGRST205',
    });
    const role = { user_id: personId(), role: 'superadmin' };
    expect(await accounts.query((database) => database.from('user_roles').insert(role))).toMatchObject({
      ok: false,
      code: 'refused',
      reason: '42501',
    });
  });
});

describe('signing out', () => {
  test('ends the session here and at the backend', async () => {
    await signUp();
    const stored = JSON.parse(storage.values.get(sessionKey(backend)) ?? '') as { access_token: string };
    await tab.store.signOut();
    expect(tab.store.read().state).toEqual({ kind: 'visitor' });
    expect([...storage.values.keys()]).toEqual([]);
    await vi.waitFor(async () => {
      const { status } = await authCall(backend, 'GET /user', { token: stored.access_token });
      expect(status).toBe(403);
    });
  });

  test('works where the backend has ended the session before', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signUp();
    await backend.sql('delete from auth.sessions');
    await tab.store.signOut();
    expect(tab.store.read().state).toEqual({ kind: 'visitor' });
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test('leaves nothing to do for who isn’t signed in', async () => {
    await accounts.signOut();
    expect(await accounts.readFullName()).toMatchObject({ ok: false, code: 'refused', reason: 'session_not_found' });
    expect(await accounts.readPosition()).toMatchObject({ ok: false, reason: 'session_not_found' });
  });
});

test('a backend without factors offers none', async () => {
  await signUp();
  expect(await accounts.offersFactors()).toBe(false);
  expect(valueOf(await accounts.factors())).toEqual([]);
  expect(await accounts.assurance()).toEqual({ current: 'aal1', possible: 'aal1' });
});
