import type { Page, Request } from '@playwright/test';
import { AdminPage, GREETINGS } from '../pages/admin-page.ts';
import { signInAtDesktop } from '../pages/desktop-sign-in.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin, newAddress, storageKey } from '../../support/portal/accounts.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';

// One after another: each worker builds an app of its own.
test.describe.configure({ mode: 'default' });

// The app keeps the session for all of its windows, also for the next test's.
test.beforeEach(async ({ desktop, backend }) => {
  await desktop.page.evaluate((key) => window.desktop['session.remove'](key), storageKey(backend));
  await desktop.page.goto(desktop.address('/'));
});

/** Everything that the page keeps by itself. */
function draftStore(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie, databases });
  });
}

test('signs in, stays so after a reload, and leaves nothing of the session with the page', async ({
  desktop,
  backend,
}) => {
  const { page } = desktop;
  const person = await addSuperAdmin(backend, { fullName: 'Nyoman Suta' });
  const answering = page.waitForResponse(/grant_type=password/);
  await signInAtDesktop(desktop, person);
  const session = (await (await answering).json()) as { access_token: string; refresh_token: string };
  const admin = new AdminPage(page);
  await admin.entered();
  await expect(admin.heading).toHaveText(GREETINGS.id);
  await expect(admin.heading).toContainText('Nyoman Suta');
  expect(page.url()).toBe(desktop.address('/admin'));
  const kept = await draftStore(page);
  expect(session.access_token.length).toBeGreaterThan(50);
  expect(kept).not.toContain(session.access_token);
  expect(kept).not.toContain(session.refresh_token);
  expect(kept).not.toContain('auth-token');
  await page.goto(desktop.address('/'));
  await expect(new UserMenu(page, 'id').button).toContainText(person.email);
  await expect(admin.entry('login', 'id')).toHaveCount(0);
});

test('signs up with a link that leads to the public site, never into the app', async ({ desktop }) => {
  const { page } = desktop;
  await page.goto(desktop.address('/auth'));
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/auth/v1/signup') && request.method() === 'POST') asked.push(request);
  });
  await page.getByRole('tab').last().click();
  const email = newAddress('made');
  await page.locator('input[autocomplete=name]').fill('Made Rai');
  await page.getByLabel(words.email.id, { exact: true }).fill(email);
  for (const field of await page.locator('input[autocomplete=new-password]').all()) await field.fill('padi-hijau-7');
  await page.locator('main form button[type=submit]').click();
  await expect.poll(() => asked.length).toBe(1);
  const [request] = asked;
  const sent = `${decodeURIComponent(request!.url())} ${request!.postData()}`;
  expect(new URL(request!.url()).searchParams.get('redirect_to')).toBe(`${PUBLIC_URL}/admin`);
  expect(sent).not.toMatch(/app:\/\//);
  expect(sent).not.toContain(desktop.address('/'));
  expect(request!.postDataJSON()).toMatchObject({ email, data: { full_name: 'Made Rai' } });
});
