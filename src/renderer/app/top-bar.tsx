import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { plainPath } from '../i18n/localized-path.ts';
import { PortalLink } from '../i18n/portal-link.tsx';
import { useSession } from '../session/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';
import { onScroll, scrollTop } from '../ui/scroll.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ENTRIES, isHere } from './public-entries.ts';
import { UserEntry } from './user-entry.tsx';

interface Props {
  readonly waiting: boolean;
  /** The plain path of the page below, where it isn't that of the address. */
  readonly at?: string;
}

/** The top bar of public pages. It is transparent until the page is scrolled. */
export function TopBar({ waiting, at }: Props) {
  const { t } = useTranslation(['common']);
  const scrolled = useScrolled();
  const here = plainPath(useLocation().pathname);
  const current = at ?? here;
  const { state } = useSession();
  const user = state.kind === 'signed-in' ? state : null;
  return (
    <>
      <a
        href="#content"
        className="sr-only z-30 rounded-[8px] bg-ink px-4 py-3 font-bold text-bg focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('nav.skip')}
      </a>
      <header data-scrolled={scrolled} className="top-bar sticky top-0 z-20">
        <div className="page-width flex h-[60px] items-center gap-2 md:h-[72px] md:gap-5 lg:gap-12">
          <PortalLink
            to="/"
            className="flex min-h-11 items-center gap-2 text-[min(1.375rem,7.5vw)] font-extrabold tracking-[-0.04em]"
          >
            <Scene name="sprout" className="w-[30px]" />
            {t('app.name')}
          </PortalLink>
          <nav aria-label={t('nav.main')} className="hidden flex-1 gap-5 md:flex lg:gap-7">
            {ENTRIES.map((entry) => (
              <PortalLink
                key={entry.path}
                to={entry.path}
                aria-current={isHere(entry.path, current) ? 'page' : undefined}
                // Between phones and laptops there isn't room for all entries; the site's name leads to the home page too.
                className={entry.path === '/' ? 'nav-entry max-lg:hidden' : 'nav-entry'}
              >
                {t(entry.label)}
              </PortalLink>
            ))}
          </nav>
          <div className="ml-auto flex shrink-0 items-center gap-2 md:gap-3">
            <LanguageSwitch />
            {user ? (
              <UserEntry user={user} />
            ) : (
              <PortalLink to="/auth" className={`${buttonClass('outline', 'sm')} max-md:!hidden`}>
                {t('nav.login')}
              </PortalLink>
            )}
            <MobileMenu current={current} user={user} />
          </div>
        </div>
        {waiting && <div className="progress-line" role="progressbar" aria-label={t('busy.loading')} />}
      </header>
    </>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (top: number) => setScrolled(top > 8);
    look(scrollTop());
    return onScroll(look);
  }, []);
  return scrolled;
}
