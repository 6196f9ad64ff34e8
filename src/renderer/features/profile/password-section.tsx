import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button } from '#renderer/ui/button.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { currentPassword, pairRules, passwordPair } from '../auth/parts/account-schemas.ts';
import { BoundPassword, PasswordPair, UsernameHint } from '../auth/parts/bound-fields.tsx';
import { FailureNote } from '../auth/parts/failure-note.tsx';
import { useAttempt } from '../auth/parts/use-attempt.ts';
import { useCheckedForm } from '../auth/parts/use-checked-form.ts';
import { ProfileSection } from './profile-section.tsx';

const schema = z.object({ current: currentPassword, ...passwordPair }).check(...pairRules);
const EMPTY = { current: '', password: '', confirm: '' };

/** Changes the password; requires the present one. */
export function PasswordSection({ email }: { readonly email: string }) {
  const { t } = useTranslation(['profile', 'auth']);
  const [shown, setShown] = useState(false);
  const [confirmShown, setConfirmShown] = useState(false);
  const { form, onSubmit } = useCheckedForm(schema, EMPTY);
  const attempt = useAttempt();
  const change = onSubmit(async ({ current, password }) => {
    const result = await attempt.run(
      'auth:reset.failed',
      (accounts) => accounts.changePassword(password, current),
      // The address is right: it is the one signed in.
      (failure, words) => (failure.reason === 'invalid_credentials' ? words('profile:wrongCurrent') : null),
    );
    if (!result?.ok) return;
    form.reset(EMPTY);
    await showToast({ kind: 'success', title: t('auth:reset.done') });
  });
  const toggle = { shown, onToggle: () => setShown((before) => !before) };
  return (
    <ProfileSection title={t('password')} hint={t('passwordHint')}>
      <form noValidate onSubmit={change} aria-busy={attempt.busy} className="grid gap-5">
        <UsernameHint email={email} />
        <BoundPassword
          {...toggle}
          control={form.control}
          name="current"
          busy={attempt.busy}
          label={t('current')}
          autoComplete="current-password"
        />
        <PasswordPair
          {...toggle}
          control={form.control}
          busy={attempt.busy}
          label={t('auth:reset.new')}
          confirmShown={confirmShown}
          onToggleConfirm={() => setConfirmShown((before) => !before)}
        />
        <FailureNote notice={attempt.notice} />
        <div>
          <Button type="submit" busy={attempt.busy} busyLabel={t('auth:busy.saving')}>
            {t('password')}
          </Button>
        </div>
      </form>
    </ProfileSection>
  );
}
