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
  await page.route('**/rest/v1/rpc/unread_messages', (route) =>
    route.fulfill({ json: { count: 120, newest: null, mine: 0, assigned: '' } }),
  );
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

test('on a phone a message is assigned and answered by keyboard, with an article and a template in the reply', async ({
  page,
  writer,
  draftApi,
  portals,
}) => {
  void writer;
  const word = newWord();
  const { id } = await draftApi.create({ id: { title: `Pupuk ${word}` } });
  await draftApi.publish(id, ['id']);
  await ask(portals.writing.backend, 'contact_messages', 'POST', {
    name: 'Sri',
    email: `sri-${word}@contoh.id`,
    message: `Pupuk apa yang baik untuk saya? ${word}`,
  });
  const inbox = new InboxPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await inbox.enter(`/admin/messages?search=${word}`);
  await inbox.rows.first().click();
  await inbox.assignee.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Saya', exact: true }).press('Enter');
  await expect(inbox.assignee).toHaveText('Saya');

  await inbox.reply.fill('Halo Sri.');
  await inbox.articles.press('Enter');
  await inbox.dialog.getByRole('textbox').fill(word);
  await inbox.dialog.getByRole('button', { name: `Pupuk ${word}` }).press('Enter');
  const passages = inbox.dialog.getByRole('combobox');
  await expect(passages).toBeFocused();
  await passages.selectOption({ index: 1 });
  await checkPage(page);
  await inbox.dialog.getByRole('button', { name: inbox.word('insert'), exact: true }).press('Enter');
  await expect(inbox.reply).toBeFocused();
  await expect(inbox.reply).toHaveValue(
    new RegExp(`^Halo Sri\\.\\n\\nPupuk ${word}\\nhttps?://\\S+/article/${id}\\S*\\n\\n“.+”$`),
  );
  const whole = await inbox.reply.inputValue();
  // The field's own undo takes it back, and what is typed next comes behind it.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(inbox.reply).toHaveValue('Halo Sri.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(inbox.reply).toHaveValue(whole);
  await page.keyboard.press('End');
  await page.keyboard.type(' Salam.');
  await expect(inbox.reply).toHaveValue(`${whole} Salam.`);

  await inbox.reply.fill('Terima kasih, Sri.');
  await inbox.templates.press('Enter');
  await checkPage(page);
  await inbox.dialog.getByRole('button', { name: inbox.word('keepAsTemplate') }).press('Enter');
  await expect(inbox.dialog.getByRole('textbox').nth(1)).toHaveValue('Terima kasih, {name}.');
  await inbox.dialog.getByRole('textbox').first().fill(word);
  await checkPage(page);
  await page.keyboard.press('Enter');
  await inbox.dialog.getByRole('button', { name: `${inbox.word('insert')} “${word}”` }).press('Enter');
  await expect(inbox.reply).toHaveValue('Terima kasih, Sri.Terima kasih, Sri.');
  await checkPage(page);

  // Opening the mail program alone answers nothing: it still waits for the reply of whoever it is assigned to.
  await inbox.sendReply();
  await expect(inbox.pane.getByText(inbox.word('sentAsk'))).toBeVisible();
  await inbox.turnTo('/admin/messages?show=mine');
  await expect(inbox.row('Sri')).toHaveCount(1);
  await checkPage(page);
  await inbox.row('Sri').click();
  await inbox.pane.getByRole('button', { name: inbox.word('sentYes'), exact: true }).click();
  await expect(inbox.pane.getByText(inbox.word('sentAsk'))).toBeHidden();
  await inbox.turnTo('/admin/messages?show=mine');
  await expect(inbox.row('Sri')).toHaveCount(0);
});
