import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { folded } from '#domain/folded.ts';
import { type Language, otherLanguage } from '#domain/localized.ts';
import { THEMES } from '#domain/app-settings.ts';
import { type AdminSection, placeOfItem, useSections } from '#renderer/admin/section.ts';
import type { PaletteCommand } from '#renderer/admin/palette-commands.ts';
import { ADMIN_KEYS } from '#renderer/admin/shortcut-keys.ts';
import type { RecentDraft } from '#renderer/data/collections/recent-drafts.ts';
import { useOpenedItems } from '../../cms/loading/use-opened-items.ts';
import { shownTitle } from '../../cms/list/shown-title.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { usePlatform } from '#renderer/platform/port.ts';
import {
  AddIcon,
  DarkIcon,
  DesktopWidthIcon,
  LanguageIcon,
  LightIcon,
  OutsideIcon,
  ShortcutsIcon,
  SidebarIcon,
} from '#renderer/ui/lazy/admin-icons.ts';
import { PersonIcon, SignOutIcon } from '#renderer/ui/lazy/icons.ts';
import { useDisplaySettings } from '#renderer/features/display/parts/use-display-settings.ts';
import { sectionPath } from '../sections.ts';
import { useAdminSignOut } from '../use-admin-sign-out.ts';

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

interface Offered {
  readonly query: string;
  /** What a search found, or what was edited last. */
  readonly drafts: readonly RecentDraft[];
  /** What can be done with what is open. */
  readonly commands: readonly PaletteCommand[];
  readonly onToggleSidebar: () => void;
  readonly onShortcuts: () => void;
}

/**
 * What the palette offers for a query: what was opened last, what can be done with what is open and elsewhere, where one can go, the
 * items, and the settings. What has no entries is left out.
 */
export function usePaletteGroups({ query, drafts, commands, ...ways }: Offered): readonly PaletteGroup[] {
  const { t, i18n } = useTranslation(['admin', 'dashboard', 'editor', 'common']);
  const { language } = useLanguage();
  const sections = useSections();
  const opened = useOpenedItems();
  const settings = useSettings(ways);
  const toAddress = useAddress();
  const navigate = useNavigate();
  const go = (path: string) => () => navigate(toAddress(path));
  const matches = fitting(query);

  const here = useLocation().pathname;
  const isHere = (section: AdminSection) => section.path !== '' && here.startsWith(toAddress(sectionPath(section)));
  // What concerns the page comes first.
  const inOrder = [...sections.filter(isHere), ...sections.filter((section) => !isHere(section))];
  const begins = inOrder.flatMap(({ start, begins: more = [] }) => [...(start ? [start] : []), ...more]);
  const begun = begins.map(({ label, path }) => ({
    ...{ key: `begin ${path}`, label: i18n.t(label), Icon: AddIcon, run: go(path) },
  }));
  const places = sections.map((section): PaletteEntry => {
    const path = sectionPath(section);
    return { key: `go ${path}`, label: i18n.t(section.label), Icon: section.icon, run: go(path) };
  });
  const entryOf = (item: Pick<RecentDraft, 'collection' | 'id' | 'title'>): readonly PaletteEntry[] => {
    const place = placeOfItem(sections, item);
    // Nothing leads to where one is.
    if (!place || toAddress(place.path) === here) return [];
    const { section, path } = place;
    const title = shownTitle(item, language);
    return [
      {
        key: `item ${item.collection} ${item.id}`,
        label: title?.text ?? i18n.t(section.holdsItems ? 'editor:untitled' : section.label),
        lang: title && title.language !== language ? title.language : undefined,
        detail: i18n.t(section.label),
        Icon: section.icon,
        run: go(path),
      },
    ];
  };
  const last = opened.flatMap(entryOf).filter(matches);
  const items = drafts.flatMap(entryOf).filter(({ key }) => last.every((entry) => entry.key !== key));
  const open = commands.map((command): PaletteEntry => ({ ...command, key: `open ${command.key}` }));
  const openedLast = { key: 'opened', name: t('palette.opened'), entries: last };
  const acting = { key: 'open', name: t('palette.here'), entries: open.filter(matches) };
  const doing = { key: 'do', name: t('palette.do'), entries: begun.filter(matches) };
  const going = { key: 'go', name: t('palette.go'), entries: places.filter(matches) };
  const setting = { key: 'settings', name: t('palette.settings'), entries: settings.filter(matches) };
  // Results of a search arrive later, so they are below the other entries.
  const groups =
    query === ''
      ? [openedLast, acting, doing, { key: 'items', name: t('dashboard:recent.title'), entries: items }, going, setting]
      : [acting, doing, openedLast, going, setting, { key: 'items', name: t('palette.found'), entries: items }];
  return groups.filter(({ entries }) => entries.length > 0);
}

const LANGUAGE_WORDS = { id: 'admin:palette.toIndonesian', en: 'admin:palette.toEnglish' } as const;
const THEME_ICONS = { light: LightIcon, dark: DarkIcon, system: DesktopWidthIcon } as const;
const THEME_WORDS = {
  light: 'admin:palette.light',
  dark: 'admin:palette.dark',
  system: 'admin:palette.system',
} as const;

/** What can be set about the portal and this device, and the ways out. */
function useSettings({ onToggleSidebar, onShortcuts }: Pick<Offered, 'onToggleSidebar' | 'onShortcuts'>) {
  const { t } = useTranslation(['admin', 'common']);
  const { language, choose } = useLanguage();
  const { chosen, chooseTheme } = useDisplaySettings();
  const platform = usePlatform();
  const signOut = useAdminSignOut();
  const toAddress = useAddress();
  const navigate = useNavigate();
  const other = otherLanguage(language);
  const themes = THEMES.filter((theme) => theme !== chosen?.theme);
  const settings: readonly PaletteEntry[] = [
    {
      ...{ key: 'language', label: t(LANGUAGE_WORDS[other]), lang: other, Icon: LanguageIcon },
      run: () => choose(other),
    },
    ...themes.map((theme) => ({
      ...{ key: `theme ${theme}`, label: t(THEME_WORDS[theme]), Icon: THEME_ICONS[theme] },
      run: () => chooseTheme(theme),
    })),
    { key: 'sidebar', label: t('keys.sidebar'), Icon: SidebarIcon, run: onToggleSidebar, keys: ADMIN_KEYS.sidebar },
    {
      ...{ key: 'shortcuts', label: t('keys.title'), Icon: ShortcutsIcon, run: onShortcuts },
      keys: ADMIN_KEYS.shortcuts,
    },
    { key: 'profile', label: t('viewProfile'), Icon: PersonIcon, run: () => navigate(toAddress('/profile')) },
    {
      ...{ key: 'site', label: t('viewSite'), detail: t('newTab'), Icon: OutsideIcon },
      run: () => platform.openInNewTab(toAddress('/')),
    },
    { key: 'sign-out', label: t('common:nav.signOut'), Icon: SignOutIcon, run: signOut },
  ];
  return settings;
}

/** Whether every word of a query stands in an entry's label, wherever, however it is written. */
function fitting(query: string): (entry: PaletteEntry) => boolean {
  const words = folded(query).split(' ');
  return ({ label }) => words.every((word) => folded(label).includes(word));
}
