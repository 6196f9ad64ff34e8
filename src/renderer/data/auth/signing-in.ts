import type { AuthClient } from '../api/supabase-client.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { type AccessToken, isBadToken, withToken } from '../api/with-token.ts';
import type { AccountEvents } from './account-events.ts';
import type { CallAuth } from './auth-calls.ts';
import type { AwaitedMail } from './awaited-mail.ts';
import type { LocalSession } from './local-session.ts';
import { noSession, refused } from '../api/transport-error.ts';
import { attempt, proved } from './auth-results.ts';
import { lacksPassword } from './profile-and-role.ts';

type SigningIn = Pick<
  Accounts,
  'signIn' | 'signUp' | 'sendRecovery' | 'recover' | 'resendConfirmation' | 'confirmEmail' | 'changePassword'
>;

interface Needs {
  readonly client: AuthClient;
  readonly local: LocalSession;
  readonly call: CallAuth;
  readonly events: AccountEvents;
  readonly tokens: AccessToken;
  readonly query: Accounts['query'];
  readonly mail: AwaitedMail;
  /** The portal's public address, for links in mails; null where it isn't known. */
  readonly publicUrl: string | null;
}

/** Signing in and up, and passwords. */
export function signingIn({ client, local, call, events, tokens, query, mail, publicUrl }: Needs): SigningIn {
  /** Links in mails lead to the public site, never to an app:// address. */
  const leadingTo = <Name extends string>(name: Name, path: string) =>
    (publicUrl === null ? {} : { [name]: publicUrl + path }) as Partial<Record<Name, string>>;
  /** Where the mail that confirms an address leads. */
  const confirmedTo = (invitation: string | null) =>
    leadingTo('emailRedirectTo', invitation === null ? '/admin' : `/auth?invitation=${encodeURIComponent(invitation)}`);

  return {
    async signIn(email, password) {
      return done(await attempt(() => client.signInWithPassword({ email, password })));
    },

    async signUp({ fullName, email, password, invitation = null }) {
      const options = { data: { full_name: fullName }, ...confirmedTo(invitation) };
      const result = await attempt(() => client.signUp({ email, password, options }));
      if (!result.ok) return result;
      const { user, session } = result.value;
      const known = proved(result, () => user?.id);
      if (!known.ok) return known;
      if (session) return ok('signed-in');
      // With this response the service hides that the account exists, where it requires confirmations.
      if (user?.identities?.length === 0) return refused('user_already_exists', 'User already registered');
      await mail.note('signup', email);
      return ok('confirm-email');
    },

    async sendRecovery(email) {
      const options = leadingTo('redirectTo', '/auth');
      const result = await attempt(() => client.resetPasswordForEmail(email, options));
      if (result.ok) await mail.note('recovery', email);
      return done(result);
    },

    async recover(email, code) {
      const verify = () => attempt(() => client.verifyOtp({ email, token: code, type: 'recovery' }));
      return forgetting(mail, await events.recovering(verify));
    },

    async resendConfirmation(email, invitation) {
      const options = confirmedTo(invitation);
      const result = await attempt(() => client.resend({ type: 'signup', email, options }));
      if (result.ok) await mail.note('signup', email);
      return done(result);
    },

    async confirmEmail(email, code) {
      const verify = () => attempt(() => client.verifyOtp({ email, token: code, type: 'signup' }));
      return events.holding(async () => {
        const confirmed = await forgetting(mail, await verify());
        // Told first: the page that signs in leaves at once for whoever needs no new password.
        if (confirmed.ok && (await lacksPassword(query))) await events.tell('PASSWORD_RECOVERY');
        return confirmed;
      });
    },

    async changePassword(password, current) {
      const token = await tokens.fresh();
      if (!token.ok) return token;
      if (current !== null) {
        const right = await checkPassword(local, call, current);
        if (!right.ok) return right;
      }
      // Servers that ask for it check the current one themselves as well.
      const known = current === null ? {} : { current_password: current };
      const change = () => attempt(() => client.updateUser({ password, ...known }));
      return proved(await withToken(tokens, tokens.fresh(), isBadToken, change), ({ user }) => user.id);
    },
  };
}

/** Signs in beside the stored session, which a real sign-in would replace by a weaker one, and out again. */
async function checkPassword(local: LocalSession, call: CallAuth, password: string): Promise<Result<void>> {
  const stored = await local.read();
  if (!stored) return noSession();
  const { email } = stored.person;
  const result = await call({ path: 'token?grant_type=password', body: { email, password } });
  if (!result.ok) return result;
  const { access_token: token } = (result.value ?? {}) as { access_token?: unknown };
  if (typeof token === 'string') {
    const left = await call({ path: 'logout?scope=local', token });
    if (!left.ok) console.warn('The session of a password check stays until it expires:', left.code, left.detail);
  }
  return ok(undefined);
}

/** The mail has done its work: its code signed in. */
async function forgetting(mail: AwaitedMail, result: Result<{ readonly session: unknown }>): Promise<Result<void>> {
  const signedIn = proved(result, ({ session }) => session);
  if (signedIn.ok) await mail.forget();
  return signedIn;
}

function done(result: Result<unknown>): Result<void> {
  return result.ok ? ok(undefined) : result;
}
