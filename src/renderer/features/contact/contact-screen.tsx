import type { ReactNode } from 'react';
import { definePage, found } from '../../data/page.ts';
import { useRepository } from '../../data/port.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MailIcon, PhoneIcon, PlaceIcon } from '../../ui/icons.tsx';
import { PageTop } from '../../ui/page-top.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ContactForm } from './parts/contact-form.tsx';

function ContactScreen() {
  const { t } = useTranslation();
  const { site } = useRepository();
  return (
    <>
      <PageTop title={t('contact.title')} lead={t('contact.lead')} />
      <section className="page-width page-section grid gap-10 pt-12 md:pt-20 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <ul className="border-t-2 border-ink md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-5">
            <Fact icon={<MailIcon />} label={t('contact.email')}>
              <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center hover:underline">
                {site.email}
              </a>
            </Fact>
            <Fact icon={<PhoneIcon />} label={t('contact.phone')}>
              <a
                href={`tel:${site.phone.replace(/\s/g, '')}`}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {site.phone}
              </a>
            </Fact>
            <Fact icon={<PlaceIcon />} label={t('contact.address')}>
              <span className="inline-flex min-h-11 items-center">{t('contact.place')}</span>
            </Fact>
          </ul>
          <Picture
            src="/pictures/saung.svg"
            alt={t('contact.pictureAlt')}
            className="mt-8 hidden aspect-[16/10] w-full rounded-[10px] lg:block"
          />
        </div>
        <div>
          <h2 className="type-h2">{t('contact.ask')}</h2>
          <p className="mt-3 mb-7 max-w-[44ch] text-ink-2">{t('contact.askText')}</p>
          <ContactForm place="contact" />
        </div>
      </section>
      <section className="page-width page-section">
        <div className="grid gap-x-12 gap-y-4 border-t-2 border-ink pt-6 lg:grid-cols-[5fr_7fr]">
          <h2 className="type-h2">{t('contact.together')}</h2>
          <p className="max-w-[60ch] text-ink-2">{t('contact.togetherText')}</p>
        </div>
      </section>
    </>
  );
}

function Fact({
  icon,
  label,
  children,
}: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex gap-4 border-b-[1.5px] border-line py-3.5">
      <span className="mt-1 text-brand">{icon}</span>
      <div>
        <h2 className="type-small font-bold text-ink-3">{label}</h2>
        <div className="font-semibold">{children}</div>
      </div>
    </li>
  );
}

export const page = definePage<null>({
  Screen: ContactScreen,
  head: (_data, t) => ({ title: t('contact.title'), description: t('contact.lead'), image: '/share/home.png' }),
  load: () => Promise.resolve(found(null)),
  followsLanguage: true,
});
