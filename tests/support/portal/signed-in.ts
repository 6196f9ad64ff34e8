import type { BrowserContext } from '@playwright/test';
import { sessionOf, storageKey, type RawSession, type TestPerson } from './accounts.ts';
import type { PortalUnderTest } from './portals.ts';

/**
 * Stores a session in an unused browser, as of an earlier visit: no page of the portal was opened for that, so its history is
 * empty. `change` modifies the session, for instance to one that is about to expire.
 */
export async function signInBrowser(
  context: BrowserContext,
  { url, backend }: PortalUnderTest,
  person: TestPerson,
  change: Partial<RawSession> = {},
): Promise<RawSession> {
  const session = { ...(await sessionOf(backend, person)), ...change };
  const localStorage = [{ name: storageKey(backend), value: JSON.stringify(session) }];
  await context.setStorageState({ cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] });
  return session;
}
