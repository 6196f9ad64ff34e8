import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, StrictAuth } from '../support/accounts/strict-auth.ts';

/** auth-js itself waits after an outage: between its retries up to 13 s, and after them a minute. People don't. */
let auth: StrictAuth;

beforeEach(() => {
  vi.useFakeTimers();
  auth = new StrictAuth();
  auth.instead = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', auth.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([14_000, 40_000])('after an outage of %i ms everything works at the first try', async (outageMs) => {
  const storage = sharedStorage();
  storage.values.set(auth.key, auth.session(RATNA, -60));
  const tab = openTab(auth.address, storage.tab());
  await vi.advanceTimersByTimeAsync(outageMs);
  const accounts = await tab.accounts();
  auth.instead = null;
  const outcomes: string[] = [];
  const note = (name: string, work: Promise<{ ok: boolean }>) =>
    void work.then(({ ok }) => outcomes.push(`${name} ${String(ok)}`));
  note(
    'rest',
    accounts.query((database) => database.from('profiles').select()),
  );
  note('password', accounts.changePassword('tomat-hijau-8', null));
  await vi.advanceTimersByTimeAsync(50);
  expect(outcomes.sort()).toEqual(['password true', 'rest true']);
  expect(tab.states).toEqual(['signed-in']);
});
