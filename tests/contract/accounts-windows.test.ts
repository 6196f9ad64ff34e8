// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, until, valueOf } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, refusal, StrictAuth } from '../support/accounts/strict-auth.ts';
import { signedToken } from '../support/backend/tokens.ts';

/** As in a browser: auth-js here also broadcasts its events to other tabs over a BroadcastChannel, whether they are right or not. */
let auth: StrictAuth;

beforeEach(() => {
  auth = new StrictAuth();
  vi.stubGlobal('fetch', auth.fetch);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const quiet = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('what auth-js tells from another tab', () => {
  test('the form for a new password opens only where the recovery was made', async () => {
    const storage = sharedStorage();
    const [first, second] = [openTab(auth.address, storage.tab()), openTab(auth.address, storage.tab())];
    const accounts = await first.accounts();
    await second.accounts();
    auth.instead = (path) => (path.includes('/verify') ? Response.json(JSON.parse(auth.session(RATNA, 3600))) : null);
    valueOf(await accounts.recover(RATNA.email, '123456'));
    await until(second.store, ({ state }) => state.kind === 'signed-in');
    await quiet();
    expect(first.store.read().authCallback).toEqual({ kind: 'recovery' });
    expect(second.store.read().authCallback).toBeNull();
  });

  test('a sign-out that only one tab believes in signs nobody out', async () => {
    const storage = sharedStorage({ locks: false });
    storage.values.set(auth.key, auth.session(RATNA, 3600));
    const tab = openTab(auth.address, storage.tab());
    const told: string[] = [];
    (await tab.accounts()).watch((event) => void told.push(event));
    await until(tab.store, ({ state }) => state.kind === 'signed-in');
    const channel = new BroadcastChannel(auth.key);
    channel.postMessage({ event: 'SIGNED_OUT', session: null });
    await quiet();
    channel.close();
    expect(tab.states).toEqual(['signed-in']);
    expect(told).toEqual(['INITIAL_SESSION']);
  });

  test('a sign-in that was over before the news came signs nobody in', async () => {
    const storage = sharedStorage();
    const tab = openTab(auth.address, storage.tab());
    await tab.accounts();
    const channel = new BroadcastChannel(auth.key);
    channel.postMessage({ event: 'SIGNED_IN', session: JSON.parse(auth.session(RATNA, 3600)) as unknown });
    await quiet();
    channel.close();
    expect(tab.store.read().state).toEqual({ kind: 'visitor' });
  });
});

describe('what another tab does to the same session is told by the storage alone', () => {
  /** A session as strong as this, of a person with so many factors. */
  const session = ([aal, factors]: readonly ['aal1' | 'aal2', number]) => {
    const { user, ...rest } = JSON.parse(auth.session(RATNA, 3600, 'this-session')) as Record<string, object>;
    const claims = { sub: RATNA.id, session_id: 'this-session', aal };
    const enrolled = Array.from({ length: factors }, () => ({ status: 'verified' }));
    return JSON.stringify({
      ...rest,
      access_token: signedToken(claims, 'secret'),
      user: { ...user, factors: enrolled },
    });
  };

  test.each([
    ['a proved factor', ['aal1', 1], ['aal2', 1], 'MFA_CHALLENGE_VERIFIED', false],
    ['an added factor', ['aal1', 0], ['aal1', 1], 'TOKEN_REFRESHED', true],
    ['a removed factor', ['aal1', 1], ['aal1', 0], 'TOKEN_REFRESHED', false],
    ['a weaker session', ['aal2', 1], ['aal1', 1], 'TOKEN_REFRESHED', true],
    ['nothing but new tokens', ['aal1', 1], ['aal1', 1], null, true],
  ] as const)('%s', async (_name, before, after, event, due) => {
    const storage = sharedStorage();
    storage.values.set(auth.key, session(before));
    const tab = openTab(auth.address, storage.tab());
    const told: string[] = [];
    (await tab.accounts()).watch((each) => void told.push(each));
    await until(tab.store, ({ state }) => state.kind === 'signed-in');
    await quiet();
    await storage.tab().write(auth.key, session(after));
    await quiet();
    expect(told).toEqual(['INITIAL_SESSION', ...(event ? [event] : [])]);
    expect(tab.store.read().state).toMatchObject({ secondFactorDue: due });
  });
});

test('a proactive refresh that is refused leaves the session as long as its token lives', async () => {
  const storage = sharedStorage();
  storage.values.set(auth.key, auth.session(RATNA, 60));
  auth.instead = (path) =>
    path.includes('refresh_token') ? refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token') : null;
  const tab = openTab(auth.address, storage.tab());
  const accounts = await tab.accounts();
  expect((await accounts.query((database) => database.from('profiles').select())).ok).toBe(true);
  expect(tab.states).toEqual(['signed-in']);
});
