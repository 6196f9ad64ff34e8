import type { BrowserContext, Page } from '@playwright/test';
import { ContactForm, newLetter, type Letter } from '../pages/contact-form.ts';
import { words } from '../pages/words.ts';
import { messagesFrom } from '../../support/portal/rest.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { SHEET_FOLDER, takeSheet } from '../../support/portal/sheet.ts';

const INBOX = /\/rest\/v1\/contact_messages/;
const SAVED = /Tersimpan di perangkat ini/;

/** Fills the form in while there is a network: what sending needs is fetched meanwhile. */
async function writeLetter(page: Page, letter: Letter): Promise<ContactForm> {
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.field('name').focus();
  await form.fill(letter);
  // Not networkidle: for Playwright a page that was idle once stays idle, whatever the form requests afterwards.
  await form.settled();
  return form;
}

const listIn = (page: Page) => page.getByRole('region', { name: 'Pesan di perangkat ini' });

/** The backend answers so, until the returned function is called. */
async function answering(context: BrowserContext, status: number, body: object): Promise<() => Promise<void>> {
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(INBOX, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, headers, json: body }) : route.continue(),
  );
  return () => context.unroute(INBOX);
}

test('a message written without a network is kept, and leaves once when there is one; refused it comes back, to be changed by keyboard alone', async ({
  page,
  portals,
  context,
}) => {
  const { backend } = portals.steady;
  const letter = newLetter('contact');
  const form = await writeLetter(page, letter);
  const list = listIn(page);
  const status = list.getByRole('status').first();
  await context.setOffline(true);
  await form.submit();
  await expect(page.getByText(SAVED).first()).toBeVisible();
  for (const text of Object.values(await form.values())) expect(text).toBe('');
  await expect(page.getByText(words.sent.id)).toHaveCount(0);
  await expect(status).toHaveText('1 menunggu dikirim');
  expect(await seriousFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(status).toHaveText('1 pesan terkirim');
  expect(await messagesFrom(backend, letter.email)).toEqual([letter]);

  const second = newLetter('contact');
  await form.fill(second);
  await context.setOffline(true);
  await form.submit();
  await expect(status).toHaveText('1 menunggu dikirim');
  const accept = await answering(context, 400, { code: '23514', message: 'violates check constraint' });
  await context.setOffline(false);
  const summary = list.locator('summary');
  await expect(summary).toContainText('Belum terkirim. Buka untuk melihat sebabnya.');
  await accept();
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: 'Ubah' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByLabel(words.name.id, { exact: true })).toBeFocused();
  await list.getByLabel(words.message.id, { exact: true }).fill('Akar selada saya cokelat.');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: 'Simpan dan kirim' })).toBeFocused();
  await page.keyboard.press('Enter');
  // With the first one.
  await expect(status).toHaveText('2 pesan terkirim');
  await expect(list.getByRole('heading')).toBeFocused();
  expect(await messagesFrom(backend, second.email)).toEqual([{ ...second, message: 'Akar selada saya cokelat.' }]);
});

test('a message whose answer got lost is sent again by the next page, which tells it, and is in the inbox once', async ({
  page,
  portals,
  context,
}) => {
  const letter = newLetter('contact');
  const form = await writeLetter(page, letter);
  await context.route(INBOX, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.submit();
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await page.close();
  await context.unroute(INBOX);
  const next = await context.newPage();
  const again = next.waitForResponse(INBOX);
  await next.goto('/en/about');
  expect((await again).status()).toBe(409);
  await expect(next.locator('.toast', { hasText: '1 message sent' })).toBeVisible();
  if (SHEET_FOLDER !== undefined) await takeSheet(next, 'notice of a delivered message (en)');
  await expect.poll(() => next.evaluate(() => localStorage.getItem('tunas.waiting'))).toBeNull();
  expect(await messagesFrom(portals.steady.backend, letter.email)).toEqual([letter]);
});

test('a message of the home page that is refused later is told there, once, and led to', async ({ page, context }) => {
  const form = new ContactForm(page, 'home', 'id');
  await form.show();
  await form.field('name').focus();
  await form.fill(newLetter('home'));
  await form.settled();
  await context.setOffline(true);
  await form.submit();
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await answering(context, 400, { code: '23514', message: 'violates check constraint' });
  await context.setOffline(false);
  const notice = page.locator('.toast', { hasText: '1 pesan belum terkirim' });
  await expect(notice).toBeVisible();
  // Its styles failed to load while there was no network.
  await expect(notice).toHaveCSS('display', 'flex');
  if (SHEET_FOLDER !== undefined) await takeSheet(page, 'notice of a refused message (id)');
  expect(await seriousFindings(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Buka pesan saya' }).click();
  await expect(page).toHaveURL(/\/contact#messages$/);
  await expect(listIn(page).getByRole('heading')).toBeInViewport();
  await expect(listIn(page).locator('summary')).toContainText('Belum terkirim.');
  await form.open('/about');
  await form.settled();
  await expect(notice).toHaveCount(0);
});
