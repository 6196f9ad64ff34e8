import { useTranslation } from 'react-i18next';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Scene } from '../../ui/scene.tsx';

/** The first view: tagline in the sky, the field below. */
export function Hero({ hasArticles }: { readonly hasArticles: boolean }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className="hero page-top">
      <div className="page-width relative z-10 pt-6 md:pt-12">
        <h1 className="type-display max-w-[11.2em]">{t('common:app.tagline')}</h1>
        <p className="type-lead mt-4 max-w-[29.3em] text-ink-2 md:mt-5">{t('lead')}</p>
        <HeroLinks hasArticles={hasArticles} />
      </div>
      <Scene name="hero" className="hero-land" />
    </section>
  );
}

/** Where the first view leads, also that of a banner without a link of its own: to the articles; where there are none yet, to the contact form. */
export function HeroLinks({ hasArticles }: { readonly hasArticles: boolean }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3 md:mt-7">
      <PortalLink to={hasArticles ? '/blog' : '/contact'} className={`${buttonClass('gold', 'lg')} max-md:w-full`}>
        {hasArticles ? t('read') : t('common:nav.contact')}
        <ArrowRightIcon />
      </PortalLink>
      <PortalLink
        to="/about"
        className="hidden min-h-11 items-center font-bold underline decoration-2 underline-offset-[6px] lg:inline-flex"
      >
        {t('aboutTunas')}
      </PortalLink>
    </div>
  );
}
