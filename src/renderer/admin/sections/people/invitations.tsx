import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Invitation, PeopleApi } from '#renderer/data/collections/people.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';
import { failureMessage } from './failure-message.ts';
import { InvitationRow } from './invitation-row.tsx';

interface Props {
  readonly invitations: readonly Invitation[];
  /** Whether anything sends mails. */
  readonly sender: boolean;
  readonly request: Request<PeopleApi>;
  readonly onAdd: (invitation: Invitation) => void;
  readonly onChanged: () => void;
  readonly onFailed: (error: RequestError) => void;
}

/** Who is invited, with what became of it; nothing where nobody is. */
export function Invitations({ invitations, sender, request, onAdd, onChanged, onFailed }: Props) {
  const { t, i18n } = useTranslation('people');
  const withdrawal = useMutation({
    mutationKey: ['people', 'withdraw'],
    mutationFn: (email: string) => request((api) => api.withdraw(email)),
    onSuccess: onChanged,
    onError: onFailed,
  });
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="people-invited" className="mt-9">
      <h2 id="people-invited" className="pb-3 border-b-2 border-ink text-[1.375rem] leading-[1.2] tracking-[-0.022em]">
        {t('invitations')}
      </h2>
      {withdrawal.error && (
        <p role="alert" className="mt-3 text-danger font-semibold">
          {t('notWithdrawn')} {i18n.t(failureMessage(withdrawal.error.failure))}
        </p>
      )}
      <ul className="people-rows">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.email}
            invitation={invitation}
            sender={sender}
            busy={withdrawal.isPending && withdrawal.variables === invitation.email}
            request={request}
            onFailed={onFailed}
            onAdd={() => onAdd(invitation)}
            onWithdraw={() => withdrawal.mutate(invitation.email)}
          />
        ))}
      </ul>
    </section>
  );
}
