import { useRepository } from '../../data/port.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MailIcon, PlaceIcon } from '../../ui/icons.tsx';
import { ContactForm } from '../contact/parts/contact-form.tsx';

/** The end of the home page: a question to us. */
export function AskSection() {
  const { t } = useTranslation();
  const { site } = useRepository();
  return (
    <section className="page-width page-section grid gap-8 pt-14 md:pt-24 lg:grid-cols-[5fr_7fr] lg:gap-6">
      <div>
        <h2 className="type-h2 max-w-[15ch]">{t('contact.ask')}</h2>
        <p className="mt-4 max-w-[40ch] text-ink-2">{t('contact.askText')}</p>
        <ul className="mt-5">
          <li>
            <a
              href={`mailto:${site.email}`}
              className="inline-flex min-h-11 items-center gap-3 font-semibold hover:underline"
            >
              <MailIcon />
              {site.email}
            </a>
          </li>
          <li className="flex min-h-11 items-center gap-3 font-semibold">
            <PlaceIcon />
            {t('contact.place')}
          </li>
        </ul>
      </div>
      <ContactForm place="home" />
    </section>
  );
}
