import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { words } from '../pages/words.ts';
import { messagesFrom } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/hosts/host-test.ts';

const REQUIRED = ['Nama belum diisi', 'Alamat email belum benar', 'Perihal belum diisi', 'Pesan belum diisi'];

test('says what is missing in a message and sends nothing, then delivers it', async ({ page, host }) => {
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.submit();
  for (const text of REQUIRED) await expect(form.form.getByText(text, { exact: true })).toBeVisible();
  await form.fill({ ...letter, message: '' });
  await form.submit();
  await expect(form.field('message')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('message')).toBeFocused();
  expect(await form.values()).toEqual({ ...letter, message: '' });
  expect(await messagesFrom(host.backend, letter.email)).toEqual([]);
  await form.fill(letter);
  await form.submit();
  await expect(form.toast(words.sent.id)).toContainText(words.sentDetail.id);
  expect(await messagesFrom(host.backend, letter.email)).toEqual([letter]);
  for (const text of Object.values(await form.values())) expect(text).toBe('');
});
