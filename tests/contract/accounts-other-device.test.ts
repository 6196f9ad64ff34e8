import { beforeEach, expect, test, vi } from 'vitest';
import { openTab, until, valueOf } from '../support/accounts/open-tab.ts';
import { sharedStorage, type SharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, StrictAuth } from '../support/accounts/strict-auth.ts';

/** A factor that was added on another device, which the session here doesn't contain yet. */
let auth: StrictAuth;
let storage: SharedStorage;
const FACTOR = { id: 'factor', factor_type: 'totp', friendly_name: 'Ponsel', status: 'verified' };

beforeEach(() => {
  auth = new StrictAuth();
  storage = sharedStorage();
  vi.stubGlobal('fetch', auth.fetch);
  storage.values.set(auth.key, auth.session(RATNA, 3600));
});

/** The service's answers, with this factor of Ratna's in them. */
function enrolledElsewhere(factor: object): void {
  auth.instead = (path) => {
    if (path.endsWith('/user')) return Response.json({ ...RATNA, factors: [factor] });
    if (!path.includes('refresh_token')) return null;
    const { user, ...rest } = JSON.parse(auth.session(RATNA, 3600, 'session-1')) as { user: object };
    return Response.json({ ...rest, user: { ...user, factors: [factor] } });
  };
}
const refreshes = () => auth.asked.filter((each) => each.includes('refresh_token')).length;

test('once it was listed the session knows that it could be proved better, and asks for it', async () => {
  enrolledElsewhere(FACTOR);
  const tab = openTab(auth.address, storage.tab());
  const accounts = await tab.accounts();
  expect(await accounts.assurance()).toEqual({ current: 'aal1', possible: 'aal1' });
  expect(valueOf(await accounts.factors())).toHaveLength(1);
  expect(await accounts.assurance()).toEqual({ current: 'aal1', possible: 'aal2' });
  await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.secondFactorDue);
  valueOf(await accounts.factors());
  expect(refreshes()).toBe(1);
});

test('one that was only begun changes nothing', async () => {
  enrolledElsewhere({ ...FACTOR, status: 'unverified' });
  const accounts = await openTab(auth.address, storage.tab()).accounts();
  expect(valueOf(await accounts.factors())).toHaveLength(1);
  expect(refreshes()).toBe(0);
});

test('is listed although the session can’t be renewed, which is logged', async () => {
  enrolledElsewhere(FACTOR);
  const { instead } = auth;
  auth.instead = (path, init) =>
    path.includes('refresh_token') ? new Response('', { status: 503 }) : (instead?.(path, init) ?? null);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const accounts = await openTab(auth.address, storage.tab()).accounts();
  expect(valueOf(await accounts.factors())).toHaveLength(1);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('factors'), 'server', expect.any(String));
});
