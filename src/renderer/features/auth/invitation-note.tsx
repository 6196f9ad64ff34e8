import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedInvitation } from '#domain/account.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { useAuthAddress } from './auth-address.ts';
import { useTypedValues } from './typed-values.ts';

/** Above the login and the sign-up: who invites, and with which address. Fills the address in, and opens the form that is due. */
export function InvitationNote({ code, onFilled }: { readonly code: string; readonly onFilled: () => void }) {
  const { t } = useTranslation('auth');
  const { readInvitation } = useRepository();
  const { here, go } = useAuthAddress();
  const words = useTypedValues();
  const [invitation, setInvitation] = useState<ReceivedInvitation | 'gone' | null>(null);
  const show = useEffectEvent((received: ReceivedInvitation) => {
    setInvitation(received);
    if (words.read().email === '') {
      words.write({ email: received.email });
      onFilled();
    }
    const tab = received.hasAccount ? 'login' : 'sign-up';
    if (here.tab !== tab) void go({ tab }, { replace: true });
  });
  useEffect(() => {
    let over = false;
    readInvitation?.(code).then(
      (answer) => {
        if (over) return;
        if (answer.ok) show(answer.value);
        else if (answer.code === 'not-found') setInvitation('gone');
        // The invitation is accepted after the sign-in all the same, or refused with a reason.
        else console.warn('The invitation could not be read:', answer.code, answer.detail);
      },
      (error: unknown) => console.warn('The invitation could not be read:', error),
    );
    return () => {
      over = true;
    };
  }, [readInvitation, code]);
  if (invitation === null) return null;
  return (
    <p role="status" className="rounded-[8px] bg-mist px-4 py-3 wrap-anywhere">
      {invitation === 'gone'
        ? `${t('invitation.gone')}. ${t('invitation.goneDetail')}`
        : t(invitation.hasAccount ? 'invitation.logIn' : 'invitation.signUp', {
            name: invitation.invitedBy.trim() || t('invitation.somebody'),
            email: invitation.email,
          })}
    </p>
  );
}
