import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '#renderer/data/session-key.ts';
import { serialQueue } from '#domain/serial-queue.ts';
import { brokenWays, DEAD_NETWORKS, type BrokenWays } from '../support/accounts/broken-way.ts';
import { accessOf, openTab, until, valueOf } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { signUp } from '../support/backend/auth-call.ts';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';

/** The dead networks of the field, in front of the embedded backend. */
let backend: TestBackend;
let ways: BrokenWays;

beforeAll(async () => {
  backend = await startTestBackend();
  ways = await brokenWays(backend.url);
  vi.stubGlobal('fetch', ways.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await ways.stop();
  await backend.stop();
});

/** The backend's work, one after another: together they would keep it busy for longer than the portal waits. */
const inTurn = serialQueue();

const TOKENS = { valid: 3600, 'nearly expired': 60, expired: -60 } as const;
const CASES = DEAD_NETWORKS.flatMap((network) =>
  (Object.keys(TOKENS) as (keyof typeof TOKENS)[]).map((token) => ({ network, token })),
);
const CODES = {
  'connection refused': 'offline',
  'DNS failure': 'offline',
  'black hole': 'timeout',
  'captive portal': 'captive-portal',
} as const;

/** A device with a stored session whose token has this age. */
async function signedInDevice(name: string, secondsLeft: number) {
  const url = ways.address(name);
  const address = { url, publishableKey: backend.publishableKey };
  const email = `${new URL(url).hostname}@contoh.id`;
  const session = await inTurn(() => signUp(address, email, { full_name: 'Ratna' }, 'cabai-merah-7'));
  const key = sessionKey(address);
  const aged = JSON.stringify({ ...session, expires_at: Math.round(Date.now() / 1000) + secondsLeft });
  const device = sharedStorage();
  device.values.set(key, aged);
  return { address, device, key, email, aged };
}

describe.concurrent('a session outlives', () => {
  test.each(CASES)(
    '$network with a token that is $token, and goes on when the network is back',
    async ({ network, token }) => {
      const { address, device, key, email, aged } = await signedInDevice(`${network} ${token}`, TOKENS[token]);
      ways.break(address.url, network);
      const tab = openTab(address, device.tab());
      // From the device alone: nothing here waits for a network.
      await until(tab.store, ({ state }) => state.kind !== 'starting');
      expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', person: { email }, admin: 'checking' });

      expect(await accessOf(tab.store)).toBe('unknown');
      const accounts = await tab.accounts();
      const calls = [accounts.readFullName(), accounts.changePassword('tomat-hijau-8', null), accounts.factors()];
      for (const result of await Promise.all(calls)) expect(result).toMatchObject({ ok: false, code: CODES[network] });
      expect(tab.states).toEqual(['signed-in']);
      expect(device.values.get(key)).toBe(aged);

      ways.break(address.url, null);
      await inTurn(async () => {
        expect(valueOf(await accounts.readFullName())).toBe('Ratna');
        valueOf(await accounts.changePassword('tomat-hijau-8', null));
      });
      void tab.store.checkAccess();
      await until(tab.store, ({ state }) => state.kind === 'signed-in' && state.admin === 'denied');
      expect(tab.states).toEqual(['signed-in']);
    },
    60_000,
  );
});

test.each(DEAD_NETWORKS)(
  'signing out works at once with %s, and the backend is given up quietly',
  async (network) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { address, device } = await signedInDevice(`leaving ${network}`, 60);
    ways.break(address.url, network);
    const tab = openTab(address, device.tab());
    await tab.accounts();
    await tab.store.signOut();
    expect(tab.store.read().state).toEqual({ kind: 'visitor' });
    expect(device.values.size).toBe(0);
    await vi.waitFor(
      () => expect(warned).toHaveBeenCalledWith(expect.stringContaining('sign-out'), CODES[network], expect.anything()),
      6000,
    );
    warned.mockRestore();
  },
  20_000,
);

describe('with the network in order, a session whose token is over', () => {
  test('ends where its refresh token is damaged: the service can’t even read it', async () => {
    const { address, device, key, aged } = await signedInDevice('damaged token', -60);
    const session = JSON.parse(aged) as object;
    device.values.set(key, JSON.stringify({ ...session, refresh_token: 'no-uuid' }));
    const tab = openTab(address, device.tab());
    await until(tab.store, ({ state }) => state.kind === 'visitor');
    expect(tab.states).toEqual(['signed-in', 'visitor']);
    expect(device.values.has(key)).toBe(false);
  }, 30_000);

  test('stays where the portal’s own key is no longer good', async () => {
    const { address, device, key, aged } = await signedInDevice('wrong key', -60);
    const tab = openTab({ ...address, publishableKey: 'sb_publishable_wrong' }, device.tab());
    expect(await accessOf(tab.store)).toBe('unknown');
    expect([tab.states, device.values.get(key)]).toEqual([['signed-in'], aged]);
  }, 30_000);
});
