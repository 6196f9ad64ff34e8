import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '../../i18n/portal-link.tsx';
import { usePlatform } from '../../platform/port.ts';
import { OutsideIcon } from '../../ui/lazy/admin-icons.ts';
import { PersonIcon, SignOutIcon } from '../../ui/lazy/icons.ts';
import { Menu, MenuHead, MenuItem, MenuLink, MenuRule } from '../../ui/lazy/menu.tsx';
import { useAdminSignOut } from './use-admin-sign-out.ts';
import { BAR_BUTTON } from '#renderer/admin/classes.ts';

const ACCOUNT_INITIAL =
  'grid place-items-center flex-none size-6 rounded-[6px] bg-brand-soft text-on-brand-soft text-[0.844rem] ' +
  'font-extrabold leading-none uppercase before:content-[attr(data-initial)] ' +
  'forced-colors:border';

/** Whose admin area this is, and the ways out of it. */
export function AccountMenu({ email }: { readonly email: string }) {
  const { t } = useTranslation(['admin', 'common']);
  const platform = usePlatform();
  const toAddress = useAddress();
  const signOut = useAdminSignOut();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('common:nav.account', { email })}
          className={`${BAR_BUTTON} min-w-auto border-[1.5px] border-line-strong bg-surface disclosure max-sm:after:hidden`}
        >
          <span data-initial={email.slice(0, 1)} className={ACCOUNT_INITIAL} />
          <span className="max-md:hidden max-w-[18ch] truncate @max-[60rem]:hidden [.bar-slot:not(:empty)~*_&]:hidden">
            {email}
          </span>
        </button>
      }
    >
      <MenuHead>{email}</MenuHead>
      <MenuRule />
      <MenuLink>
        <Link to={toAddress('/profile')}>
          <PersonIcon />
          {t('viewProfile')}
        </Link>
      </MenuLink>
      <MenuItem icon={OutsideIcon} onSelect={() => platform.openInNewTab(toAddress('/'))}>
        {t('viewSite')}
        <span className="sr-only">{t('newTab')}</span>
      </MenuItem>
      <MenuItem icon={SignOutIcon} onSelect={signOut}>
        {t('common:nav.signOut')}
      </MenuItem>
    </Menu>
  );
}
