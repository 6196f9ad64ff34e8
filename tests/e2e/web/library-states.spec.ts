import type { Locator, Page } from '@playwright/test';
import type { Language, Localized } from '#domain/localized.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { languagesOfRun, LONG_FORM } from '../../support/portal/journey-languages.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { SHEET_FOLDER, takeSheet } from '../../support/portal/sheet.ts';

// Each state of the library's page, reached by keyboard alone: axe finds nothing in either theme, and the focus stays where it was.
// `npm run sheet` takes pictures of the same states instead.

const WORDS = {
  keep: { id: 'Simpan semuanya di perangkat ini', en: 'Keep everything on this device' },
  off: { id: 'Belum semua artikel disimpan di perangkat ini.', en: 'Not all articles are kept on this device yet.' },
  first: { id: 'Artikel sedang disimpan', en: 'The articles are being saved' },
  pause: { id: 'Jeda', en: 'Pause' },
  paused: { id: 'Dijeda.', en: 'Paused.' },
  resume: { id: 'Lanjutkan', en: 'Continue' },
  all: { id: 'semuanya ada di perangkat ini', en: 'articles are on this device' },
  sync: { id: 'Sinkronkan sekarang', en: 'Sync now' },
  failed: { id: 'Belum bisa sinkron.', en: 'Couldn’t sync.' },
  full: { id: 'Memori perangkat penuh.', en: 'This device is full.' },
  remove: { id: 'Hapus dari perangkat ini', en: 'Remove from this device' },
  keepIt: { id: 'Tetap simpan', en: 'Keep it' },
  yes: { id: 'Hapus', en: 'Remove' },
} satisfies Record<string, Localized>;

const ARTICLES = /\/rpc\/library_articles/;
const STATE = /\/rpc\/library_state/;

async function expectSound(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await seriousFindings(page), state).toEqual([]);
  // Together these three have every colour of the page.
  if (!LONG_FORM && !/ (first|failed|the question) /.test(state)) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await seriousFindings(page, 'colours alone'), `${state}, dark`).toEqual([]);
}

const look = SHEET_FOLDER === undefined ? expectSound : takeSheet;

/** From now on the page's database refuses what is written, as on a full device, or takes it again. */
async function fillDevice(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const stores = IDBObjectStore.prototype as { put: IDBObjectStore['put']; taking?: IDBObjectStore['put'] };
    const taking = (stores.taking ??= stores.put);
    stores.put = full
      ? () => {
          throw new DOMException('There is no room.', 'QuotaExceededError');
        }
      : taking;
  }, isFull);
}

async function walk(page: Page, language: Language): Promise<void> {
  const word = (name: keyof typeof WORDS) => WORDS[name][language];
  const portal = new PortalPage(page);
  const status = portal.main.getByRole('status').first();
  const button = (name: keyof typeof WORDS) => page.getByRole('button', { name: word(name), exact: true });
  const keep = page.getByRole('checkbox', { name: word('keep') });
  const press = async (wanted: Locator, key = 'Enter') => {
    await tabTo(page, wanted);
    await expect(() => expectVisibleFocus(page)).toPass({ timeout: 2000 });
    await page.keyboard.press(key);
  };
  const reached = async (state: keyof typeof WORDS, focused: Locator) => {
    await expect(status).toContainText(word(state));
    await expect(focused).toBeFocused();
    await look(page, `library ${state} (${language})`);
  };

  await portal.open(addressOf('/library', language));
  await expect(status).toContainText(word('off'));
  await look(page, `library off (${language})`);

  const asked = page.waitForRequest(ARTICLES);
  await page.route(ARTICLES, () => undefined);
  await press(keep, 'Space');
  await asked;
  await reached('first', keep);
  await press(button('pause'));
  await reached('paused', button('resume'));
  // What is on its way arrives.
  await page.unroute(ARTICLES);
  await page.keyboard.press('Enter');
  await reached('all', button('pause'));

  await page.route(STATE, (route) => route.abort());
  await press(button('sync'));
  await reached('failed', button('sync'));
  await page.unroute(STATE);

  await fillDevice(page, true);
  await page.keyboard.press('Enter');
  await reached('full', button('sync'));
  await fillDevice(page, false);
  await page.keyboard.press('Enter');
  await expect(status).toContainText(word('all'));
  await expect(button('sync')).toBeFocused();

  await press(button('remove'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, `library the question (${language})`);
  await press(button('keepIt'));
  await expect(button('remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(button('yes'));
  await expect(status).toContainText(word('off'));
}

for (const language of languagesOfRun('id')) {
  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    if (SHEET_FOLDER !== undefined) test.slow();
    test('off, syncing, paused, kept, failed and full, by keyboard', ({ page }) => walk(page, language));
  });
}
