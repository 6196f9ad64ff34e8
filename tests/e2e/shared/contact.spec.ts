import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { words } from '../pages/words.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { messagesFrom } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_DESKTOP } from '../../support/hosts/host-under-test.ts';

const REQUIRED = {
  id: ['Nama belum diisi', 'Alamat email belum benar', 'Perihal belum diisi', 'Pesan belum diisi'],
  en: ['Name is required', 'Invalid email address', 'Subject is required', 'Message is required'],
};

for (const language of languagesOfRun('id')) {
  test(`delivers a message, and says so (${language})`, { tag: ON_DESKTOP }, async ({ page, host }) => {
    const letter = newLetter('contact');
    const form = new ContactForm(page, 'contact', language);
    await form.show();
    await form.fill(letter);
    await form.submit();
    await expect(form.toast(words.sent[language])).toContainText(words.sentDetail[language]);
    expect(await messagesFrom(host.backend, letter.email)).toEqual([letter]);
    for (const text of Object.values(await form.values())) expect(text).toBe('');
  });
}

for (const language of languagesOfRun('en')) {
  test(`says what is missing in a message, and sends nothing (${language})`, async ({ page, host }) => {
    const letter = newLetter('contact');
    const form = new ContactForm(page, 'contact', language);
    await form.show();
    await form.submit();
    for (const text of REQUIRED[language]) await expect(form.form.getByText(text, { exact: true })).toBeVisible();
    await form.fill({ ...letter, message: '' });
    await form.submit();
    await expect(form.field('message')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('message')).toBeFocused();
    expect(await form.values()).toEqual({ ...letter, message: '' });
    expect(await messagesFrom(host.backend, letter.email)).toEqual([]);
  });
}
