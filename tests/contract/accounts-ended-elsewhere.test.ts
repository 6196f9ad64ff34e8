import { beforeEach, expect, test, vi } from 'vitest';
import { openTab, until, valueOf, type Tab } from '../support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, refusal, StrictAuth } from '../support/accounts/strict-auth.ts';

/** A new password on another device ends the session of this one: it is told, and what is open here stays. */
let auth: StrictAuth;
let storage: SharedStorage;
let isOver: boolean;

beforeEach(() => {
  auth = new StrictAuth();
  storage = sharedStorage();
  isOver = false;
  auth.instead = (path) => {
    if (path.includes('refresh_token') && isOver) return refusal(400, 'refresh_token_not_found', 'x');
    if (path.endsWith('/user') && isOver) return refusal(403, 'session_not_found', 'x');
    if (!path.startsWith('/rest/v1/')) return null;
    if (isOver) return Response.json({ code: 'PT401', message: 'The session has ended' }, { status: 401 });
    return path.startsWith('/rest/v1/user_roles')
      ? Response.json([{ role: 'superadmin' }])
      : Response.json(path.startsWith('/rest/v1/rpc/') ? false : []);
  };
  vi.stubGlobal('fetch', auth.fetch);
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  storage.values.set(auth.key, auth.session(RATNA, 3600, 'this-session'));
});

const ended = async (tab: Tab) => (await tab.accounts()).query((database) => database.from('profiles').select());
const inside = async (): Promise<Tab> => {
  const tab = openTab(auth.address, storage.tab());
  await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.admin === 'granted');
  return tab;
};
const ENDED = { ok: false, code: 'refused', reason: 'session_expired' };

test('the first request that is refused tells so, and nobody is thrown out of what they write', async () => {
  const tab = await inside();
  expect(tab.store.read().ended).toBeFalsy();
  isOver = true;
  expect(await ended(tab)).toMatchObject(ENDED);
  await until(tab.store, (session) => session.ended === true);
  expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', admin: 'granted' });
  expect(tab.states).toEqual(['signed-in']);
});

test('the auth service’s own word counts as well', async () => {
  const tab = await inside();
  isOver = true;
  expect(await (await tab.accounts()).factors()).toMatchObject(ENDED);
  await until(tab.store, (session) => session.ended === true);
});

test('who signs in again, here or in another window, is told no more', async () => {
  for (const other of [false, true]) {
    const tab = await inside();
    isOver = true;
    await ended(tab);
    await until(tab.store, (session) => session.ended === true);
    isOver = false;
    const signsIn = other ? openTab(auth.address, storage.tab()) : tab;
    valueOf(await (await signsIn.accounts()).signIn(RATNA.email, 'password'));
    await until(tab.store, (session) => session.ended !== true);
    expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', admin: 'granted' });
  }
});

test('who opens the portal after that is told, and takes nothing from a window in which somebody writes', async () => {
  const writing = await inside();
  isOver = true;
  const tab = openTab(auth.address, storage.tab());
  await until(
    tab.store,
    ({ state, ended: over }) => state.kind === 'signed-in' && state.admin === 'unknown' && over === true,
  );
  expect(writing.store.read().state).toMatchObject({ kind: 'signed-in', admin: 'granted' });
});

test('who was offline meanwhile keeps what they write', async () => {
  const tab = await inside();
  const { instead } = auth;
  auth.instead = () => Promise.reject(new TypeError('fetch failed'));
  await tab.store.checkAccess();
  auth.instead = instead;
  isOver = true;
  await tab.store.checkAccess();
  expect(tab.store.read()).toMatchObject({ state: { kind: 'signed-in', admin: 'granted' }, ended: true });
});

test('a token that is over ends as plainly', async () => {
  isOver = true;
  storage.values.set(auth.key, auth.session(RATNA, -60, 'this-session'));
  const tab = openTab(auth.address, storage.tab());
  await until(tab.store, ({ state, ended: over }) => state.kind === 'visitor' && over === true);
});

test('a sign-out of one’s own is no end that needs a word', async () => {
  const tab = await inside();
  await tab.store.signOut();
  expect(tab.store.read()).toMatchObject({ state: { kind: 'visitor' }, ended: false });
  isOver = true;
  storage.values.set(auth.key, auth.session(RATNA, 3600, 'another-session'));
  const other = openTab(auth.address, storage.tab());
  await until(other.store, (session) => session.ended === true);
  await other.store.signOut();
  expect(other.store.read().ended).toBe(false);
});
