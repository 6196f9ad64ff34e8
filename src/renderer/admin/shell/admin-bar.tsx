import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { SidebarIcon, PaletteIcon } from '../../ui/private/admin-icons.ts';
import { shownKeys, spokenKeys } from '../../ui/private/shortcut-labels.ts';
import { ADMIN_KEYS } from '../shortcut-keys.ts';
import { AccountMenu } from './account-menu.tsx';
import { BarTrail } from './bar-trail.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { Sidebar } from './use-sidebar.ts';
import { BAR_BUTTON } from './bar-button-classes.ts';

const ADMIN_BAR =
  'admin-bar sticky top-0 z-20 flex items-center gap-2 min-h-15 py-2 pr-6 pl-3.5 @container border-b-[1.5px] ' +
  'border-line bg-bg max-md:gap-1 max-md:px-2 max-sm:static max-sm:flex-wrap max-sm:justify-end ' +
  'max-lg:has-[[data-kind=failed],[data-kind=nowhere]]:flex-wrap';
/** That something isn't saved is a sentence: beside the buttons of a narrow bar it would be a column of single words. */
const OWN_ROW =
  'max-lg:has-[[data-kind=failed],[data-kind=nowhere]]:order-1 ' +
  'max-lg:has-[[data-kind=failed],[data-kind=nowhere]]:flex-[1_1_100%]';
const BAR_SLOT =
  'bar-slot flex flex-initial gap-5 items-center justify-end min-w-0 ml-1 empty:hidden max-[30em]:has-[>.editor-bar-conflict]:gap-2 ' +
  "max-md:has-[>_:not([data-kind='untouched'])]:flex-1 max-sm:not-empty:block " +
  'max-sm:not-empty:order-1 max-sm:not-empty:flex-[1_1_100%]';
const BAR_PALETTE =
  "min-w-11 text-ink-2 max-[25em]:[.bar-slot:has(>_:not([data-kind='untouched']))+&]:hidden " +
  "max-sm:[.bar-slot:has(>_:not([data-kind='untouched']))+&]:flex";

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
      <div ref={slot} className={`${BAR_SLOT} ${OWN_ROW}`} />
      <button
        type="button"
        onClick={onPalette}
        // With the keys that stand on it: who steers by voice says what they see.
        aria-label={`${t('keys.palette')}, ${shownKeys(ADMIN_KEYS.palette)}`}
        aria-keyshortcuts={spokenKeys(ADMIN_KEYS.palette)}
        aria-haspopup="dialog"
        className={`${BAR_BUTTON} ${BAR_PALETTE}`}
      >
        <PaletteIcon />
        <kbd
          className="max-md:hidden [font-family:inherit] text-small font-semibold @max-[42rem]:hidden"
          aria-hidden="true"
        >
          {shownKeys(ADMIN_KEYS.palette)}
        </kbd>
      </button>
      <LanguageMenu />
      {state.kind === 'signed-in' && <AccountMenu email={state.person.email} />}
    </header>
  );
}
