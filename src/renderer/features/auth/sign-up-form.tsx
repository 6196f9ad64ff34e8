import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FULL_NAME_MAX } from '#domain/limits.ts';
import { useSession } from '../../session/session.ts';
import { useNewAccount } from './use-new-account.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { useAuthAddress } from './auth-address.ts';
import { email, fullName, pairRules, passwordPair } from './parts/account-schemas.ts';
import { EmailField, PasswordPair } from './parts/bound-fields.tsx';
import { FailureNote } from './parts/failure-note.tsx';
import { useAccountsReady, useAttempt } from './parts/use-attempt.ts';
import { useCheckedForm } from './parts/use-checked-form.ts';
import { Unavailable } from './unavailable.tsx';
import { useFormWithTypedValues } from './use-typed-values.ts';
import { useTypedValues } from './typed-values.ts';
import { ACCOUNT_LINK } from './parts/account-classes.ts';

const schema = z.object({ fullName, email, ...passwordPair }).check(...pairRules);

interface Props {
  readonly shown: boolean;
  readonly onToggle: () => void;
}

export function SignUpForm({ shown, onToggle }: Props) {
  const { t } = useTranslation('auth');
  const { state } = useSession();
  const { here, go, signedIn } = useAuthAddress();
  const words = useTypedValues();
  const { unavailable, prepare } = useAccountsReady();
  const [confirmShown, setConfirmShown] = useState(false);
  const { form, onSubmit } = useCheckedForm(schema, { fullName: '', email: '', password: '', confirm: '' });
  const element = useFormWithTypedValues(form, {
    fullName: 'fullName',
    email: 'email',
    password: 'password',
    confirm: 'confirm',
  });
  const attempt = useAttempt();
  const newAccount = useNewAccount();
  const busy = attempt.busy || (state.kind === 'signed-in' && !here.again);

  const signUp = onSubmit(async ({ fullName, email, password }) => {
    const result = await attempt.run('auth:signUpFailed', (accounts) =>
      newAccount.making(() => accounts.signUp({ fullName, email, password, invitation: here.invitation })),
    );
    if (!result?.ok) return;
    if (result.value === 'confirm-email') {
      newAccount.notYet();
      words.write({ email, password: '', confirm: '' });
      go({ step: 'confirm' });
      return;
    }
    words.forget();
    signedIn();
    await newAccount.made();
  });

  return (
    <form ref={element} noValidate onSubmit={signUp} onFocus={prepare} aria-busy={busy} className="grid gap-5">
      {unavailable && <Unavailable />}
      <FormField
        control={form.control}
        name="fullName"
        busy={busy}
        label={t('fullName')}
        autoComplete="name"
        required
        maxLength={FULL_NAME_MAX}
      />
      <EmailField control={form.control} name="email" busy={busy} />
      <PasswordPair
        control={form.control}
        busy={busy}
        label={t('password')}
        shown={shown}
        onToggle={onToggle}
        confirmShown={confirmShown}
        onToggleConfirm={() => setConfirmShown((before) => !before)}
      />
      <FailureNote notice={attempt.notice} />
      <Button type="submit" size="lg" busy={busy} busyLabel={t('busy.processing')}>
        {t('signUp')}
      </Button>
      <p className="text-ink-2">
        {t('haveAccount')}{' '}
        <button
          type="button"
          className={`${ACCOUNT_LINK} decoration-current! [font-size:inherit]! font-bold!`}
          onClick={() => go({ tab: 'login' }, { replace: true })}
        >
          {t('logInHere')}
        </button>
      </p>
    </form>
  );
}
