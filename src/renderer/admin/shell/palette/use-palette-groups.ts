import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { folded } from '#domain/folded.ts';
import type { Language } from '#domain/localized.ts';
import { type AdminSection, placeOfItem, useSections } from '#renderer/admin/section.ts';
import { ADMIN_KEYS } from '#renderer/admin/shortcut-keys.ts';
import type { RecentDraft } from '#renderer/data/collections/recent-drafts.ts';
import { shownTitle } from '../../cms/list/shown-title.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { usePlatform } from '#renderer/platform/port.ts';
import { OutsideIcon, SidebarIcon, ShortcutsIcon, AddIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { PersonIcon, SignOutIcon } from '#renderer/ui/lazy/icons.ts';
import { useSignOut } from '#renderer/features/auth/parts/use-sign-out.ts';
import { sectionPath } from '../sections.ts';

/** Something that one may choose in the palette. */
export interface PaletteEntry {
  /** Its own among all. */
  readonly key: string;
  readonly label: string;
  /** The label's language, where it isn't that of the screen. */
  readonly lang?: Language | undefined;
  /** What it is part of. */
  readonly detail?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly Icon: ComponentType<{ readonly className?: string }>;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly key: string;
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
}

interface Ways {
  readonly onToggleSidebar: () => void;
  readonly onShortcuts: () => void;
}

/** What the palette offers for a query: what can be done, where one can go, and the items. What has no entries is left out. */
export function usePaletteGroups(query: string, drafts: readonly RecentDraft[], ways: Ways): readonly PaletteGroup[] {
  const { t, i18n } = useTranslation(['admin', 'dashboard', 'editor', 'common']);
  const { language } = useLanguage();
  const platform = usePlatform();
  const sections = useSections();
  const signOut = useSignOut();
  const toAddress = useAddress();
  const navigate = useNavigate();
  const go = (path: string) => () => navigate(toAddress(path));
  const matches = fitting(query);

  const here = useLocation().pathname;
  const isHere = (section: AdminSection) => section.path !== '' && here.startsWith(toAddress(sectionPath(section)));
  // What concerns the page comes first.
  const inOrder = [...sections.filter(isHere), ...sections.filter((section) => !isHere(section))];
  const begins = inOrder.flatMap(({ start, begins: more = [] }) => [...(start ? [start] : []), ...more]);
  const bulkActions: readonly PaletteEntry[] = [
    ...begins.map(({ label, path }) => ({ key: `begin ${path}`, label: i18n.t(label), Icon: AddIcon, run: go(path) })),
    {
      key: 'shortcuts',
      label: t('keys.title'),
      Icon: ShortcutsIcon,
      run: ways.onShortcuts,
      keys: ADMIN_KEYS.shortcuts,
    },
    {
      key: 'sidebar',
      label: t('keys.sidebar'),
      Icon: SidebarIcon,
      run: ways.onToggleSidebar,
      keys: ADMIN_KEYS.sidebar,
    },
    { key: 'profile', label: t('viewProfile'), Icon: PersonIcon, run: go('/profile') },
    {
      key: 'site',
      label: t('viewSite'),
      detail: t('newTab'),
      Icon: OutsideIcon,
      run: () => platform.openInNewTab(toAddress('/')),
    },
    { key: 'sign-out', label: t('common:nav.signOut'), Icon: SignOutIcon, run: signOut },
  ];
  const places = sections.map((section): PaletteEntry => {
    const path = sectionPath(section);
    return { key: `go ${path}`, label: i18n.t(section.label), Icon: section.icon, run: go(path) };
  });
  const items = drafts.flatMap((draft): PaletteEntry[] => {
    const place = placeOfItem(sections, draft);
    if (!place) return [];
    const { section, path } = place;
    const title = shownTitle(draft, language);
    return [
      {
        key: `item ${draft.collection} ${draft.id}`,
        label: title?.text ?? i18n.t(section.holdsItems ? 'editor:untitled' : section.label),
        lang: title && title.language !== language ? title.language : undefined,
        detail: i18n.t(section.label),
        Icon: section.icon,
        run: go(path),
      },
    ];
  });
  const doing = { key: 'do', name: t('palette.do'), entries: bulkActions.filter(matches) };
  const going = { key: 'go', name: t('palette.go'), entries: places.filter(matches) };
  // Results of a search arrive later, so they are below the other entries.
  const groups =
    query === ''
      ? [doing, { key: 'items', name: t('dashboard:recent.title'), entries: items }, going]
      : [doing, going, { key: 'items', name: t('palette.found'), entries: items }];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Whether every word of a query stands in an entry's label, wherever, however it is written. */
function fitting(query: string): (entry: PaletteEntry) => boolean {
  const words = folded(query).split(' ');
  return ({ label }) => words.every((word) => folded(label).includes(word));
}
