import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#renderer/data/collections/people.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { usePlatform } from '#renderer/platform/port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { roleTexts } from '../../role-choices.ts';

/**
 * Instructions for an invited person, as a message to pass on, because not every backend sends mails. Without a public address (a
 * desktop app whose site isn't configured) it contains no link.
 */
export function InvitationMessage({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation('people');
  const { language } = useLanguage();
  const platform = usePlatform();
  const toAddress = useAddress();
  const [copied, setCopied] = useState<boolean | null>(null);
  const id = useId();
  const { email, until } = invitation;
  const link = platform.publicAddress(toAddress(`/auth?invitation=${invitation.code}`));
  const message = t(link === null ? 'messageWithoutLink' : 'message', {
    email,
    role: i18n.t(roleTexts(invitation).name),
    link,
    until: exactMoment(new Date(until), language),
  });
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer py-2.5 font-semibold text-brand underline decoration-2 underline-offset-4">
        {t('messageOpen')}
        <span className="sr-only"> {email}</span>
      </summary>
      <p
        id={id}
        className="max-w-[60ch] rounded-[8px] bg-mist px-4 py-3 leading-[1.5] whitespace-pre-line wrap-anywhere"
      >
        {message}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <Button
          variant="outline"
          size="sm"
          aria-describedby={id}
          onClick={() => void platform.copyText(message).then(setCopied)}
        >
          {t('messageCopy')}
        </Button>
        <p role="status">{copied !== null && t(copied ? 'messageCopied' : 'messageNotCopied')}</p>
      </div>
    </details>
  );
}
