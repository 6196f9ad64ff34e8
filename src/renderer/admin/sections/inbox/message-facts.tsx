import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '#renderer/data/collections/messages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { WhatsAppIcon } from '#renderer/ui/icons.tsx';
import { AssigneeMenu } from './assignee-menu.tsx';
import { CopyButton } from './copy-button.tsx';
import { internationalNumber } from './international-number.ts';
import { STATE_WORDS } from './message-texts.ts';
import { momentWithZone } from './moment-with-zone.ts';
import { TEXT_BUTTON } from '#renderer/admin/classes.ts';

/** What a telephone can dial; two numbers in a row are none. */
const DIALLED = /^\+?\d{3,15}$/;

/** Who wrote a message, how they are reached, when it came, and what became of it. */
export function MessageFacts({ message }: { readonly message: ContactMessage }) {
  const { t } = useTranslation(['inbox']);
  const { language } = useLanguage();
  const { name, email, phone, receivedAt, state, stateAt, stateByName } = message;
  const marked = { state: t(STATE_WORDS[state]), name: stateByName, time: momentWithZone(stateAt, language) };
  return (
    <dl className="mt-4 grid gap-1 border-b-[1.5px] border-line pb-4 text-[0.938rem] leading-[1.45]">
      <Fact label={t('sender')}>{name}</Fact>
      <Fact label={t('email')}>
        <span className="select-all">{email}</span>{' '}
        <CopyButton text={email} label={t('copyEmail')} refused={t('notCopied')} isIcon />
      </Fact>
      {phone !== null && (
        <Fact label={t('phone')}>
          <PhoneLinks phone={phone} />
        </Fact>
      )}
      <Fact label={t('received')}>
        <time dateTime={receivedAt}>{momentWithZone(receivedAt, language)}</time>
      </Fact>
      <Fact label={t('state')}>{stateByName === '' ? marked.state : t('stateBy', marked)}</Fact>
      <Fact label={t('assignee')}>
        <AssigneeMenu key={message.id} message={message} />
      </Fact>
    </dl>
  );
}

/** The number as it was given, with a link to call it, and a WhatsApp link where its country is known. */
function PhoneLinks({ phone }: { readonly phone: string }) {
  const { t } = useTranslation('inbox');
  const number = internationalNumber(phone);
  const dialled = number === null ? phone.replace(/[^+\d]/g, '') : `+${number}`;
  return (
    <span className="flex flex-wrap items-center gap-x-5">
      {DIALLED.test(dialled) ? (
        <a href={`tel:${dialled}`} className="inline-flex min-h-11 items-center hover:underline">
          {phone}
        </a>
      ) : (
        <span className="select-all">{phone}</span>
      )}
      {number !== null && (
        <a href={`https://wa.me/${number}`} rel="noopener noreferrer" target="_blank" className={TEXT_BUTTON}>
          <WhatsAppIcon />
          {t('writeOnWhatsApp')}
        </a>
      )}
    </span>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-h-7 grid-cols-[minmax(6.5rem,auto)_1fr] items-center gap-3 max-[30em]:mb-2 max-[30em]:grid-cols-1 max-[30em]:gap-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
