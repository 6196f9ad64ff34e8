import { readFile } from 'node:fs/promises';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { words } from '../pages/words.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { cutThings } from '../../support/portal/cut-things.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { ask } from '../../support/portal/rest.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

test.use({ site: 'changing', viewport: { width: 1366, height: 800 } });
// The number of unread messages is one for all: journeys that change it go one after another.
test.describe.configure({ mode: 'default' });

let count = 0;

/** Messages that no other journey has: all with the same word in their names. */
async function letters(backend: BackendUnderTest, texts: readonly string[]): Promise<string> {
  count += 1;
  const word = `kebun${process.pid}x${Date.now()}x${count}`;
  for (const [index, message] of texts.entries())
    await ask(backend, 'contact_messages', 'POST', {
      name: `Sri ${word}`,
      email: `${word}-${index}@contoh.id`,
      message,
    });
  return word;
}

/** How many messages nobody has read. */
const unreadIn = async (backend: BackendUnderTest) =>
  (await ask(backend, 'contact_messages?select=id&state=eq.unread')).length;

test.beforeEach(async ({ context, portals }) => {
  await signInBrowser(context, portals.changing, await addSuperAdmin(portals.changing.backend));
});

for (const language of languagesOfRun('id')) {
  test(`a visitor’s message stands in the open inbox and raises the number, without a reload (${language})`, async ({
    page,
    browser,
    portals,
  }) => {
    const watch = await watchPage(page);
    await page.clock.install();
    const inbox = new InboxPage(page, language);
    await inbox.enter('/admin/messages');
    await expect(inbox.main.getByRole('region')).toBeVisible();
    const before = await inbox.unread();
    const visitor = await (await browser.newContext({ baseURL: portals.changing.url })).newPage();
    const letter = { ...newLetter('contact'), name: `Ratna ${Date.now()}` };
    const form = new ContactForm(visitor, 'contact', 'id');
    await form.show();
    await form.fill(letter);
    await form.submit();
    await expect(form.toast(words.sent.id)).toBeVisible();
    await visitor.context().close();
    await expect(inbox.row(letter.name)).toHaveCount(0);
    // Half a minute passes at once: an answer still on its way would be given up.
    await inbox.settled();
    await page.clock.fastForward(31_000);
    await expect(inbox.row(letter.name)).toBeVisible();
    await expect.poll(() => inbox.unread()).toBeGreaterThan(before);
    await expect(inbox.row(letter.name)).toHaveAttribute('data-unread', 'true');

    // Opening it is reading it.
    await inbox.row(letter.name).click();
    await expect(inbox.heading).toHaveText(letter.subject ?? '');
    await expect(inbox.heading).toBeFocused();
    await expect(inbox.pane.locator('[lang=""]')).toHaveText(letter.message);
    await expect(inbox.row(letter.name)).toHaveAttribute('data-unread', 'false');
    // Other journeys send messages as well: the number is right when it is the backend's.
    await expect
      .poll(async () => {
        await inbox.settled();
        const counted = page.waitForResponse(/rpc\/unread_messages/);
        await page.clock.fastForward(31_000);
        await counted;
        return (await inbox.unread()) - (await unreadIn(portals.changing.backend));
      })
      .toBe(0);
    const result = inbox.pane.getByRole('link', { name: inbox.word('reply') });
    const address = new URL((await result.getAttribute('href')) ?? '');
    expect([decodeURIComponent(address.pathname), address.searchParams.get('subject')]).toEqual([
      letter.email,
      `Re: ${letter.subject}`,
    ]);
    expect(address.searchParams.get('body')).toContain(`> ${letter.message.split('\n')[0]}\r\n> `);
    expect(address.href.length).toBeLessThanOrEqual(2000);
    expect(await watch.complaints()).toEqual([]);
  });
}

test('exports what the search finds, as a file that spreadsheets only show', async ({ page, portals }) => {
  const word = await letters(portals.changing.backend, ['=HYPERLINK("https://evil.example")', 'dua\n"tiga"']);
  const inbox = new InboxPage(page);
  await inbox.enter(`/admin/messages?search=${word}`);
  await expect(inbox.rows).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await inbox.main.getByRole('button', { name: inbox.word('export') }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^pesan-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF"Diterima","Status","Nama","Email","Subjek","Pesan"\r\n')).toBe(true);
  expect(text).toContain(`"Baru","Sri ${word}","${word}-0@contoh.id","","'=HYPERLINK(""https://evil.example"")"\r\n`);
  expect(text).toContain('"dua\n""tiga"""\r\n');
  expect(text.split(word)).toHaveLength(5);
});

test('on a phone shows the list, then the message, then the list again where it was', async ({ page, portals }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const word = await letters(portals.changing.backend, ['satu', 'dua']);
  const inbox = new InboxPage(page);
  await inbox.enter(`/admin/messages?search=${word}`);
  await expect(inbox.rows).toHaveCount(2);
  expect(await cutThings(page)).toEqual([]);
  await inbox.rows.nth(1).click();
  await expect(inbox.pane).toBeVisible();
  await expect(inbox.rows.first()).toBeHidden();
  expect(await cutThings(page)).toEqual([]);
  await inbox.pane.getByRole('link', { name: inbox.word('back') }).click();
  await expect(inbox.rows.nth(1)).toBeFocused();
  await page.goBack();
  await expect(inbox.pane).toBeVisible();
  await page.goBack();
  await expect(inbox.rows.first()).toBeVisible();
});

test('is walked through and read by keyboard alone, with nothing for axe to find', async ({ page, portals }) => {
  const word = await letters(portals.changing.backend, ['satu', 'dua']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const inbox = new InboxPage(page);
  await inbox.enter(`/admin/messages?search=${word}`);
  await inbox.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(inbox.rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inbox.heading).toBeFocused();
  await expect(inbox.pane.locator('[lang=""]')).toHaveText('satu');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await seriousFindings(page), colorScheme).toEqual([]);
  }
});
