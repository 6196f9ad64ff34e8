import './admin-bar.css';
import type { Ref } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSession } from '../../session/session.ts';
import { SidebarIcon } from '../../ui/private/admin-icons.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { Sidebar } from './use-sidebar.ts';

interface Props {
  readonly title: string;
  readonly sidebar: Sidebar;
  readonly sidebarId: string;
  readonly toggle: Ref<HTMLButtonElement>;
  /** Takes what a section adds to the bar. */
  readonly slot: Ref<HTMLDivElement>;
}

/** The bar above every section. */
export function AdminBar({ title, sidebar, sidebarId, toggle, slot }: Props) {
  const { t } = useTranslation();
  const { state } = useSession();
  return (
    <header className="admin-bar">
      <button
        ref={toggle}
        type="button"
        onClick={sidebar.toggle}
        aria-label={t('admin.sidebar')}
        aria-keyshortcuts="Control+B Meta+B"
        aria-expanded={sidebar.open}
        // A closed sheet isn't in the page.
        aria-controls={sidebar.phone && !sidebar.open ? undefined : sidebarId}
        className="bar-button bar-toggle"
      >
        <SidebarIcon />
      </button>
      <p className="bar-title">{title}</p>
      <div ref={slot} className="bar-slot" />
      <LanguageMenu />
      {state.kind === 'signed-in' && <AccountMenu email={state.person.email} />}
    </header>
  );
}
