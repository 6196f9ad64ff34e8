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
  /** Looks at the state that is open, under this name. */
  look(state: string): Promise<void>;
}

interface AccountVisit {
  readonly name: string;
  readonly site: 'steady' | 'guarded';
  /** Leads a fresh browser from state to state, and looks at each. */
  walk(stage: Stage): Promise<void>;
}

/** The longest address that the forms take has no place to break; names may be as long as this one. */
const LONG_NAME = 'Raden Ayu Ratna Wulandari Kusumaningrum '.repeat(5).trim();
const longAddress = () => newAddress(`ratna-wulandari-kusumaningrum-${'w'.repeat(40)}`);

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

/** Every step of /auth and every face of /profile, in as few visits as lead through them. */
export const accountVisits: readonly AccountVisit[] = [
  {
    name: 'the forms, from a refused login to a new password',
    site: 'steady',
    async walk({ page, portal, language, look }) {
      const { email } = await addPerson(portal.backend, { email: longAddress() });
      const auth = new AuthPage(page, language);
      await auth.show();
      await auth.logIn({ email: longAddress(), password: PASSWORD });
      await expect(auth.alert).toBeVisible();
      await look('the login with a refusal');
      await auth.tab('signUp').click();
      await auth.fill({ email: '', password: '' });
      await auth.submit();
      await expect(auth.field('confirm')).toHaveAttribute('aria-invalid', 'true');
      await look('the sign-up with every field wrong');
      await auth.tab('login').click();
      await auth.action('auth:reset.ask').click();
      await auth.fill({ email });
      await look('the forgotten password');
      await auth.action('auth:reset.send').click();
      await expect(auth.field('code')).toBeVisible();
      await auth.typeCode('000000');
      await expect(auth.alert).toBeVisible();
      await look('the code of the mail, wrong');
      await auth.typeCode((await mailTo(portal, email, 'recovery')).code);
      await expect(auth.field('newPassword')).toBeVisible();
      await look('the new password');
    },
  },
  {
    name: 'the confirmation, and a wrong second factor',
    site: 'guarded',
    async walk({ page, portal, language, look }) {
      const auth = new AuthPage(page, language);
      await auth.show('?tab=sign-up');
      await auth.fill({ fullName: LONG_NAME, email: longAddress(), password: PASSWORD, confirm: PASSWORD });
      await auth.submit();
      await expect(auth.field('code')).toBeVisible();
      await look('the confirmation');
      const person = await addPerson(portal.backend);
      await addApp(portal.backend, person, 'Ponsel');
      await auth.show();
      await auth.logIn(person);
      await auth.typeCode('000000');
      await expect(auth.alert).toBeVisible();
      await look('the second factor, wrong');
    },
  },
  {
    name: 'links of mails',
    site: 'steady',
    async walk({ page, portal, language, look }) {
      const auth = new AuthPage(page, language);
      const home = addressOf('/', language);
      await page.goto(`${home}#error=access_denied&error_code=otp_expired&error_description=Over`);
      await expect(auth.action('auth:newCode')).toBeVisible();
      await look('a link that failed');
      const session = await sessionOf(portal.backend, await addPerson(portal.backend, { email: longAddress() }));
      const { access_token: token, refresh_token: refresh } = session;
      await page.goto(
        `${home}#access_token=${token}&refresh_token=${refresh}&expires_in=3600&token_type=bearer&type=magiclink`,
      );
      await expect(auth.action('auth:yes')).toBeVisible();
      await look('the question whose session a link brings');
    },
  },
  {
    name: 'the profile',
    site: 'steady',
    async walk({ page, context, portal, language, look }) {
      const person = await addPerson(portal.backend, { fullName: LONG_NAME.slice(0, 200), email: longAddress() });
      await signInBrowser(context, portal, person);
      await page.route(/\/rest\/v1\/profiles/, (route) => route.abort('connectionrefused'));
      const profile = new ProfilePage(page, language);
      await profile.show();
      await expect(profile.nameAlert).toBeVisible();
      await look('the profile whose name could not be loaded');
      await page.unrouteAll();
      await profile.retry.click();
      await expect(profile.fullName).toHaveValue(LONG_NAME.slice(0, 200));
      await profile.changePassword('', '');
      await expect(profile.toasts).toBeVisible();
      await look('the profile of a long name, with every password wrong');
    },
  },
  {
    name: 'the second factor of the profile',
    site: 'guarded',
    async walk({ page, context, portal, language, look }) {
      await signInBrowser(context, portal, await addPerson(portal.backend));
      const profile = new ProfilePage(page, language);
      await profile.show();
      const begin = async (name?: string): Promise<void> => {
        await profile.action('profile:mfa.add').click();
        if (name !== undefined) await profile.secondFactor.getByRole('textbox').first().fill(name);
        await profile.action('profile:mfa.next').click();
        await expect(profile.secondFactor.getByRole('img')).toBeVisible();
      };
      await begin();
      await page.reload();
      await profile.factors.getByRole('button').click();
      await begin('Ponsel kedua dengan nama yang panjang sekali');
      await look('a second factor begun, and another about to be turned off');
    },
  },
];
