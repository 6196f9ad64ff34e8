import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FRESH_MS } from '#renderer/data/auth/access-token.ts';
import { STALE_AFTER_S } from '#renderer/data/auth/callback-fragment.ts';
import { remoteAccounts } from '#renderer/data/auth/remote-accounts.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, StrictAuth } from '../support/accounts/strict-auth.ts';

/** What the portal leaves as the library has it (specification, sections 4 and 9), read off the library itself. */
const source = (file: string) => readFileSync(join('node_modules/@supabase/auth-js/src', file), 'utf8');

describe('auth-js’s own values', () => {
  const client = source('GoTrueClient.ts');
  const constants = source('lib/constants.ts');

  test('the version is the one whose behaviour was read', () => {
    for (const name of ['supabase-js', 'auth-js', 'postgrest-js', 'storage-js']) {
      const manifest = readFileSync(join('node_modules/@supabase', name, 'package.json'), 'utf8');
      expect(JSON.parse(manifest), name).toMatchObject({ version: '2.109.0' });
    }
  });

  test('a session is persisted, by the implicit flow, and refreshed by itself', () => {
    const defaults = /const DEFAULT_OPTIONS[^=]*= \{([\s\S]*?)\n\}/.exec(client)?.[1] ?? '';
    for (const value of ['persistSession: true', "flowType: 'implicit'", 'autoRefreshToken: true']) {
      expect(defaults).toContain(value);
      expect(readFileSync('src/renderer/data/api/supabase-client.ts', 'utf8')).toContain(value);
    }
  });

  test('it looks at the session every 30 s, and refreshes within three looks of its end', () => {
    expect(constants).toContain('AUTO_REFRESH_TICK_DURATION_MS = 30 * 1000');
    expect(constants).toContain('AUTO_REFRESH_TICK_THRESHOLD = 3');
    expect(client).toContain('if (expiresInTicks <= AUTO_REFRESH_TICK_THRESHOLD)');
    // Whole looks are counted, so it begins a look earlier: our own work begins with a token that lasts longer than that.
    expect(FRESH_MS).toBeGreaterThan((3 + 1) * 30 * 1000);
  });

  test('it warns of a session in an address that is older than 120 s; so do we', () => {
    expect(/timeNow - issuedAt >= (\d+)\)/.exec(client)?.[1]).toBe(String(STALE_AFTER_S));
    expect(client).toContain('Session as retrieved from URL was issued over 120s ago, URL could be stale');
  });

  test('it knows exactly the seven events that have a reaction', () => {
    const events = /AuthChangeEvent =([\s\S]*?)\nexport/.exec(source('lib/types.ts'))?.[1] ?? '';
    const mfa = /AuthChangeEventMFA = ([^\n]*)/.exec(source('lib/types.ts'))?.[1] ?? '';
    expect([...`${events}${mfa}`.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name).sort()).toEqual([
      'INITIAL_SESSION',
      'MFA_CHALLENGE_VERIFIED',
      'PASSWORD_RECOVERY',
      'SIGNED_IN',
      'SIGNED_OUT',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
    ]);
  });
});

describe('with the fetch policy between', () => {
  let auth: StrictAuth;
  const at: number[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    at.length = 0;
    auth = new StrictAuth();
    vi.stubGlobal('fetch', (url: string) => {
      if (url.includes('refresh_token')) at.push(Date.now());
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('a refresh is still retried after 200 ms, and after twice as long each time, for 30 s at most', async () => {
    const storage = sharedStorage();
    storage.values.set(auth.key, auth.session(RATNA, -60));
    remoteAccounts({ backend: auth.address, storage: storage.tab(), publicUrl: null });
    await vi.advanceTimersByTimeAsync(29_000);
    const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect(storage.values.has(auth.key)).toBe(true);
  });

  test('a session far from its end is looked at every 30 s, and refreshed when its end is near', async () => {
    const storage = sharedStorage();
    storage.values.set(auth.key, auth.session(RATNA, 175));
    remoteAccounts({ backend: auth.address, storage: storage.tab(), publicUrl: null });
    await vi.advanceTimersByTimeAsync(55_000);
    expect(at).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(at.length).toBeGreaterThan(0);
  });
});
