import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { SidebarIcon } from '../../ui/lazy/admin-icons.ts';
import { shownKeys, spokenKeys } from '../../ui/lazy/shortcut-labels.ts';
import { ADMIN_KEYS } from '../shortcut-keys.ts';
import { AccountMenu } from './account-menu.tsx';
import { BarTrail } from './bar-trail.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { Sidebar } from './use-sidebar.ts';
import { BAR_BUTTON } from '#renderer/admin/classes.ts';

/** It wraps where large letters leave no other way. */
const ADMIN_BAR =
  'admin-bar sticky top-0 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 min-h-(--bar-height) py-[5px] pr-6 pl-3.5 @container ' +
  'border-b-[1.5px] border-line bg-bg max-md:gap-x-1 max-md:px-2 max-sm:static max-sm:justify-end';
/** While something is written, a narrow bar belongs to that: to its name above all. */
const WITHOUT_ITEM = 'contents @max-[60rem]:[.bar-slot:not(:empty)~&]:hidden';

/** Shown where no item is open and the bar has room. */
const WITH_ROOM = 'max-md:hidden @max-[42rem]:hidden [.bar-slot:not(:empty)~*_&]:hidden';

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
    <header className={ADMIN_BAR}>
      <button
        ref={toggle}
        type="button"
        onClick={sidebar.toggle}
        aria-label={t('sidebar')}
        aria-keyshortcuts="Control+B Meta+B"
        aria-expanded={sidebar.open}
        // A closed sheet isn't in the page.
        aria-controls={sidebar.phone && !sidebar.open ? undefined : sidebarId}
        className={`${BAR_BUTTON} min-w-11 max-md:mr-auto`}
      >
        <SidebarIcon />
      </button>
      <BarTrail title={title} back={back} itemName={itemName} />
      {/* Its parts are the bar's own: a sentence among them may have a line of its own. */}
      <div ref={slot} className="bar-slot contents" />
      <div className={WITHOUT_ITEM}>
        <button
          type="button"
          onClick={onPalette}
          // The label contains the visible shortcut, for users of voice control.
          aria-label={`${t('palette.open')} ${shownKeys(ADMIN_KEYS.palette)}, ${t('palette.title')}`}
          aria-keyshortcuts={spokenKeys(ADMIN_KEYS.palette)}
          aria-haspopup="dialog"
          className={`${BAR_BUTTON} min-w-11 text-ink-2`}
        >
          <SearchIcon />
          <span className={WITH_ROOM} aria-hidden="true">
            {t('palette.open')}
          </span>{' '}
          <kbd
            className={`${WITH_ROOM} px-1.5 border border-line rounded-[5px] [font-family:inherit] text-small font-semibold`}
            aria-hidden="true"
          >
            {shownKeys(ADMIN_KEYS.palette)}
          </kbd>
        </button>
        <LanguageMenu />
        {state.kind === 'signed-in' && <AccountMenu email={state.person.email} />}
      </div>
    </header>
  );
}
