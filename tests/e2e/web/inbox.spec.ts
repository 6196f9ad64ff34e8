import { newWord } from '../pages/draft-list-page.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import { ask } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/writing-test.ts';

test('is walked through and read by keyboard, on a phone list and message one at a time, below a long count in the sidebar', async ({
  page,
  writer,
  portals,
}) => {
  void writer;
  const word = newWord();
  for (const message of ['satu', 'dua'])
    await ask(portals.writing.backend, 'contact_messages', 'POST', {
      name: word,
      email: `${message}-${word}@contoh.id`,
      message,
      phone: '0812 3456 7890',
    });
  const inbox = new InboxPage(page);
  await page.route('**/rest/v1/rpc/unread_messages', (route) => route.fulfill({ json: { count: 120, newest: null } }));
  await inbox.enter(`/admin/messages?search=${word}`);
  // Its entry is as high as the others, the open one and those that aren’t.
  await expect(inbox.sidebar.locator('[data-count]')).toHaveAttribute('data-count', '99+');
  const heights = await inbox.links.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([44]));
  await inbox.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(inbox.rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inbox.heading).toBeFocused();
  await expect(inbox.pane.locator('[lang=""]')).toHaveText('satu');
  const whatsApp = inbox.pane.getByRole('link', { name: 'Tulis lewat WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', 'https://wa.me/6281234567890');

  await page.setViewportSize({ width: 360, height: 740 });
  await inbox.turnTo(`/admin/messages?search=${word}`);
  await expect(inbox.rows).toHaveCount(2);
  await checkPage(page);
  await inbox.rows.nth(1).click();
  await expect(inbox.pane).toBeVisible();
  await expect(inbox.rows.first()).toBeHidden();
  await checkPage(page);
  await inbox.pane.getByRole('link', { name: inbox.word('back') }).click();
  await expect(inbox.rows.nth(1)).toBeFocused();
  await page.goBack();
  await expect(inbox.pane).toBeVisible();
  await page.goBack();
  await expect(inbox.rows.first()).toBeVisible();
});
