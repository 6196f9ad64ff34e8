import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../page/page.ts';
import { useRepository } from '../../data/repository.ts';
import { usePlatform } from '../../platform/port.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Written } from '../../i18n/authored-text.tsx';
import { MailIcon, PhoneIcon, PlaceIcon } from '../../ui/icons.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Picture } from '../../ui/picture.tsx';
import { loadContact, refreshContact, type ContactData } from './contact-data.ts';
import { ContactForm } from './parts/contact-form.tsx';

/** Where to write to, and the form beside it. */
const COLUMNS = 'lg:grid-cols-[5fr_7fr] lg:gap-x-16';

function ContactScreen({ data: { contact, asksPhone } }: { readonly data: ContactData }) {
  const { t } = useTranslation(['contact', 'common']);
  const { site } = useRepository();
  const reader = useLanguage().language;
  const language = contact?.language;
  const email = contact?.email || site.email;
  const phone = contact ? contact.phone : site.phone;
  // A number that went since the page was built leaves its room until the page is left: what stands below doesn’t jump.
  const [hadPhone] = useState(phone !== '');
  // What super admins left empty isn't shown; headings are then the portal's own.
  const [Waiting, showWaiting] = useWaitingMessages();
  const said = (text: string | undefined) => contact === null || text !== '';
  const lead = <Written text={contact?.lead} language={language} otherwise={t('lead')} />;
  return (
    <>
      <PageTop
        title={<Written text={contact?.title} language={language} otherwise={t('title')} />}
        {...(said(contact?.lead) ? { lead } : {})}
        columns={COLUMNS}
      />
      <section className={`page-width page-section grid gap-10 pt-12 md:pt-20 lg:gap-y-16 ${COLUMNS}`}>
        <div>
          <ul className="border-t-2 border-ink md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-5">
            <Fact icon={<MailIcon />} label={t('email')}>
              <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere hover:underline">
                {email}
              </a>
            </Fact>
            {(phone || hadPhone) && (
              <Fact icon={<PhoneIcon />} label={t('phone')} hidden={!phone}>
                <a
                  href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  {phone || '\u00a0'}
                </a>
              </Fact>
            )}
            <Fact icon={<PlaceIcon />} label={t('address')}>
              {contact?.address && <p className="mt-2 whitespace-pre-line">{contact.address}</p>}
              <span className="inline-flex min-h-11 items-center">
                <Written text={contact?.place} language={language} otherwise={t('place')} />
              </span>
            </Fact>
          </ul>
          {contact && contact.social.length > 0 && (
            <>
              <h2 className="type-small mt-6 font-bold text-ink-3">{t('common:footer.follow')}</h2>
              <ul className="flex flex-wrap gap-x-6">
                {contact.social.map(({ name, link }) => (
                  <li key={link}>
                    <a
                      href={link}
                      rel="noopener noreferrer"
                      target="_blank"
                      className="inline-flex min-h-11 items-center font-semibold hover:underline"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <div lang={contact?.image && language !== reader ? language : undefined}>
            <Picture
              src={contact?.image || '/pictures/saung.svg'}
              focus={contact?.image ? contact.focus : undefined}
              alt={contact?.image ? contact.imageAlt : t('pictureAlt')}
              className="mt-8 hidden aspect-[16/10] w-full rounded-[10px] lg:block"
            />
          </div>
        </div>
        <div>
          <h2 className={`type-h2 ${said(contact?.askText) ? 'mb-3' : 'mb-7'}`}>
            <Written text={contact?.askTitle} language={language} otherwise={t('ask')} />
          </h2>
          {said(contact?.askText) && (
            <p className="mb-7 max-w-[32.2em] text-ink-2">
              <Written text={contact?.askText} language={language} otherwise={t('askText')} />
            </p>
          )}
          <ContactForm place="contact" asksPhone={asksPhone} email={email} onWrite={showWaiting} />
          {Waiting && <Waiting />}
        </div>
      </section>
      {(said(contact?.noteTitle) || said(contact?.noteText)) && (
        <section className="page-width page-section">
          <div className={`grid gap-y-4 border-t-2 border-ink pt-6 ${COLUMNS}`}>
            <h2 className="type-h2">
              <Written text={contact?.noteTitle} language={language} otherwise={t('together')} />
            </h2>
            {said(contact?.noteText) && (
              <p className="max-w-[43.9em] text-ink-2">
                <Written text={contact?.noteText} language={language} otherwise={t('togetherText')} />
              </p>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/**
 * The list of messages that wait on this device, empty where there are none. Its code is loaded once there is one, or by the second
 * value: when the visitor begins to write, because the network may be gone later.
 */
function useWaitingMessages(): readonly [ComponentType | null, () => void] {
  const { waiting } = usePlatform();
  const [list, setList] = useState<{ readonly List: ComponentType } | null>(null);
  const show = useCallback(() => {
    import('./parts/outbox/outbox-list.tsx').then(
      ({ OutboxList }) => setList((before) => before ?? { List: OutboxList }),
      (error: unknown) => console.warn('The list of what waits could not be fetched:', error),
    );
  }, []);
  // After hydration: the page is prerendered without it.
  useEffect(() => {
    if (waiting.read()) show();
  }, [waiting, show]);
  return [list?.List ?? null, show];
}

function Fact({
  icon,
  label,
  hidden = false,
  children,
}: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li className={`flex gap-4 border-b-[1.5px] border-line py-3.5 ${hidden ? 'invisible' : ''}`}>
      <span className="mt-1 text-brand">{icon}</span>
      <div>
        <h2 className="type-small font-bold text-ink-3">{label}</h2>
        <div className="font-semibold">{children}</div>
      </div>
    </li>
  );
}

export const page = definePage<ContactData>({
  Screen: ContactScreen,
  head: ({ contact }, t) => ({
    title: contact?.title || t('contact:title'),
    description: contact?.lead || t('contact:lead'),
    image: '/share/home.png',
  }),
  load: loadContact,
  refresh: refreshContact,
  followsLanguage: true,
});
