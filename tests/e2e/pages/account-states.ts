import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { authCall } from '../../support/backend/auth-call.ts';
import { totpCode } from '../../support/auth-stub/totp.ts';
import { addPerson, mailTo, newAddress, PASSWORD, sessionOf, type TestPerson } from '../../support/portal/accounts.ts';
import type { BackendUnderTest, PortalUnderTest } from '../../support/portal/portals.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { AuthPage } from './auth-page.ts';
import { ProfilePage } from './profile-page.ts';
import { addressOf } from './public-pages.ts';

interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly portal: PortalUnderTest;
  readonly language: Language;
}

export interface AccountState {
  readonly name: string;
  readonly site: 'steady' | 'guarded';
  /** Leads a fresh browser there. */
  show(stage: Stage): Promise<void>;
}

/** The longest address that the forms take has no place to break; names may be as long as this one. */
const LONG_NAME = 'Raden Ayu Ratna Wulandari Kusumaningrum '.repeat(5).trim();
const longAddress = () => newAddress(`ratna-wulandari-kusumaningrum-${'w'.repeat(40)}`);

async function recoverTo({ page, portal, language }: Stage): Promise<{ auth: AuthPage; code: string }> {
  const { email } = await addPerson(portal.backend, { email: longAddress() });
  const auth = new AuthPage(page, language);
  await auth.show('?step=reset');
  await auth.fill({ email });
  await auth.submit();
  await expect(auth.field('code')).toBeVisible();
  return { auth, code: (await mailTo(portal, email, 'recovery')).code };
}

/** Enrols an authenticator app for a person directly at the backend; returns its secret. */
async function addApp(backend: BackendUnderTest, person: TestPerson, name: string): Promise<string> {
  const { access_token: token } = await sessionOf(backend, person);
  const begun = await authCall(backend, 'POST /factors', { token, body: { factor_type: 'totp', friendly_name: name } });
  const { id, totp } = begun.body as { id: string; totp: { secret: string } };
  const challenge = await authCall(backend, `POST /factors/${id}/challenge`, { token, body: {} });
  const body = { challenge_id: challenge.body['id'], code: totpCode(totp.secret) };
  const answer = await authCall(backend, `POST /factors/${id}/verify`, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return totp.secret;
}

function state(site: AccountState['site'], name: string, show: AccountState['show']): AccountState {
  return { site, name, show };
}

/** Every step of /auth and every face of /profile. */
export const accountStates: readonly AccountState[] = [
  state('steady', 'the login with a refusal', async ({ page, language }) => {
    const auth = new AuthPage(page, language);
    await auth.show();
    await auth.logIn({ email: longAddress(), password: PASSWORD });
    await expect(auth.alert).toBeVisible();
  }),
  state('steady', 'the sign-up with every field wrong', async ({ page, language }) => {
    const auth = new AuthPage(page, language);
    await auth.show('?tab=sign-up');
    await auth.submit();
    await expect(auth.field('confirm')).toHaveAttribute('aria-invalid', 'true');
  }),
  state('steady', 'the forgotten password', async ({ page, language }) => {
    await new AuthPage(page, language).show('?step=reset');
  }),
  state('steady', 'the code of the mail, wrong', async (stage) => {
    const { auth } = await recoverTo(stage);
    await auth.typeCode('000000');
    await expect(auth.alert).toBeVisible();
  }),
  state('steady', 'the new password', async (stage) => {
    const { auth, code } = await recoverTo(stage);
    await auth.typeCode(code);
    await expect(auth.field('newPassword')).toBeVisible();
  }),
  state('guarded', 'the confirmation', async ({ page, language }) => {
    const auth = new AuthPage(page, language);
    await auth.show('?tab=sign-up');
    await auth.fill({ fullName: LONG_NAME, email: longAddress(), password: PASSWORD, confirm: PASSWORD });
    await auth.submit();
    await expect(auth.field('code')).toBeVisible();
  }),
  state('guarded', 'the second factor, wrong', async ({ page, portal, language }) => {
    const person = await addPerson(portal.backend);
    await addApp(portal.backend, person, 'Ponsel');
    const auth = new AuthPage(page, language);
    await auth.show();
    await auth.logIn(person);
    await auth.typeCode('000000');
    await expect(auth.alert).toBeVisible();
  }),
  state('steady', 'the question whose session a link brings', async ({ page, portal, language }) => {
    const session = await sessionOf(portal.backend, await addPerson(portal.backend, { email: longAddress() }));
    const { access_token: token, refresh_token: refresh } = session;
    const link = `#access_token=${token}&refresh_token=${refresh}&expires_in=3600&token_type=bearer&type=magiclink`;
    await page.goto(addressOf('/', language) + link);
    await expect(new AuthPage(page, language).action('auth:yes')).toBeVisible();
  }),
  state('steady', 'a link that failed', async ({ page, language }) => {
    await page.goto(`${addressOf('/', language)}#error=access_denied&error_code=otp_expired&error_description=Over`);
    await expect(new AuthPage(page, language).action('auth:newCode')).toBeVisible();
  }),
  state(
    'steady',
    'the profile of a long name, with every password wrong',
    async ({ page, context, portal, language }) => {
      const person = await addPerson(portal.backend, { fullName: LONG_NAME.slice(0, 200), email: longAddress() });
      await signInBrowser(context, portal, person);
      const profile = new ProfilePage(page, language);
      await profile.show();
      await profile.changePassword('', '');
      await expect(profile.toasts).toBeVisible();
    },
  ),
  state('steady', 'the profile whose name could not be loaded', async ({ page, context, portal, language }) => {
    await signInBrowser(context, portal, await addPerson(portal.backend));
    await page.route(/\/rest\/v1\/profiles/, (route) => route.abort('connectionrefused'));
    const profile = new ProfilePage(page, language);
    await profile.show();
    await expect(profile.nameAlert).toBeVisible();
  }),
  state(
    'guarded',
    'the profile with a second factor begun, and another about to be turned off',
    async ({ page, context, portal, language }) => {
      await signInBrowser(context, portal, await addPerson(portal.backend));
      const profile = new ProfilePage(page, language);
      await profile.show();
      const begin = async (): Promise<void> => {
        await profile.action('profile:mfa.add').click();
        await profile.action('profile:mfa.next').click();
        await expect(profile.secondFactor.getByRole('img')).toBeVisible();
      };
      await begin();
      await page.reload();
      await profile.factors.getByRole('button').click();
      await profile.action('profile:mfa.add').click();
      await profile.secondFactor.getByRole('textbox').first().fill('Ponsel kedua dengan nama yang panjang sekali');
      await profile.action('profile:mfa.next').click();
      await expect(profile.secondFactor.getByRole('img')).toBeVisible();
    },
  ),
];
