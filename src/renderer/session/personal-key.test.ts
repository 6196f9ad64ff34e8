import { beforeEach, expect, test, vi } from 'vitest';
import { accountsStage, type AccountsStage } from '#tests/support/accounts/accounts-stage.ts';
import { sharedStorage, type SharedStorage } from '#tests/support/accounts/shared-storage.ts';
import { failed, ok, SESSION_EXPIRED } from '#domain/result.ts';
import { besideSession } from './beside-session.ts';
import type { Session } from './session.ts';
import { followAccounts } from './signed-in-session.ts';

const KEY = 'sb-x-auth-token';
const RATNA = { id: 'a', email: 'ratna@contoh.id' };
const BUDI = { id: 'b', email: 'budi@contoh.id' };

let storage: SharedStorage;
beforeEach(() => {
  storage = sharedStorage();
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 2));
const kept = () => JSON.parse(storage.values.get(`${KEY}-key`) ?? 'null') as unknown;

/** A start of the portal in a window, whose check of the role is answered. */
async function start(
  person = RATNA,
  role: 'granted' | 'denied' | 'offline' = 'granted',
  prepare?: (stage: AccountsStage) => void,
) {
  let session: Session = { state: { kind: 'starting' }, authCallback: null };
  const stage = accountsStage(person);
  prepare?.(stage);
  const cell = {
    read: () => session,
    set: (change: Partial<Session>) => {
      session = { ...session, ...change };
    },
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  followAccounts(stage.accounts, cell, besideSession(storage.tab(), KEY, cell));
  stage.roles.at(-1)?.(role === 'offline' ? failed('offline', 'x') : ok(role === 'granted'));
  await settled();
  return { stage, admin: () => (session.state.kind === 'signed-in' ? session.state.admin : null) };
}

test('is asked for once, kept beside the session, and removed with it', async () => {
  const first = await start();
  expect(first.admin()).toBe('granted');
  expect(kept()).toEqual({ person: 'a', key: btoa('k'.repeat(32)) });
  const second = await start();
  expect([first.stage.keysAsked, second.stage.keysAsked]).toEqual([1, 0]);
  await second.stage.accounts.signOut();
  await settled();
  expect([...storage.values.keys()]).toEqual([]);
});

test('goes also with a session that ended elsewhere', async () => {
  const { stage } = await start();
  stage.tell('SIGNED_OUT', null);
  await settled();
  expect(kept()).toBeNull();
});

test('is nobody else’s', async () => {
  await start();
  const { stage } = await start(BUDI);
  expect(stage.keysAsked).toBe(1);
  expect(kept()).toMatchObject({ person: 'b' });
});

test('opens what was written here also without the backend, which isn’t asked', async () => {
  await start();
  const { stage, admin } = await start(RATNA, 'offline');
  expect([admin(), stage.keysAsked]).toEqual(['offline', 0]);
});

test('isn’t asked for by people without a role', async () => {
  const { stage } = await start(RATNA, 'denied');
  expect(stage.keysAsked).toBe(0);
});

test.each([failed('offline', 'x'), failed('no-table', 'x'), ok('no key')])(
  'keeps nobody out where it can’t be had, which is said: %j',
  async (answer) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { admin } = await start(RATNA, 'granted', (stage) => (stage.deviceKey = answer));
    expect(admin()).toBe('granted');
    expect(warned).toHaveBeenCalled();
    expect(kept()).toBeNull();
  },
);

test('an answer that comes after the sign-out leaves nothing here', async () => {
  let arrive = (): void => undefined;
  const { stage } = await start(RATNA, 'granted', (each) => {
    each.accounts.readDeviceKey = () => new Promise((resolve) => (arrive = () => resolve(ok(btoa('k'.repeat(32))))));
  });
  await stage.accounts.signOut();
  arrive();
  await settled();
  expect([...storage.values.keys()]).toEqual([]);
});

test('whoever signs out while the key of an ended session goes stays signed out', async () => {
  let session: Session = { state: { kind: 'starting' }, authCallback: null };
  const cell = {
    read: () => session,
    set: (change: Partial<Session>) => {
      session = { ...session, ...change };
    },
  };
  const stage = accountsStage(RATNA);
  const beside = besideSession(storage.tab(), KEY, cell);
  const forget = vi.fn(async () => void (forget.mock.calls.length === 1 && (await stage.accounts.signOut())));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const live = followAccounts(stage.accounts, cell, { ...beside, key: { ...beside.key, forget } });
  stage.roles.at(-1)?.(ok(true));
  await settled();
  void live.checkAccess();
  stage.roles.at(-1)?.({ ...failed('refused', 'x'), reason: SESSION_EXPIRED });
  await settled();
  expect(session.state.kind).toBe('visitor');
});
