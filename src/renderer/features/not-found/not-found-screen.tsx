import './not-found.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { definePage, found } from '../../page/page.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Scene } from '../../ui/scene.tsx';

function NotFoundScreen() {
  const { t } = useTranslation('not-found');
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: nobody knows the page', pathname);
  }, [pathname]);
  return (
    <section className="not-found page-top relative overflow-hidden">
      <div className="page-width relative z-10 pt-10 md:pt-16">
        <h1 className="type-display max-w-[8.4em]">{t('title')}</h1>
        <p className="type-lead mt-4 max-w-[29.3em] text-ink-2">{t('hint')}</p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <PortalLink to="/" className={buttonClass('default', 'lg')}>
            {t('home')}
          </PortalLink>
          <PortalLink to="/blog" className={buttonClass('outline', 'lg')}>
            {t('search')}
          </PortalLink>
        </div>
      </div>
      <Scene name="scarecrow" className="not-found-land" />
    </section>
  );
}

export const page = definePage<null>({
  Screen: NotFoundScreen,
  head: (_data, t) => ({ title: t('not-found:title'), description: t('not-found:hint'), hidden: true }),
  load: () => Promise.resolve(found(null)),
});
