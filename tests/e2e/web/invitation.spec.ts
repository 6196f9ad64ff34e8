import type { Browser, Page } from '@playwright/test';
import { AuthPage } from '../pages/auth-page.ts';
import { addPerson, addSuperAdmin, newAddress, PASSWORD, rolesOf } from '../../support/portal/accounts.ts';
import { PUBLIC_URL, type PortalUnderTest } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

// An invitation from the team's page to the admin area, in whatever order the invited person takes the steps.

/** Invites as a super admin does, and gives the link of the message that is passed on, at the site under test. */
async function invite(browser: Browser, portal: PortalUnderTest, email: string): Promise<string> {
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 1366, height: 800 } });
  await signInBrowser(context, portal, await addSuperAdmin(portal.backend));
  const page = await context.newPage();
  await page.goto('/admin/people');
  await page.getByLabel('Email orang baru').fill(email);
  await page.getByRole('combobox', { name: 'Peran', exact: true }).selectOption('editor');
  await page.getByRole('button', { name: 'Tambahkan', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tambahkan', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByText('Pesan untuk yang diundang').click();
  const message = await row.getByText('Anda diundang ikut mengurus Tunas sebagai editor').innerText();
  const link = /https?:\/\/\S+invitation=[\w-]+/.exec(message)?.[0] ?? '';
  expect(link).toContain(`${PUBLIC_URL}/auth?invitation=`);
  await context.close();
  return link.replace(PUBLIC_URL, portal.url);
}

const welcomed = (page: Page) => page.getByText('Mulai sekarang panel admin terbuka untuk Anda.');

test('somebody new signs up by the link and is in the admin area; the link is used up by it', async ({
  browser,
  page,
  portals,
}) => {
  const portal = portals.steady;
  const email = newAddress('wayan');
  const link = await invite(browser, portal, email);
  await page.goto(link);
  const auth = new AuthPage(page, 'id');
  await expect(page.getByText(`Daftar dengan ${email}.`)).toBeVisible();
  await expect(auth.field('email')).toHaveValue(email);
  await auth.fill({ fullName: 'Wayan Sudarma', password: PASSWORD, confirm: PASSWORD });
  await auth.submit();
  await expect(welcomed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);

  await page.goto(link);
  await expect(page).toHaveURL(/\/admin$/);
  const stranger = await browser.newContext({ baseURL: portal.url });
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Undangan ini sudah tidak berlaku')).toBeVisible();
  await stranger.close();
});

test('somebody who opened an account first, and is signed in, has the role by opening the link', async ({
  browser,
  context,
  page,
  portals,
}) => {
  const portal = portals.steady;
  const email = newAddress('made');
  const link = await invite(browser, portal, email);
  const person = await addPerson(portal.backend, { email });
  expect(await rolesOf(portal.backend, person.id)).toEqual([]);
  await signInBrowser(context, portal, person);
  await page.goto(link);
  await expect(welcomed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  expect(await rolesOf(portal.backend, person.id)).toEqual(['editor']);
});

test('somebody who is signed in with another address is told, and goes on with the right one', async ({
  browser,
  context,
  page,
  portals,
}) => {
  const portal = portals.steady;
  const email = newAddress('putu');
  const link = await invite(browser, portal, email);
  const other = await addPerson(portal.backend);
  await addPerson(portal.backend, { email });
  await signInBrowser(context, portal, other);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Undangan ini untuk alamat lain' })).toBeVisible();
  await expect(page.getByText(`Anda masuk sebagai ${other.email}.`)).toBeVisible();
  expect(await rolesOf(portal.backend, other.id)).toEqual([]);
  await page.getByRole('button', { name: 'Keluar dan pakai alamat lain' }).click();
  await expect(page.getByText(`Masuk dengan ${email}.`)).toBeVisible();
  const auth = new AuthPage(page, 'id');
  await auth.fill({ password: PASSWORD });
  await auth.submit();
  await expect(welcomed(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});
