import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PortalLink } from '../i18n/portal-link.tsx';
import { isUnchecked, mayOpenAdmin, useSessionStore, type SignedIn } from '../session/session.ts';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { ENTRIES, isHere } from './public-entries.ts';
import { useSignOut } from '../features/auth/parts/use-sign-out.ts';

const LOGIN = { path: '/auth', label: 'common:nav.login' } as const;
const PROFILE = { path: '/profile', label: 'common:nav.profile' } as const;
const ADMIN = { path: '/admin', label: 'common:nav.admin' } as const;

const LINE = 'border-b-[1.5px] border-line';
const ROW = 'nav-entry flex min-h-14 items-center text-[1.25rem]';

interface Props {
  readonly current: string;
  readonly user: SignedIn | null;
}

/** The menu on phones. A native details element, which opens without JavaScript too. */
export function MobileMenu({ current, user }: Props) {
  const { t } = useTranslation(['common']);
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const store = useSessionStore();
  const signOut = useSignOut();
  const menu = useId();
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) close();
    shown.current = pathname;
    // It may have been opened before hydration.
    setOpen(details.current?.open ?? false);
  }, [pathname]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu-open', open);
  }, [open]);
  const own = user ? [PROFILE, ...(mayOpenAdmin(user) ? [ADMIN] : [])] : [LOGIN];
  return (
    <details
      ref={details}
      className="md:hidden"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        // The access couldn't be checked earlier: there may be a connection now.
        if (event.currentTarget.open && user && isUnchecked(user)) void store.checkAccess();
      }}
      onBlur={(event) => {
        // Closes when the focus leaves it, because the menu covers the page. Reads the element's state, because its "toggle" event
        // fires a moment later.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
    >
      <summary
        aria-label={t(open ? 'nav.closeMenu' : 'nav.openMenu')}
        aria-controls={menu}
        className="grid size-11 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden"
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </summary>
      <nav
        id={menu}
        aria-label={t('nav.main')}
        className="fixed inset-x-0 top-[60px] bottom-0 h-[calc(100dvh-60px)] overflow-y-auto bg-bg px-5 pt-3 pb-10"
      >
        <ul>
          {[...ENTRIES, ...own].map((entry) => (
            <li key={entry.path} className={LINE}>
              <PortalLink
                to={entry.path}
                onClick={close}
                aria-current={isHere(entry.path, current) ? 'page' : undefined}
                className={ROW}
              >
                {t(entry.label)}
              </PortalLink>
            </li>
          ))}
          {user && (
            <li className={LINE}>
              <button
                type="button"
                onClick={() => {
                  close();
                  signOut();
                }}
                className={ROW}
              >
                {t('nav.signOut')}
              </button>
            </li>
          )}
        </ul>
        {user && <p className="type-small mt-4 text-ink-2">{user.person.email}</p>}
      </nav>
    </details>
  );
}
