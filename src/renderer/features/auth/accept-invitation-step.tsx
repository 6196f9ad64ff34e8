import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationOutcome } from '#domain/account.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';
import { useSession, useSessionStore } from '#renderer/session/session.ts';
import { Button, buttonClass, BusyLeaves } from '#renderer/ui/button.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import { useAuthAddress } from './auth-address.ts';
import { FailureNote } from './parts/failure-note.tsx';
import { useAttempt } from './parts/use-attempt.ts';
import { StepFrame } from './step-frame.tsx';

/** Somebody who is signed in accepts the invitation whose link they opened: then they go on to the admin area. */
export function AcceptInvitationStep() {
  const { t } = useTranslation(['auth', 'common']);
  const store = useSessionStore();
  const { state } = useSession();
  const { here, go } = useAuthAddress();
  const attempt = useAttempt();
  const [outcome, setOutcome] = useState<InvitationOutcome | null>(null);
  const code = here.invitation;

  const accept = async () => {
    if (code === null) return;
    const result = await attempt.run('auth:invitation.failed', (accounts) => accounts.acceptInvitation(code));
    if (!result?.ok) return;
    if (result.value === 'address' || result.value === 'gone') return setOutcome(result.value);
    // Before the admin area's guard asks: it would refuse by what it knew before.
    await store.checkAccess();
    if (result.value === 'joined') {
      // Its welcome includes that of a new account.
      store.expectNewcomer(false);
      void showToast({ kind: 'success', title: t('invitation.joined'), detail: t('invitation.joinedDetail') });
    }
    go({ invitation: null }, { replace: true });
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void accept();
  });

  const email = state.kind === 'signed-in' ? state.person.email : '';
  if (outcome === 'address') {
    return (
      <StepFrame title={t('invitation.address')} lead={t('invitation.addressDetail', { email })}>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={() => void store.signOut()}>
            {t('invitation.otherAccount')}
          </Button>
          <PortalLink to="/" className={buttonClass('outline', 'lg')}>
            {t('common:nav.home')}
          </PortalLink>
        </div>
      </StepFrame>
    );
  }
  if (outcome === 'gone') {
    return (
      <StepFrame title={t('invitation.gone')} lead={t('invitation.goneDetail')}>
        <PortalLink to="/" className={buttonClass('outline', 'lg')}>
          {t('common:nav.home')}
        </PortalLink>
      </StepFrame>
    );
  }
  if (attempt.notice && !attempt.busy) {
    return (
      <StepFrame title={t('invitation.failed')}>
        <FailureNote notice={attempt.notice} />
        <Button size="lg" onClick={() => void accept()}>
          {t('common:error.retry')}
        </Button>
      </StepFrame>
    );
  }
  return (
    <div role="status" className="flex items-center gap-4 text-ink-2">
      <BusyLeaves />
      <h1 className="type-h3">{t('invitation.accepting')}</h1>
    </div>
  );
}
