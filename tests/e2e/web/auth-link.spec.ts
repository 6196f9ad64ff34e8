import type { Page } from '@playwright/test';
import { said } from '../pages/account-texts.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { addPerson, sessionOf, type RawSession, type TestPerson } from '../../support/portal/accounts.ts';
import type { PortalUnderTest } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** What an auth service's redirect puts behind the address. */
function fragmentOf(session: RawSession): string {
  const { access_token, refresh_token, expires_in, expires_at } = session;
  const parts = { access_token, refresh_token, expires_in, expires_at, token_type: 'bearer', type: 'magiclink' };
  return `#${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)])).toString()}`;
}

async function linkAs({ backend }: PortalUnderTest, person: TestPerson) {
  const session = await sessionOf(backend, person);
  return { session, fragment: fragmentOf(session) };
}

/** All addresses that the page has had, in its documents and their histories. */
function addresses(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(frame.url());
  });
  return seen;
}

test('takes the session out of the address and the history at once', async ({ page, portals }) => {
  const { steady } = portals;
  const person = await addPerson(steady.backend);
  const { session, fragment } = await linkAs(steady, person);
  // Who it is isn't answered yet: the address is clean before.
  await page.route(/\/auth\/v1\/user/, () => undefined);
  const auth = new AuthPage(page, 'id');
  await page.goto('/about');
  const seen = addresses(page);
  await page.goto(`/contact${fragment}`);
  await expect(auth.heading).toHaveText(said('auth:checkingLink', 'id'));
  expect(page.url()).toBe(`${steady.url}/auth`);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(session.access_token);
  await page.goBack();
  await expect(auth.heading).toHaveText('Tentang Tunas');
  await page.goForward();
  await expect(page).toHaveURL(`${steady.url}/auth`);
  const withToken = seen.filter((address) => address.includes(session.access_token));
  // The one that the browser was sent to, and no other.
  expect(withToken.length).toBeLessThanOrEqual(1);
});
