import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSession, useSessionStore } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAuthAddress } from './auth-address.ts';
import { email, password } from './parts/account-schemas.ts';
import { BoundPassword, EmailField } from './parts/bound-fields.tsx';
import { FailureNote } from './parts/failure-note.tsx';
import { useAccountsReady, useAttempt } from './parts/use-attempt.ts';
import { useCheckedForm } from './parts/use-checked-form.ts';
import { Unavailable } from './unavailable.tsx';
import { useFormWithTypedValues } from './use-typed-values.ts';
import { useTypedValues } from './typed-values.ts';
import { ACCOUNT_LINK } from './parts/account-classes.ts';

const schema = z.object({ email, password });

interface Props {
  readonly shown: boolean;
  readonly onToggle: () => void;
}

export function LoginForm({ shown, onToggle }: Props) {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  const { state } = useSession();
  const { here, go, signedIn } = useAuthAddress();
  const words = useTypedValues();
  const { unavailable, prepare } = useAccountsReady();
  const { form, onSubmit } = useCheckedForm(schema, { email: '', password: '' });
  const element = useFormWithTypedValues(form, { email: 'email', password: 'loginPassword' });
  const attempt = useAttempt();
  // Signed in, and on the way to the next page.
  const busy = attempt.busy || (state.kind === 'signed-in' && !here.again);

  const logIn = onSubmit(async (typed) => {
    const result = await attempt.run('auth:loginFailed', (accounts) => accounts.signIn(typed.email, typed.password));
    if (!result?.ok) return;
    words.forget();
    signedIn();
    const now = store.read().state;
    // Not yet where a second factor is required next.
    if (now.kind !== 'signed-in' || !now.secondFactorDue) {
      await showToast({ kind: 'success', title: t('loginOk') });
    }
  });

  return (
    <form ref={element} noValidate onSubmit={logIn} onFocus={prepare} aria-busy={busy} className="grid gap-5">
      {unavailable && <Unavailable />}
      <EmailField control={form.control} name="email" busy={busy} />
      <div>
        <BoundPassword
          control={form.control}
          name="password"
          busy={busy}
          label={t('password')}
          autoComplete="current-password"
          shown={shown}
          onToggle={onToggle}
        />
        <button type="button" className={ACCOUNT_LINK} onClick={() => go({ step: 'reset' })}>
          {t('reset.ask')}
        </button>
      </div>
      <FailureNote notice={attempt.notice} />
      {attempt.notice?.failure.reason === 'email_not_confirmed' && (
        <Button variant="outline" onClick={() => go({ step: 'confirm' })}>
          {t('enterCode')}
        </Button>
      )}
      <Button type="submit" size="lg" busy={busy} busyLabel={t('busy.processing')}>
        {t('login')}
      </Button>
      <p className="text-ink-2">
        {t('noAccount')}{' '}
        <button
          type="button"
          className={`${ACCOUNT_LINK} decoration-current! [font-size:inherit]! font-bold!`}
          onClick={() => go({ tab: 'sign-up' }, { replace: true })}
        >
          {t('signUpFree')}
        </button>
      </p>
    </form>
  );
}
