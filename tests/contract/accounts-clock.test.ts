import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { openTab, until, valueOf } from '../support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, refusal, StrictAuth } from '../support/accounts/strict-auth.ts';

/** Devices whose clock is wrong, by an hour or two. */
let auth: StrictAuth;
let storage: SharedStorage;

beforeEach(() => {
  auth = new StrictAuth();
  storage = sharedStorage();
  vi.stubGlobal('fetch', auth.fetch);
});

const refreshes = () => auth.asked.filter((each) => each.includes('refresh_token')).length;

describe('a token that is over for the service, but not by this device’s clock', () => {
  const CALLS: Readonly<Record<string, (accounts: Accounts) => Promise<Result<unknown>>>> = {
    'the list of factors': (accounts) => accounts.factors(),
    'a new password': (accounts) => accounts.changePassword('tomat-hijau-8', null),
    'a new factor': (accounts) => accounts.enrolTotp('Ponsel'),
  };
  /** Takes no token but those of a refresh, which this many bring. */
  function refuseTokens(until: number): void {
    auth.instead = (path) => {
      if (!path.endsWith('/user') && !path.includes('/factors')) return null;
      if (refreshes() < until) return refusal(403, 'bad_jwt', 'invalid JWT: token is expired');
      if (path.endsWith('/user')) return Response.json({ ...RATNA, factors: [] });
      return Response.json({ id: 'new', type: 'totp', totp: { qr_code: '<svg/>', secret: 'x', uri: 'x' } });
    };
  }
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storage.values.set(auth.key, auth.session(RATNA, 3600));
  });

  test.each(Object.entries(CALLS))('is renewed once, and %s comes', async (_name, call) => {
    refuseTokens(1);
    valueOf(await call(await openTab(auth.address, storage.tab()).accounts()));
    expect([refreshes(), auth.refusals]).toEqual([1, 0]);
  });

  test.each(Object.entries(CALLS))('is renewed only once: %s fails where that doesn’t help', async (_name, call) => {
    refuseTokens(Number.POSITIVE_INFINITY);
    const result = await call(await openTab(auth.address, storage.tab()).accounts());
    expect(result).toMatchObject({ ok: false, code: 'refused', reason: 'session_expired' });
    expect(refreshes()).toBe(1);
  });

  test('offers factors as well', async () => {
    auth.instead = (path) => {
      if (!path.endsWith('/factors')) return null;
      return refreshes() === 0 ? refusal(403, 'bad_jwt', 'x') : refusal(400, 'validation_failed', 'factor_type');
    };
    expect(await (await openTab(auth.address, storage.tab()).accounts()).offersFactors()).toBe(true);
  });
});

describe('a mail’s link', () => {
  /** A link that the service has just made, opened on a device whose clock is ahead by this much. */
  function link(deviceAheadS: number): string {
    const session = JSON.parse(auth.session(RATNA, 3600)) as Record<string, string>;
    const named = ['access_token', 'refresh_token', 'expires_at', 'expires_in', 'token_type'] as const;
    const parts = named.map((name) => [name, String(session[name])]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + deviceAheadS * 1000 });
    return new URLSearchParams(parts).toString();
  }
  const opened = async (fragment: string) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tab = openTab(auth.address, storage.tab(), fragment);
    await until(tab.store, ({ authCallback }) => authCallback?.kind === 'asks');
    return tab;
  };

  test.each([7200, 0, -7200])('signs in on a device whose clock is %i s ahead', async (ahead) => {
    const tab = await opened(link(ahead));
    valueOf(await tab.store.acceptAuthCallback());
    expect(tab.store.read()).toMatchObject({ state: { kind: 'signed-in', person: RATNA }, authCallback: null });
    valueOf(await (await tab.accounts()).query((database) => database.from('profiles').select()));
    expect([tab.store.read().state.kind, auth.refusals]).toEqual(['signed-in', 0]);
  });

  test.each([
    [3580, true],
    [3595, false],
  ])('that has lain there for %i s is still good: %s', async (later, good) => {
    const tab = await opened(link(0));
    vi.setSystemTime(Date.now() + later * 1000);
    const result = await tab.store.acceptAuthCallback();
    expect(result.ok ? null : result.reason).toBe(good ? null : 'otp_expired');
  });

  test('hasn’t become younger because it is looked at again', async () => {
    const fragment = link(0);
    const accounts = await openTab(auth.address, storage.tab()).accounts();
    await accounts.readAuthCallback(fragment);
    vi.setSystemTime(Date.now() + 3595 * 1000);
    const again = valueOf(await accounts.readAuthCallback(fragment));
    expect(await again.accept()).toMatchObject({ ok: false, reason: 'otp_expired' });
  });

  test('whose session was ended on this device signs nobody in', async () => {
    const fragment = link(0);
    const tab = await opened(fragment);
    valueOf(await tab.store.acceptAuthCallback());
    await tab.store.signOut();
    const again = valueOf(await (await tab.accounts()).readAuthCallback(fragment));
    expect(await again.accept()).toMatchObject({ ok: false, reason: 'session_not_found' });
    expect(tab.store.read().state).toEqual({ kind: 'visitor' });
  });
});

describe('a device whose clock is fast', () => {
  test.each([7200, -7200])('by %i s refreshes a new session no earlier than another device', async (aheadS) => {
    auth.behindS = aheadS;
    const accounts = await openTab(auth.address, storage.tab()).accounts();
    valueOf(await accounts.signIn(RATNA.email, 'tomat-hijau-8'));
    for (let each = 0; each < 10; each += 1) {
      valueOf(await accounts.query((database) => database.from('profiles').select()));
    }
    expect(refreshes()).toBe(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3590 * 1000 });
    for (let each = 0; each < 10; each += 1) {
      valueOf(await accounts.query((database) => database.from('profiles').select()));
    }
    expect([refreshes(), auth.refusals]).toEqual([1, 0]);
  });
});
