import './admin-bar.css';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { SidebarIcon } from '../../ui/private/admin-icons.ts';
import { PaletteIcon } from '../../ui/private/guide-icons.ts';
import { shownKeys, spokenKeys } from '../../ui/private/key-names.ts';
import { ADMIN_KEYS } from '../../ui/private/shortcut-keys.ts';
import { AccountMenu } from './account-menu.tsx';
import { BarTrail } from './bar-trail.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { Sidebar } from './use-sidebar.ts';

interface Props {
  readonly title: string;
  /** The section’s own address, where something in it is open. */
  readonly back: string | null;
  readonly sidebar: Sidebar;
  readonly sidebarId: string;
  readonly toggle: Ref<HTMLButtonElement>;
  /** Takes the name of what is open. */
  readonly itemName: Ref<HTMLLIElement>;
  /** Takes what a section adds to the bar. */
  readonly slot: Ref<HTMLDivElement>;
  readonly onPalette: () => void;
}

/** The bar above every section. */
export function AdminBar({ title, back, sidebar, sidebarId, toggle, itemName, slot, onPalette }: Props) {
  const { t } = useTranslation('admin');
  const { state } = useSession();
  return (
    <header className="admin-bar">
      <button
        ref={toggle}
        type="button"
        onClick={sidebar.toggle}
        aria-label={t('sidebar')}
        aria-keyshortcuts="Control+B Meta+B"
        aria-expanded={sidebar.open}
        // A closed sheet isn't in the page.
        aria-controls={sidebar.phone && !sidebar.open ? undefined : sidebarId}
        className="bar-button bar-toggle"
      >
        <SidebarIcon />
      </button>
      <BarTrail title={title} back={back} itemName={itemName} />
      <div ref={slot} className="bar-slot" />
      <button
        type="button"
        onClick={onPalette}
        // With the keys that stand on it: who steers by voice says what they see.
        aria-label={`${t('keys.palette')}, ${shownKeys(ADMIN_KEYS.palette)}`}
        aria-keyshortcuts={spokenKeys(ADMIN_KEYS.palette)}
        aria-haspopup="dialog"
        className="bar-button bar-palette"
      >
        <PaletteIcon />
        <kbd className="bar-words bar-keys" aria-hidden="true">
          {shownKeys(ADMIN_KEYS.palette)}
        </kbd>
      </button>
      <LanguageMenu />
      {state.kind === 'signed-in' && <AccountMenu email={state.person.email} />}
    </header>
  );
}
