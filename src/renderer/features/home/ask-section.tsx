import { useTranslation } from 'react-i18next';
import { useRepository } from '../../data/repository.ts';
import { Written } from '../../i18n/authored-text.tsx';
import { MailIcon, PlaceIcon } from '../../ui/icons.tsx';
import { ContactForm } from '../contact/parts/contact-form.tsx';
import type { HomeContact } from './home-data.ts';

/** The end of the home page: a question to us. */
export function AskSection({ contact }: { readonly contact: HomeContact | null }) {
  const { t } = useTranslation('contact');
  const { site } = useRepository();
  const email = contact?.email || site.email;
  return (
    <section className="page-width page-section grid gap-8 pt-14 md:pt-24 lg:grid-cols-[5fr_7fr] lg:gap-6">
      <div>
        <h2 className="type-h2 max-w-[10.5em]">
          <Written text={contact?.askTitle} language={contact?.language} otherwise={t('ask')} />
        </h2>
        {(!contact || contact.askText) && (
          <p className="mt-4 max-w-[29.3em] text-ink-2">
            <Written text={contact?.askText} language={contact?.language} otherwise={t('askText')} />
          </p>
        )}
        <ul className="mt-5">
          <li>
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center gap-3 font-semibold wrap-anywhere hover:underline"
            >
              <MailIcon />
              {email}
            </a>
          </li>
          <li className="flex min-h-11 items-center gap-3 font-semibold">
            <PlaceIcon />
            <Written text={contact?.place} language={contact?.language} otherwise={t('place')} />
          </li>
        </ul>
      </div>
      <ContactForm place="home" email={email} />
    </section>
  );
}
