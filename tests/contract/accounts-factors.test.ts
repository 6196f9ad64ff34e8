import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Accounts } from '#renderer/data/accounts.ts';
import { openTab, until, valueOf, type Tab } from '../support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '../support/accounts/shared-storage.ts';
import { stubbedBackend } from '../support/auth-stub/stubbed-backend.ts';

// A database, or a hundred sign-ins, on a machine that is busy with the other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** The second factor, against the stub of the /factors endpoints. */
const { backend, stub } = await stubbedBackend();
let device: SharedStorage;
let tab: Tab;
let accounts: Accounts;
let email = '';
let people = 0;

const password = 'cabai-merah-7';

beforeEach(async () => {
  device = sharedStorage();
  tab = openTab({ url: stub.url, publishableKey: backend.publishableKey }, device.tab());
  accounts = await tab.accounts();
  email = `faktor${++people}@contoh.id`;
  valueOf(await accounts.signUp({ fullName: 'Ratna', email, password }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const enrolled = async () => {
  const factor = valueOf(await accounts.enrolTotp('Ponsel'));
  valueOf(await accounts.verifyFactor(factor.id, stub.codeFor(factor.secret)));
  return factor;
};

test('an authenticator app is enrolled with its picture, listed, and proved with a code', async () => {
  expect(await accounts.offersFactors()).toBe(true);
  const factor = valueOf(await accounts.enrolTotp('Ponsel'));
  expect(decodeURIComponent(factor.picture)).toMatch(/^data:image\/svg\+xml;utf-8,.*<svg/s);
  expect(factor.picture).not.toContain('#');
  expect(valueOf(await accounts.factors())).toEqual([{ id: factor.id, kind: 'totp', name: 'Ponsel', verified: false }]);
  expect(await accounts.verifyFactor(factor.id, '000000')).toMatchObject({ ok: false, code: 'refused' });
  valueOf(await accounts.verifyFactor(factor.id, stub.codeFor(factor.secret)));
  expect(valueOf(await accounts.factors())).toMatchObject([{ verified: true }]);
  expect(await accounts.assurance()).toMatchObject({ current: 'aal2' });
  expect(tab.store.read().state).toMatchObject({ secondFactorDue: false });
});

test('the next sign-in asks for it before anything else', async () => {
  const factor = await enrolled();
  await accounts.signOut();
  valueOf(await accounts.signIn(email, password));
  expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', secondFactorDue: true });
  expect(await accounts.assurance()).toEqual({ current: 'aal1', possible: 'aal2' });
  valueOf(await accounts.verifyFactor(factor.id, stub.codeFor(factor.secret)));
  expect(tab.store.read().state).toMatchObject({ secondFactorDue: false });
});

test('a super admin passes into the admin area with it, where the setting wants one', async () => {
  const factor = await enrolled();
  await accounts.signOut();
  await backend.sql(
    "insert into public.user_roles (user_id, role) select id, 'superadmin' from auth.users where email = $1",
    [email],
  );
  await backend.sql('update private.settings set admin_needs_second_factor = true');
  try {
    valueOf(await accounts.signIn(email, password));
    await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.admin === 'second-factor');
    valueOf(await accounts.verifyFactor(factor.id, stub.codeFor(factor.secret)));
    await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.admin === 'granted');
  } finally {
    await backend.sql('update private.settings set admin_needs_second_factor = false');
  }
});

test('a removed factor is asked for no more', async () => {
  const factor = await enrolled();
  valueOf(await accounts.removeFactor(factor.id));
  expect(valueOf(await accounts.factors())).toEqual([]);
  await accounts.signOut();
  valueOf(await accounts.signIn(email, password));
  expect(tab.store.read().state).toMatchObject({ secondFactorDue: false });
});

describe('factors are offered', () => {
  test.each([
    ['not where the backend has none', 404, false],
    ['not where it can’t be asked', 'html', false],
    ['not where it is broken', 503, false],
  ] as const)('%s', async (_name, fault, offered) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stub.fail('/factors', fault);
    expect(await accounts.offersFactors()).toBe(offered);
  });

  test('to nobody who isn’t signed in', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await accounts.signOut();
    expect(await accounts.offersFactors()).toBe(false);
    expect(await accounts.factors()).toMatchObject({ ok: false, reason: 'session_not_found' });
  });
});
