import type { Page } from '@playwright/test';
import type { Language } from '#domain/localized.ts';
import { addCategory, addTag, type CategoryRow } from '../../support/portal/category-rows.ts';
import type { DraftApi, DraftRow } from '../../support/portal/draft-api.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { SHEET_FOLDER } from '../../support/portal/sheet.ts';
import { AdminPage } from './admin-page.ts';
import { newWord } from './draft-list-page.ts';

/** What is needed to see the sections of the admin area in all of their states, with the longest texts that they take. */
export interface AdminScene {
  readonly page: Page;
  readonly language: Language;
  readonly backend: BackendUnderTest;
  readonly draftApi: DraftApi;
  /** Begins every title, name and address part of this scene. */
  readonly word: string;
  /** With as many states as an article can have; not to be changed. */
  readonly rich: DraftRow;
  /** Used by `rich`. */
  readonly used: CategoryRow;
  readonly unused: CategoryRow;
}

/** One screen with a dialog or a notice over it, or none. */
export interface AdminState {
  readonly area:
    | 'lists'
    | 'editor'
    | 'categories'
    | 'inbox and dashboard'
    | 'banners and communities'
    | 'about, contact and seasons'
    | 'media, transfer and people'
    | 'reviews and roles'
    | 'palette and shortcuts';
  readonly name: string;
  /** Leads a signed-in browser there. */
  show(scene: AdminScene): Promise<void>;
}

/** A short way to define a state. */
export function state(area: AdminState['area'], name: string, show: AdminState['show']): AdminState {
  return { area, name, show };
}

const TOMORROW_MS = 86_400_000;

/** A text of this length without a place to break; pictures of screens show one as people write them. */
export function unbroken(begin: string, length: number): string {
  if (SHEET_FOLDER !== undefined)
    return `${begin}: parit dalam dan mulsa jerami menjaga akar`.slice(0, Math.min(length, 60));
  return begin + 'W'.repeat(Math.max(0, length - begin.length));
}

/** Opens a screen: from the one that is open already, in the long form each as from a link. */
export async function openScreen({ page, language }: AdminScene, path: string): Promise<AdminPage> {
  const admin = new AdminPage(page, language);
  await (LONG_FORM || page.url() === 'about:blank' ? admin.enter(path) : admin.turnTo(path));
  return admin;
}

/** How many of the others are left in a list, as a portal may have them. */
const OTHERS = 7;

/** Takes most of what other journeys left out of the lists of categories and tags. */
async function hideRowsOfOtherJourneys(page: Page, word: string): Promise<void> {
  await page.route(/\/rest\/v1\/rpc\/list_(categories|tags)/, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as readonly { readonly slug: string }[];
    await route.fulfill({
      response,
      json: rows.filter(({ slug }, place) => place < OTHERS || slug.startsWith(word)),
    });
  });
}

/** Makes what the states show. */
export async function adminScene(
  given: Pick<AdminScene, 'page' | 'language' | 'backend' | 'draftApi'>,
): Promise<AdminScene> {
  const { draftApi: api, backend } = given;
  const word = newWord();
  await hideRowsOfOtherJourneys(given.page, word);
  const used = await addCategory(backend, `${word}-pakai-`.padEnd(45, 'w').toLowerCase());
  const unused = await addCategory(backend, `${word}-bebas-`.padEnd(45, 'w').toLowerCase());
  const side = (title: string) => ({
    title: unbroken(`${word}${title}`, 200),
    excerpt: unbroken('', 300),
    content: `## ${unbroken('', 80)}\n\n${'Padi ditanam serempak. '.repeat(40)}${unbroken('', 120)}`,
    imageAlt: unbroken('', 250),
  });
  const tags = [await addTag(backend, `${word}-tag`), await addTag(backend, `${word}-${'w'.repeat(30)}`)];
  const rich = await api.create({
    category: used.id,
    tags,
    decorative: false,
    focus: { x: 30, y: 20 },
    author: { id: unbroken('', 100), en: unbroken('', 100) },
    id: side('kaya'),
    en: side('rich'),
  });
  await api.publish(rich.id, ['id']);
  await api.publish(rich.id, ['en'], new Date(Date.now() + TOMORROW_MS).toISOString());
  const outdated = { excerpt: { language: 'en', was: 'Dulu', since: new Date().toISOString() } } as const;
  await api.save(rich.id, (document) => ({ ...document, outdated, id: { ...document.id, place: 'Bali' } }));
  // One of which nearly everything is missing.
  await api.create({
    image: '',
    category: null,
    id: { title: `${word} kosong`, content: '' },
    en: { title: '', content: '' },
  });
  return { ...given, word, rich, used, unused };
}
