import { InboxPage } from '../pages/inbox-page.ts';
import { signInAtDesktop } from '../pages/desktop-sign-in.ts';
import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { addSuperAdmin, storageKey } from '../../support/portal/accounts.ts';
import { ask } from '../../support/portal/rest.ts';

test.use({ begins: 'where it is' });
test.beforeEach(async ({ desktop, backend }) => {
  await desktop.page.evaluate((key) => window.desktop['session.remove'](key), storageKey(backend));
  await ask(backend, 'contact_messages?state=eq.unread', 'PATCH', { state: 'read' });
  await ask(backend, 'contact_messages', 'POST', {
    name: 'Made',
    email: `made-${Date.now()}@contoh.id`,
    message: 'Dulu.',
  });
  await desktop.hands({ act: 'read notices' });
  await signInAtDesktop(desktop, await addSuperAdmin(backend));
});

test('a new message is counted on the app’s icon and announced by its sender’s name; the notice opens the inbox', async ({
  desktop,
  backend,
}) => {
  const { page } = desktop;
  const inbox = new InboxPage(page);
  await inbox.entered();
  // What is there at the first count isn't announced: the letter has to come once the app shows that count.
  await expect.poll(() => desktop.hands({ act: 'read badge' })).toBe(1);
  expect(await desktop.hands({ act: 'read notices' })).toEqual([]);
  const letter = { name: 'Sri Wahyuni', email: `sri-${Date.now()}@contoh.id`, message: 'Rahasia kebun saya.' };
  await ask(backend, 'contact_messages', 'POST', letter);
  // The event that the page gets when its window comes to the front.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => desktop.hands({ act: 'read badge' })).toBe(2);
  await expect
    .poll(() => desktop.hands({ act: 'read notices' }))
    .toContainEqual({ title: 'Pesan baru dari Sri Wahyuni', body: 'Buka kotak masuk untuk membacanya.' });
  expect(JSON.stringify(await desktop.hands({ act: 'read notices' }))).not.toContain('Rahasia');
  await desktop.hands({ act: 'press notice' });
  await expect(page).toHaveURL(desktop.address('/admin/messages'));
  await expect(inbox.row('Sri Wahyuni').first()).toBeVisible();

  // The answer is kept with the message, and goes on in the mail program.
  await inbox.row('Sri Wahyuni').first().click();
  await expect.poll(() => desktop.hands({ act: 'read badge' })).toBe(1);
  await desktop.takeOpened();
  await inbox.reply.fill('Siram pagi hari.');
  await inbox.sendReply();
  await expect
    .poll(async () => (await desktop.takeOpened()).join())
    .toMatch(/^mailto:sri-\d+@contoh\.id\?subject=.*&body=Siram%20pagi%20hari\./);
  await expect(inbox.pane.getByRole('listitem')).toContainText('Siram pagi hari.');
  await inbox.pane.getByRole('button', { name: 'Sudah', exact: true }).click();
  await expect(inbox.pane.locator('dl')).toContainText('Sudah dibalas');

  // The number goes with the admin area.
  await ask(backend, 'contact_messages', 'POST', { ...letter, email: `nyoman-${Date.now()}@contoh.id` });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => desktop.hands({ act: 'read badge' })).toBe(2);
  await inbox.sidebar.getByRole('link', { name: 'Tunas' }).click();
  await expect.poll(() => desktop.hands({ act: 'read badge' })).toBe(0);
});
