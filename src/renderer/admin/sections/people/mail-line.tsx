import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Invitation, type InvitationMail, type PeopleApi, PEOPLE } from '#renderer/data/collections/people.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { Button } from '#renderer/ui/button.tsx';
import { mailFailureMessage } from './failure-message.ts';

interface Props {
  readonly invitation: Invitation;
  /** Whether anything sends mails. */
  readonly sender: boolean;
  readonly request: Request<PeopleApi>;
  readonly onFailed: (error: RequestError) => void;
}

/** What became of an invitation's mail, and a way to have it sent again. */
export function MailLine({ invitation, sender, request, onFailed }: Props) {
  const { t, i18n } = useTranslation('people');
  const client = useQueryClient();
  const [pressed, setPressed] = useState(false);
  const { email, mail } = invitation;
  const isWaiting = mail?.state === 'waiting';
  const isFirst = mail === null;
  const mutationKey = ['people', 'mail', email];
  const sending = useMutation({
    mutationKey,
    mutationFn: () => request((api) => api.mailAgain(email)),
    // Busy until the list is updated: a second press would send a second mail.
    onSuccess: () => client.invalidateQueries({ queryKey: PEOPLE }),
    onError: onFailed,
  });
  const send = () => {
    setPressed(true);
    if (!isWaiting && client.isMutating({ mutationKey }) === 0) sending.mutate();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <p role={pressed ? 'status' : undefined} className="leading-[1.4] wrap-anywhere">
        <MailState mail={mail} sender={sender} />
      </p>
      {/* It stays where it was pressed, for the focus is on it. */}
      {sender && (!isWaiting || pressed) && (
        <Button
          variant="outline"
          size="sm"
          busy={sending.isPending}
          busyLabel={t('mailAgainBusy')}
          aria-disabled={isWaiting}
          aria-label={t(isFirst ? 'mailFirstNamed' : 'mailAgainNamed', { email })}
          onClick={send}
        >
          {t(isFirst ? 'mailFirst' : 'mailAgain')}
        </Button>
      )}
      {sending.error && (
        <p role="alert" className="flex-[1_1_100%] text-danger font-semibold">
          {t('mailNotAgain')} {i18n.t(mailFailureMessage(sending.error.failure))}
        </p>
      )}
    </div>
  );
}

function MailState({ mail, sender }: { readonly mail: InvitationMail | null; readonly sender: boolean }) {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  if (mail?.state === 'sent') {
    return (
      <>
        {t('mailSent')} <time dateTime={mail.at}>{exactMoment(new Date(mail.at), language)}</time>
      </>
    );
  }
  if (!sender) return t('mailNone');
  if (mail?.state === 'waiting') return t(mail.error === null ? 'mailWaiting' : 'mailTriedAgain');
  if (mail === null || mail.error === 'gone') return t('mailNotYet');
  return (
    <span className="text-danger font-semibold">
      {mail.error !== 'limit' && `${t('mailFailed')} `}
      <Reason error={mail.error} />
    </span>
  );
}

/** The text for a reason of the database; any other reason is the mail server's own message. */
function Reason({ error }: { readonly error: string | null }) {
  const { t } = useTranslation('people');
  if (error === 'limit') return t('mailLimit');
  if (error === 'late') return t('mailLate');
  if (error === 'interrupted') return t('mailInterrupted');
  return error === null ? null : t('mailAnswer', { answer: error });
}
