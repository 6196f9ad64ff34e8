// Whether a second factor is demanded stands in private.settings, which no key reaches over REST: here the backend's
// answer to that question is replaced. That the database refuses too is proved in tests/database.
import type { Page } from '@playwright/test';
import { type Language } from '#domain/localized.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { totpCode } from '../../support/auth-stub/totp.ts';
import { addSuperAdmin, sessionOf, type TestPerson } from '../../support/portal/accounts.ts';
import { authCall } from '../../support/auth-call.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

test.use({ site: 'guarded' });

const gateWords = {
  setUp: { id: 'Nyalakan verifikasi dua langkah dulu', en: 'Turn on two-step verification first' },
  open: { id: 'Atur di profil', en: 'Set it up in my profile' },
} as const;

async function demandSecondFactor(page: Page): Promise<void> {
  await page.route(/\/rpc\/admin_needs_second_factor/, (route) =>
    route.fulfill({ json: true, headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** Gives somebody an authenticator app past the portal; the answer is its secret. */
async function enrol(backend: BackendUnderTest, person: TestPerson): Promise<string> {
  const { access_token: token } = await sessionOf(backend, person);
  const enrolled = await authCall(backend, 'POST /factors', { token, body: { factor_type: 'totp' } });
  const { id, totp } = enrolled.body as { id: string; totp: { secret: string } };
  const challenge = await authCall(backend, `POST /factors/${id}/challenge`, { token, body: {} });
  const proof = { challenge_id: challenge.body['id'], code: totpCode(totp.secret) };
  expect(await authCall(backend, `POST /factors/${id}/verify`, { token, body: proof })).toMatchObject({ status: 200 });
  return totp.secret;
}

async function signInAtForm(page: Page, { email, password }: TestPerson, language: Language): Promise<void> {
  await page.goto(addressOf('/auth', language));
  await page.getByLabel(words.email[language], { exact: true }).fill(email);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('main form button[type=submit]').click();
}

for (const language of languagesOfRun('id')) {
  test(`leads a super admin without a second factor to where one is set up (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    await signInBrowser(context, portals.guarded, await addSuperAdmin(portals.guarded.backend));
    await demandSecondFactor(page);
    const admin = new AdminPage(page, language);
    await page.goto(addressOf('/admin', language));
    await expect(admin.heading).toHaveText(gateWords.setUp[language]);
    await expect(admin.links).toHaveCount(0);
    await page.getByRole('link', { name: gateWords.open[language] }).click();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/profile', language)}$`));
  });

  test(`lets a super admin in after the code of the second factor (${language})`, async ({ page, portals }) => {
    const { backend } = portals.guarded;
    const person = await addSuperAdmin(backend);
    const secret = await enrol(backend, person);
    await demandSecondFactor(page);
    await signInAtForm(page, person, language);
    const code = page.locator('input[autocomplete=one-time-code]');
    await expect(code).toBeVisible();
    // Whoever tries the address meanwhile is asked for the code too.
    await page.goto(addressOf('/admin', language));
    await expect(page).toHaveURL(new RegExp(`${addressOf('/auth', language)}$`));
    await code.fill(totpCode(secret));
    await page.locator('main form button[type=submit]').click();
    const admin = new AdminPage(page, language);
    await admin.entered();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/admin', language)}$`));
  });
}
