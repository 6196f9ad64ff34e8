import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, until, valueOf, type Tab } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { BUDI, RATNA, StrictAuth } from '../support/accounts/strict-auth.ts';

/** Several tabs of one browser, and an auth service that takes each refresh token once. */
let auth: StrictAuth;

beforeEach(() => {
  auth = new StrictAuth();
  vi.stubGlobal('fetch', auth.fetch);
  // auth-js logs every refusal on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const signedInAs = (tab: Tab, email: string) =>
  until(tab.store, ({ state }) => state.kind === 'signed-in' && state.person.email === email);
const visitor = (tab: Tab) => until(tab.store, ({ state }) => state.kind === 'visitor');
const refreshes = () => auth.asked.filter((each) => each.includes('refresh_token')).length;

describe.each([
  ['with Web Locks', true],
  ['without', false],
])('tabs that find an expired session at the same moment, %s', (_name, locks) => {
  test.each([0, 40])('all stay signed in, and all go on (answers take %i ms)', async (delayMs) => {
    auth.delayMs = delayMs;
    const storage = sharedStorage({ locks });
    storage.values.set(auth.key, auth.session(RATNA, -60));
    const tabs = Array.from({ length: 4 }, () => openTab(auth.address, storage.tab()));
    for (const tab of tabs) {
      const accounts = await tab.accounts();
      expect(valueOf(await accounts.query((database) => database.from('profiles').select())).data).toEqual([]);
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs * 2 + 20));
    for (const tab of tabs) expect(tab.states).toEqual(['signed-in']);
    if (locks) expect([refreshes(), auth.refusals]).toEqual([1, 0]);
  });
});

test.each([3600, -10])(
  'a tab whose refresh was refused because another one was quicker takes the other’s session (%i s left)',
  async (left) => {
    const storage = sharedStorage({ locks: false });
    const stored = auth.session(RATNA, -60);
    storage.values.set(auth.key, stored);
    const newer = auth.session(RATNA, left);
    auth.instead = (path) => {
      // The other tab's session lands while this one's refresh is on its way.
      if (path.includes('refresh_token')) storage.values.set(auth.key, newer);
      return path.includes('refresh_token')
        ? Response.json({ error_code: 'refresh_token_already_used', msg: 'Already Used' }, { status: 400 })
        : null;
    };
    const tab = openTab(auth.address, storage.tab());
    const accounts = await tab.accounts();
    expect((await accounts.query((database) => database.from('profiles').select())).ok).toBe(true);
    expect(tab.states).toEqual(['signed-in']);
    expect(storage.values.get(auth.key)).toBe(newer);
  },
);

test('a refresh token that is really refused ends the session, everywhere', async () => {
  const storage = sharedStorage();
  storage.values.set(auth.key, auth.session(RATNA, -60).replace(/refresh-\d+/, 'refresh-revoked'));
  const tabs = [openTab(auth.address, storage.tab()), openTab(auth.address, storage.tab())];
  for (const tab of tabs) await visitor(tab);
  expect(auth.refusals).toBeGreaterThan(0);
  expect([...storage.values.keys()]).toEqual([]);
});

describe('all tabs follow', () => {
  test('a sign-in, also those that had loaded nothing yet', async () => {
    const storage = sharedStorage();
    const [first, second] = [openTab(auth.address, storage.tab()), openTab(auth.address, storage.tab())];
    await visitor(second);
    expect(second.loads).toBe(0);
    valueOf(await (await first.accounts()).signIn(RATNA.email, 'password'));
    await signedInAs(second, RATNA.email);
    expect(second.loads).toBe(1);
  });

  test('a sign-out', async () => {
    const storage = sharedStorage();
    storage.values.set(auth.key, auth.session(RATNA, 3600));
    const tabs = [openTab(auth.address, storage.tab()), openTab(auth.address, storage.tab())] as const;
    for (const tab of tabs) await signedInAs(tab, RATNA.email);
    await tabs[0].store.signOut();
    for (const tab of tabs) await visitor(tab);
  });

  test('a sign-out, which leaves no address of an awaited mail behind', async () => {
    const storage = sharedStorage();
    storage.values.set(auth.key, auth.session(RATNA, 3600));
    storage.values.set(`${auth.key}-request`, JSON.stringify({ kind: 'recovery', email: 'x@y.id', at: Date.now() }));
    const tab = openTab(auth.address, storage.tab());
    await signedInAs(tab, RATNA.email);
    await tab.accounts();
    expect(storage.values.size).toBe(2);
    await tab.store.signOut();
    expect([...storage.values.keys()]).toEqual([]);
  });

  test('a sign-out of two tabs at once', async () => {
    const storage = sharedStorage();
    storage.values.set(auth.key, auth.session(RATNA, 3600));
    const tabs = [openTab(auth.address, storage.tab()), openTab(auth.address, storage.tab())] as const;
    for (const tab of tabs) await signedInAs(tab, RATNA.email);
    await Promise.all(tabs.map(({ store }) => store.signOut()));
    for (const tab of tabs) expect(tab.store.read().state).toEqual({ kind: 'visitor' });
  });

  test('a change of user', async () => {
    const storage = sharedStorage();
    storage.values.set(auth.key, auth.session(RATNA, 3600));
    const [first, second] = [openTab(auth.address, storage.tab()), openTab(auth.address, storage.tab())];
    await signedInAs(first, RATNA.email);
    await signedInAs(second, RATNA.email);
    valueOf(await (await first.accounts()).signIn(BUDI.email, 'password'));
    await signedInAs(second, BUDI.email);
    // There was no signed-out state in between.
    expect(second.states).toEqual(['signed-in']);
  });
});

test('a sign-out wins over a refresh that was on its way in another tab', async () => {
  const storage = sharedStorage();
  storage.values.set(auth.key, auth.session(RATNA, 60));
  auth.delayMs = 30;
  const [busy, leaving] = [openTab(auth.address, storage.tab()), openTab(auth.address, storage.tab())];
  await signedInAs(busy, RATNA.email);
  await signedInAs(leaving, RATNA.email);
  await vi.waitFor(() => expect(refreshes()).toBe(1));
  await leaving.store.signOut();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(storage.values.has(auth.key)).toBe(false);
  for (const tab of [busy, leaving]) expect(tab.store.read().state).toEqual({ kind: 'visitor' });
});

describe('a session that a busy tab stores just after the sign-out', () => {
  /** Another tab is in its turn, and writes when it gets to it. */
  async function signOutWhile(text: string): Promise<string | undefined> {
    const storage = sharedStorage();
    storage.values.set(auth.key, auth.session(RATNA, 3600, 'this-session'));
    const tab = openTab(auth.address, storage.tab());
    await signedInAs(tab, RATNA.email);
    await tab.accounts();
    const busy = storage.tab();
    const turn = busy.exclusively(auth.key, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await busy.write(auth.key, text);
    });
    await tab.store.signOut();
    await turn;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return storage.values.get(auth.key);
  }

  test('goes as well, where it is the one that was ended', async () => {
    expect(await signOutWhile(auth.session(RATNA, 3600, 'this-session'))).toBeUndefined();
  });

  test('stays, where somebody signed in anew', async () => {
    const anew = auth.session(RATNA, 3600, 'another-session');
    expect(await signOutWhile(anew)).toBe(anew);
  });
});
