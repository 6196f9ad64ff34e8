import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAddress } from '../i18n/portal-link.tsx';
import { isUnchecked, mayOpenAdmin, useSessionStore, type SignedIn } from '../session/session.ts';
import { DashboardIcon, PersonIcon, SignOutIcon } from '../ui/lazy/icons.ts';
import { Menu, MenuHead, MenuItem, MenuLink, MenuRule } from '../ui/lazy/menu.tsx';
import { useSignOut } from '../features/auth/parts/use-sign-out.ts';

interface Props {
  readonly user: SignedIn;
  readonly trigger: ReactElement;
  readonly openedAtOnce: boolean;
}

/** The menu of a signed-in user on public pages. */
export function UserMenu({ user, trigger, openedAtOnce }: Props) {
  const { t } = useTranslation('common');
  const store = useSessionStore();
  const toAddress = useAddress();
  const signOut = useSignOut();
  // The access couldn't be checked earlier: there may be a connection now.
  const checkAgain = () => void (isUnchecked(user) && store.checkAccess());
  return (
    <Menu trigger={trigger} openedAtOnce={openedAtOnce} onOpen={checkAgain}>
      <MenuHead>{user.person.email}</MenuHead>
      <MenuRule />
      <MenuLink>
        <Link to={toAddress('/profile')}>
          <PersonIcon />
          {t('nav.profile')}
        </Link>
      </MenuLink>
      {mayOpenAdmin(user) && (
        <MenuLink>
          <Link to={toAddress('/admin')}>
            <DashboardIcon />
            {t('nav.admin')}
          </Link>
        </MenuLink>
      )}
      <MenuItem icon={SignOutIcon} onSelect={signOut}>
        {t('nav.signOut')}
      </MenuItem>
    </Menu>
  );
}
