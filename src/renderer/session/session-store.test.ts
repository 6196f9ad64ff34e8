import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsStage, type AccountsStage } from '#tests/support/accounts/accounts-stage.ts';
import { until } from '#tests/support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '#tests/support/accounts/shared-storage.ts';
import type { SessionStoreOptions } from './session.ts';
import { createSessionStore } from './session-store.ts';

const KEY = 'sb-x-auth-token';
const RATNA = { id: 'a', email: 'ratna@contoh.id' };
const stored = (change: object = {}) =>
  JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user: RATNA, ...change });

let storage: SharedStorage;
let stage: AccountsStage;
let loads = 0;

beforeEach(() => {
  storage = sharedStorage();
  stage = accountsStage(RATNA);
  loads = 0;
});

const open = (change: Partial<SessionStoreOptions> = {}) =>
  createSessionStore({
    storage: storage.tab(),
    key: KEY,
    fragment: null,
    loadAccounts: () => {
      loads += 1;
      return Promise.resolve(stage.accounts);
    },
    ...change,
  });
const kind = (store: ReturnType<typeof open>, wanted: string) => until(store, ({ state }) => state.kind === wanted);

describe('a visitor', () => {
  test('is known without a byte of the accounts’ code', async () => {
    const store = open();
    expect(store.read()).toEqual({ state: { kind: 'starting' }, authCallback: null });
    store.start();
    await kind(store, 'visitor');
    expect(loads).toBe(0);
  });

  test('becomes somebody when another tab signs in', async () => {
    const store = open();
    store.start();
    await kind(store, 'visitor');
    await storage.tab().write(KEY, stored());
    await kind(store, 'signed-in');
    expect(loads).toBe(1);
  });

  test('stays one for good where no backend is configured', async () => {
    storage.values.set(KEY, stored());
    const store = open({ key: null, fragment: 'access_token=x' });
    const stop = store.start();
    expect(store.read()).toEqual({ state: { kind: 'visitor' }, authCallback: null });
    await expect(store.accounts()).rejects.toThrow('No backend is configured');
    expect(loads).toBe(0);
    stop();
  });
});

test('nothing is heard from the storage after the store was stopped, and again once it is started anew', async () => {
  const store = open();
  store.start()();
  await kind(store, 'visitor');
  await storage.tab().write(KEY, stored());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(store.read().state.kind).toBe('visitor');
  store.start();
  await kind(store, 'signed-in');
});

describe('a stored session', () => {
  test('says who it is before anything is loaded, even one that is over', async () => {
    storage.values.set(KEY, stored());
    const store = open({ loadAccounts: () => new Promise(() => undefined) });
    store.start();
    expect((await kind(store, 'signed-in')).state).toEqual({
      kind: 'signed-in',
      person: RATNA,
      admin: 'checking',
      position: null,
      secondFactorDue: false,
    });
  });

  test('with an enrolled factor says at once that its proof is due', async () => {
    storage.values.set(KEY, stored({ user: { ...RATNA, factors: [{ status: 'verified' }] } }));
    const store = open({ loadAccounts: () => new Promise(() => undefined) });
    store.start();
    expect((await kind(store, 'signed-in')).state).toMatchObject({ secondFactorDue: true });
  });

  test.each(['{', '{}', stored({ user: null }), stored({ refresh_token: 7 })])(
    'that is damaged is removed: %s',
    async (text) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      storage.values.set(KEY, text);
      const store = open();
      store.start();
      await kind(store, 'visitor');
      expect([storage.values.has(KEY), loads]).toEqual([false, 0]);
      expect(warned).toHaveBeenCalledOnce();
    },
  );

  test('stays where the accounts’ code can’t be fetched, and the next try may fetch it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storage.values.set(KEY, stored());
    let online = false;
    const store = open({
      loadAccounts: () => (online ? Promise.resolve(stage.accounts) : Promise.reject(new TypeError('gone'))),
    });
    store.start();
    await until(store, ({ state }) => state.kind === 'signed-in' && state.admin === 'unknown');
    expect(logged).toHaveBeenCalledOnce();
    online = true;
    void store.checkAccess();
    await vi.waitFor(() => expect(stage.roles.length).toBeGreaterThan(0));
    expect(store.read().state.kind).toBe('signed-in');
  });
});

describe('a link that came before the accounts’ code could be fetched', () => {
  let online: boolean;
  const link = () =>
    open({
      fragment: 'access_token=x',
      loadAccounts: () => (online ? Promise.resolve(stage.accounts) : Promise.reject(new TypeError('gone'))),
    });
  const failing = (store: ReturnType<typeof open>) =>
    until(store, ({ authCallback }) => authCallback?.kind === 'failed');
  beforeEach(() => {
    online = false;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('waits, and is looked at once somebody tries again', async () => {
    const read = vi.spyOn(stage.accounts, 'readAuthCallback');
    const store = link();
    store.start();
    expect((await failing(store)).authCallback).toMatchObject({ reason: 'offline', again: true });
    await store.retryAuthCallback();
    expect(store.read().authCallback).toMatchObject({ kind: 'failed', reason: 'offline', again: true });
    online = true;
    await store.retryAuthCallback();
    expect(read.mock.calls).toEqual([['access_token=x']]);
    expect(store.read().authCallback).toMatchObject({ kind: 'failed', again: false });
  });

  test('isn’t looked at by itself, nor after it was put out of the way', async () => {
    const read = vi.spyOn(stage.accounts, 'readAuthCallback');
    const store = link();
    store.start();
    await failing(store);
    online = true;
    await storage.tab().write(KEY, stored());
    await vi.waitFor(() => expect(stage.roles.length).toBeGreaterThan(0));
    store.dismissAuthCallback();
    await store.retryAuthCallback();
    expect(read).not.toHaveBeenCalled();
    expect(store.read().authCallback).toBeNull();
  });
});

describe('signing out', () => {
  test('is the accounts’ work', async () => {
    storage.values.set(KEY, stored());
    const store = open();
    store.start();
    await store.signOut();
    expect(stage.signOuts).toBe(1);
    expect(store.read().state).toEqual({ kind: 'visitor' });
  });

  test('works without their code as well', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storage.values.set(KEY, stored());
    const store = open({ loadAccounts: () => Promise.reject(new TypeError('gone')) });
    store.start();
    await kind(store, 'signed-in');
    await store.signOut();
    expect(store.read().state).toEqual({ kind: 'visitor' });
    expect(storage.values.has(KEY)).toBe(false);
  });
});

test('listeners hear every change until they leave', async () => {
  const store = open();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.start();
  await kind(store, 'visitor');
  expect(heard).toHaveBeenCalled();
  const before = heard.mock.calls.length;
  leave();
  store.dismissAuthCallback();
  expect(heard.mock.calls.length).toBe(before);
});
