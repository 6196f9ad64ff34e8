import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionStore } from '#renderer/session/session.ts';
import { Button } from '#renderer/ui/button.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { newPasswordSchema } from './parts/account-schemas.ts';
import { PasswordPair, UsernameHint } from './parts/bound-fields.tsx';
import { FailureNote } from './parts/failure-note.tsx';
import { useAttempt } from './parts/use-attempt.ts';
import { useCheckedForm } from './parts/use-checked-form.ts';
import { StepFrame } from './step-frame.tsx';
import { useTypedValues } from './typed-values.ts';

/** The form for a new password, after a sign-in by a recovery code or link, or where an invited account has none any more. */
export function NewPasswordStep() {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  const { state, newcomer = false } = useSession();
  const words = useTypedValues();
  const [shown, setShown] = useState(false);
  const [confirmShown, setConfirmShown] = useState(false);
  const { form, onSubmit } = useCheckedForm(newPasswordSchema, { password: '', confirm: '' });
  const attempt = useAttempt();
  const save = onSubmit(async ({ password }) => {
    const result = await attempt.run('auth:reset.failed', (accounts) => accounts.changePassword(password, null));
    if (!result?.ok) return;
    words.forget();
    store.dismissAuthCallback();
    await showToast({ kind: 'success', title: t('reset.done') });
  });
  return (
    <StepFrame
      title={t(newcomer ? 'invitation.password' : 'reset.choose')}
      lead={newcomer ? t('invitation.passwordWhy') : state.kind === 'signed-in' ? state.person.email : undefined}
    >
      <form noValidate onSubmit={save} aria-busy={attempt.busy} className="grid gap-5">
        {state.kind === 'signed-in' && <UsernameHint email={state.person.email} />}
        <PasswordPair
          control={form.control}
          busy={attempt.busy}
          label={t('reset.new')}
          shown={shown}
          onToggle={() => setShown((before) => !before)}
          confirmShown={confirmShown}
          onToggleConfirm={() => setConfirmShown((before) => !before)}
        />
        <FailureNote notice={attempt.notice} />
        <Button type="submit" size="lg" busy={attempt.busy} busyLabel={t('busy.saving')}>
          {t('reset.save')}
        </Button>
        <Button variant="ghost" onClick={() => store.dismissAuthCallback()}>
          {t('reset.later')}
        </Button>
      </form>
    </StepFrame>
  );
}
