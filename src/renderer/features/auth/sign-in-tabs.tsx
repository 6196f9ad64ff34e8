import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { Tabs } from '../../ui/lazy/tabs.tsx';
import { useAuthAddress } from './auth-address.ts';
import { InvitationNote } from './invitation-note.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Login and sign-up, side by side. */
export function SignInTabs() {
  const { t } = useTranslation('auth');
  const { here, go } = useAuthAddress();
  const { ended = false } = useSession();
  // One for the password of both forms (specification, section 2).
  const [shown, setShown] = useState(false);
  // The forms read what was typed when they are mounted.
  const [filled, setFilled] = useState(false);
  const password = { shown, onToggle: () => setShown((before) => !before) };
  return (
    <>
      <h1 className="type-h1">{t(here.tab === 'login' ? 'welcome' : 'create')}</h1>
      {ended && (
        <p role="status" className="rounded-[8px] bg-mist px-4 py-3">
          {t('endedElsewhere')}
        </p>
      )}
      {here.invitation !== null && (
        <InvitationNote key={here.invitation} code={here.invitation} onFilled={() => setFilled(true)} />
      )}
      <Tabs
        key={String(filled)}
        label={t('tabs')}
        value={here.tab}
        onChange={(tab) => go({ tab }, { replace: true })}
        tabs={[
          { value: 'login', label: t('login'), panel: <LoginForm {...password} /> },
          { value: 'sign-up', label: t('signUp'), panel: <SignUpForm {...password} /> },
        ]}
      />
      <p className="mt-3 text-small text-ink-3">{t('openToAll')}</p>
    </>
  );
}
