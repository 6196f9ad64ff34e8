import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountEvent } from '#renderer/data/accounts.ts';
import { openTab, until, valueOf, type Tab } from '../support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '../support/accounts/shared-storage.ts';
import { BUDI, RATNA, StrictAuth, type StrictPerson } from '../support/accounts/strict-auth.ts';

/** Answers that come when the session they were meant for is no longer the stored one. */
let auth: StrictAuth;
let storage: SharedStorage;
let tab: Tab;
let told: AccountEvent[];
/** Lets the answer come that is held back. */
let answer: ((response: Response) => void) | null;

beforeEach(async () => {
  auth = new StrictAuth();
  answer = null;
  auth.instead = (path, init) => {
    const held = (path.endsWith('/user') && init.method === 'PUT') || path.endsWith('/verify');
    if (held) return new Promise((resolve) => (answer = resolve));
    return path.endsWith('/challenge') ? Response.json({ id: 'challenge', type: 'totp' }) : null;
  };
  vi.stubGlobal('fetch', auth.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storage = sharedStorage();
  storage.values.set(auth.key, auth.session(RATNA, 3600, 'this-session'));
  tab = openTab(auth.address, storage.tab());
  told = [];
  (await tab.accounts()).watch((event) => void told.push(event));
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const stored = () => JSON.parse(storage.values.get(auth.key) ?? 'null') as Stored | null;
interface Stored {
  readonly refresh_token: string;
  readonly user: { readonly id: string; readonly email: string };
}
const user = (person: StrictPerson) => ({ ...person, aud: 'authenticated', factors: [] });
const held = () => vi.waitFor(() => expect(answer).not.toBeNull());

/** Work of Ratna's that auth-js stores the outcome of, and the answer to it. */
const WORK = {
  'a new password': {
    begin: async () => void (await (await tab.accounts()).changePassword('tomat-hijau-8', null)),
    answer: () => Response.json(user(RATNA)),
  },
  'a proved factor': {
    begin: async () => void (await (await tab.accounts()).verifyFactor('factor', '123456')),
    answer: () => Response.json(JSON.parse(auth.session(RATNA, 3600, 'this-session'))),
  },
} as const;

describe.each(Object.entries(WORK))('%s that is answered late', (_name, work) => {
  test('doesn’t bring back who signed out meanwhile', async () => {
    const done = work.begin();
    await held();
    await tab.store.signOut();
    answer?.(work.answer());
    await done;
    await settled();
    expect(tab.states).toEqual(['signed-in', 'visitor']);
    expect(storage.values.has(auth.key)).toBe(false);
    expect(told).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
  });

  test('doesn’t bring back who signed out in another tab', async () => {
    const done = work.begin();
    await held();
    await openTab(auth.address, storage.tab()).store.signOut();
    answer?.(work.answer());
    await done;
    await settled();
    expect(tab.store.read().state).toEqual({ kind: 'visitor' });
    expect(storage.values.has(auth.key)).toBe(false);
  });

  test('doesn’t take the place of somebody who signed in meanwhile', async () => {
    const done = work.begin();
    await held();
    await tab.store.signOut();
    valueOf(await (await tab.accounts()).signIn(BUDI.email, 'password'));
    answer?.(work.answer());
    await done;
    await settled();
    expect(stored()?.user.id).toBe(BUDI.id);
    expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', person: { email: BUDI.email } });
  });

  test('doesn’t take the place of the same person’s next session', async () => {
    const done = work.begin();
    await held();
    await tab.store.signOut();
    valueOf(await (await tab.accounts()).signIn(RATNA.email, 'password'));
    const next = stored()?.refresh_token;
    answer?.(work.answer());
    await done;
    await settled();
    expect(stored()?.refresh_token).toBe(next);
  });
});

test('a changed user is stored without undoing a refresh that another tab made meanwhile', async () => {
  const done = (await tab.accounts()).changePassword('tomat-hijau-8', null);
  await held();
  const other = openTab(auth.address, storage.tab());
  const before = stored()?.refresh_token;
  let stale = true;
  const { instead } = auth;
  auth.instead = (path, init) => {
    if (!path.startsWith('/rest/') || !stale) return instead?.(path, init) ?? null;
    stale = false;
    return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
  };
  valueOf(await (await other.accounts()).query((database) => database.from('profiles').select()));
  const rotated = stored()?.refresh_token;
  expect(rotated).not.toBe(before);
  answer?.(Response.json(user({ ...RATNA, email: 'dewi@contoh.id' })));
  valueOf(await done);
  expect(stored()).toMatchObject({ refresh_token: rotated, user: { email: 'dewi@contoh.id' } });
  await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.person.email === 'dewi@contoh.id');
  // And with it the session goes on.
  stale = true;
  valueOf(await (await tab.accounts()).query((database) => database.from('profiles').select()));
  expect([tab.states, auth.refusals]).toEqual([['signed-in'], 0]);
});

test.each([{}, { status: 'login required' }, null])(
  'an answer that is nobody (%j) is none, and damages no session',
  async (body) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = stored();
    const done = (await tab.accounts()).changePassword('tomat-hijau-8', null);
    await held();
    answer?.(Response.json(body));
    expect(await done).toMatchObject({ ok: false });
    await settled();
    expect(stored()).toEqual(before);
    expect(tab.states).toEqual(['signed-in']);
  },
);
