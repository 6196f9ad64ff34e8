import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { PortalPage } from './portal-page.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import { addressOf } from './public-pages.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of the admin area, from the specification and the book of wording. */
export const adminWords = {
  dashboard: { id: 'Dasbor', en: 'Dashboard' },
  soon: { id: 'Isi bagian ini segera hadir', en: 'Content coming soon' },
  checking: { id: 'Memeriksa akses Anda...', en: 'Checking your access...' },
  denied: { id: 'Akses ditolak', en: 'Access Denied' },
  deniedDetail: {
    id: 'Anda tidak punya izin untuk membuka panel admin.',
    en: "You don't have permission to access the admin panel.",
  },
  deniedInstead: {
    id: 'Anda tetap bisa membaca artikel dan mengubah profil.',
    en: 'You can still read the articles and change your profile.',
  },
  deniedKept: {
    id: 'Tulisan Anda aman di perangkat ini. Minta akses lagi ke super admin, lalu buka lagi untuk melanjutkan.',
    en: 'What you wrote is safe on this device. Ask a super admin for access again, then open it and go on.',
  },
  unknown: { id: 'Akses Anda belum bisa diperiksa', en: 'We can’t check your access right now' },
  missing: { id: 'Bagian ini tidak ada', en: 'This section isn’t here' },
  sidebar: { id: 'Buka atau tutup menu samping', en: 'Show or hide the sidebar' },
  menu: { id: 'Menu admin', en: 'Admin menu' },
  language: { id: 'Bahasa', en: 'Language' },
  account: { id: 'Akun, ', en: 'Account, ' },
  viewProfile: { id: 'Lihat Profil', en: 'View Profile' },
  viewWebsite: { id: 'Lihat Situs', en: 'View Website' },
  profile: { id: 'Profil', en: 'Profile' },
  adminPanel: { id: 'Panel Admin', en: 'Admin Panel' },
  signOut: { id: 'Keluar dari akun', en: 'Sign Out' },
  signedOut: { id: 'Anda sudah keluar', en: 'You are signed out' },
  retry: { id: 'Coba lagi', en: 'Try again' },
} satisfies Record<string, Localized>;

/** Good morning and so on, by the hour. */
export const GREETINGS = { id: /^Selamat (pagi|siang|sore|malam)/, en: /^Good (morning|afternoon|evening)/ } as const;

const SECTIONS = join(import.meta.dirname, '../../../src/renderer/admin/sections');

/** The sections in the order of the sidebar, as their folders have them; sections.test.ts holds them to the specification. */
export const adminSections = readSections();

interface AdminAddress {
  readonly path: string;
  readonly label: Localized;
  readonly language: Language;
  readonly address: string;
}

/** Every section in every language. */
export const adminAddresses: readonly AdminAddress[] = LANGUAGES.flatMap((language) =>
  adminSections.map((section) => ({ ...section, language, address: addressOf(section.path, language) })),
);

/** The admin area as a super admin sees it. */
export class AdminPage extends PortalPage {
  readonly sidebar: Locator;
  readonly toggle: Locator;
  readonly title: Locator;
  readonly links: Locator;
  readonly sheet: Locator;
  readonly languageButton: Locator;
  readonly accountButton: Locator;
  /** The menu that is open. */
  readonly menu: Locator;
  readonly language: Language;

  constructor(page: Page, language: Language = 'id') {
    super(page);
    this.language = language;
    this.sidebar = page.locator('aside.sidebar');
    this.toggle = page.getByRole('banner').getByRole('button', { name: adminWords.sidebar[language], exact: true });
    this.title = page.locator('.bar-title');
    this.links = page.getByRole('navigation', { name: adminWords.menu[language] }).getByRole('link');
    this.sheet = page.getByRole('dialog', { name: adminWords.menu[language] });
    this.languageButton = page.getByRole('banner').getByRole('button', { name: `${adminWords.language[language]}: ` });
    this.accountButton = page.getByRole('banner').getByRole('button', { name: adminWords.account[language] });
    this.menu = page.getByRole('menu');
  }

  /** Opens a section and waits until it is there. */
  async enter(path = '/admin'): Promise<void> {
    await this.page.goto(addressOf(path, this.language));
    await this.entered();
  }

  /** Opens a screen by its address alone, from another one of the admin area: the portal isn't loaded anew. */
  async turnTo(path: string): Promise<void> {
    // Over a section that isn't there, so that nothing of the screen before is taken for this one.
    for (const each of ['/admin/-', path]) {
      await this.page.evaluate(
        (address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        addressOf(each, this.language),
      );
      const between = this.heading.filter({ hasText: adminWords.missing[this.language] });
      await expect(between).toHaveCount(each === path ? 0 : 1);
    }
    await this.entered();
  }

  async entered(): Promise<void> {
    await expect(this.accountButton).toBeVisible({ timeout: 15_000 });
    await expect(this.heading).toBeVisible();
    await checkPage(this.page, 'on entering');
  }

  link(name: string): Locator {
    return this.links.filter({ hasText: new RegExp(`^${name}$`) });
  }

  /** Waits until the phone's sheet is there and has stopped moving. */
  async sheetOpened(): Promise<void> {
    await expect(this.sheet).toBeVisible();
    await this.sheet.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
  }

  async chooseFromAccountMenu(name: string): Promise<void> {
    await this.accountButton.click();
    await this.menuItem(name).click();
  }

  /** An entry by how its words begin: some end with a note for screen readers. */
  menuItem(name: string): Locator {
    return this.menu.getByRole('menuitem', { name: new RegExp(`^${name}`) });
  }

  /** Width of the sidebar once it has stopped moving, in px. */
  async sidebarWidth(): Promise<number> {
    return this.sidebar.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return element.getBoundingClientRect().width;
    });
  }
}

interface ReadSection {
  /** Plain. */
  readonly path: string;
  readonly label: Localized;
  /** Whether it has a counter on the dashboard. */
  readonly counts: boolean;
}

/** The sections of the admin area in their order, read from their files: where journeys run, nothing bundles these. */
function readSections(): readonly ReadSection[] {
  return readdirSync(SECTIONS)
    .map((section) => join(SECTIONS, section))
    .filter((folder) => existsSync(join(folder, 'section.ts')))
    .map(readSection)
    .sort((one, other) => one.order - other.order);
}

function readSection(folder: string): ReadSection & { readonly order: number } {
  const code = readFileSync(join(folder, 'section.ts'), 'utf8');
  const said = (name: string): string => {
    const value = new RegExp(`^  ${name}: '?([^',]*)'?,`, 'm').exec(code)?.[1];
    if (value === undefined) throw new Error(`${folder}/section.ts doesn’t say its ${name}.`);
    return value;
  };
  const path = said('path');
  const [namespace = '', key = ''] = said('label').split(':');
  const word = (language: Language): string => {
    const file = join(SECTIONS, 'messages', `${language}.json`);
    const label = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>)[namespace]?.[key];
    if (label === undefined) throw new Error(`${file} doesn’t have ${namespace}:${key}.`);
    return label;
  };
  return {
    path: path === '' ? '/admin' : `/admin/${path}`,
    label: { id: word('id'), en: word('en') },
    counts: /^  counter: /m.test(code),
    order: Number(said('order')),
  };
}
