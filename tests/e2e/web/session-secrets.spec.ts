import type { Page } from '@playwright/test';
import { AuthPage } from '../pages/auth-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { addSuperAdmin, storedSession, type RawSession } from '../../support/portal/accounts.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** Everything that a page exposes: addresses that it requests and shows, lines on its console, its uncaught errors. */
function overhear(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('request', (request) => heard.push(`request ${request.url()} ${request.headers()['referer'] ?? ''}`));
  page.on('framenavigated', (frame) => heard.push(`address ${frame.url()}`));
  page.on('pageerror', (error) => heard.push(`error ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    heard.push(`console ${message.text()}`);
    for (const argument of message.args()) {
      // What was logged as an object is seen with all that it holds.
      void argument
        .evaluate((value) => JSON.stringify(value))
        .then(
          (text) => heard.push(`console ${text}`),
          () => heard.push('console: an argument that went away'),
        );
    }
  });
  return heard;
}

/** The collected lines that contain one of the secrets. */
function leaks(heard: readonly string[], secrets: readonly string[]): readonly string[] {
  return heard.filter((each) => secrets.some((secret) => each.includes(secret)));
}

function secretsOf({ access_token: token, refresh_token: refresh }: RawSession): readonly string[] {
  // The head of a token is everybody's; its claims and signature aren't.
  return [...token.split('.').slice(1), refresh];
}

test('keeps token and password out of addresses, the console and other storage, and sends the token to the backend alone', async ({
  page,
  portals,
}) => {
  const { steady } = portals;
  const admin = await addSuperAdmin(steady.backend, { password: 'rahasia-yang-panjang-sekali' });
  const heard = overhear(page);
  const bearers: string[] = [];
  page.on('request', (request) => {
    const { authorization = '' } = request.headers();
    if (authorization !== '') bearers.push(`${new URL(request.url()).origin} ${authorization}`);
  });
  const auth = new AuthPage(page, 'en');
  await auth.show();
  await auth.logIn({ email: admin.email, password: 'rahasia-yang-salah-sama-sekali' });
  await expect(auth.alert).toBeVisible();
  await auth.fill({ password: admin.password });
  await auth.submit();
  await auth.expectInAdmin();
  const session = await storedSession(page, steady);
  expect(session).not.toBeNull();
  const besides = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, document.cookie, history.state, document.documentElement.outerHTML]),
    );
  expect(leaks([await besides()], secretsOf(session!))).toEqual([]);
  const profile = new ProfilePage(page, 'en');
  // Failures are logged: what they log counts.
  await page.route(/\/rest\/v1\/(profiles|user_roles)/, (route) => route.abort('connectionrefused'));
  await profile.show();
  await expect(profile.nameAlert).toBeVisible();
  await page.unrouteAll();
  await profile.retry.click();
  await profile.fullName.fill('Dewi');
  await profile.save.click();
  await expect(profile.toast('Success')).toBeVisible();
  await new UserMenu(page, 'en').signOut();
  await expect(profile.toast('You are signed out')).toBeVisible();
  expect(heard.filter((each) => each.startsWith('console')).length).toBeGreaterThan(0);
  expect(heard.filter((each) => each.includes('/rest/v1/profiles')).length).toBeGreaterThan(0);
  const secrets = [...secretsOf(session!), admin.password, 'rahasia-yang-salah-sama-sekali'];
  expect(leaks([...heard, await besides()], secrets)).toEqual([]);
  expect(leaks([await page.evaluate(() => JSON.stringify({ ...localStorage }))], secrets)).toEqual([]);
  const carriers = bearers.filter((each) => each.includes(session!.access_token)).map((each) => each.split(' ')[0]);
  expect(new Set(carriers)).toEqual(new Set([steady.backend.url]));
});
