import { LANGUAGES, type Localized } from '#domain/localized.ts';
import { ContactForm, newLetter, type FieldName } from '../pages/contact-form.ts';
import { messagesFrom } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

interface Rule {
  readonly field: FieldName;
  readonly what: string;
  readonly typed: string;
  readonly says: Localized;
}

/** Section 5 of the specification; the Indonesian is the book of wording's. */
const RULES: readonly Rule[] = [
  { field: 'name', what: 'missing', typed: '', says: { id: 'Nama belum diisi', en: 'Name is required' } },
  { field: 'name', what: 'blank', typed: '   ', says: { id: 'Nama belum diisi', en: 'Name is required' } },
  {
    field: 'name',
    what: 'too long',
    typed: 'a'.repeat(101),
    says: { id: 'Nama terlalu panjang, paling banyak 100 huruf', en: 'Name must be less than 100 characters' },
  },
  {
    field: 'email',
    what: 'missing',
    typed: '',
    says: { id: 'Alamat email belum benar', en: 'Invalid email address' },
  },
  {
    field: 'email',
    what: 'wrong',
    typed: 'ratna@contoh',
    says: { id: 'Alamat email belum benar', en: 'Invalid email address' },
  },
  {
    field: 'email',
    what: 'too long',
    typed: `ratna@${'a.'.repeat(124)}id`,
    says: { id: 'Email terlalu panjang, paling banyak 255 huruf', en: 'Email must be less than 255 characters' },
  },
  { field: 'subject', what: 'missing', typed: '', says: { id: 'Perihal belum diisi', en: 'Subject is required' } },
  {
    field: 'subject',
    what: 'too long',
    typed: 'a'.repeat(201),
    says: { id: 'Perihal terlalu panjang, paling banyak 200 huruf', en: 'Subject must be less than 200 characters' },
  },
  { field: 'message', what: 'missing', typed: ' \n ', says: { id: 'Pesan belum diisi', en: 'Message is required' } },
  {
    field: 'message',
    what: 'too long',
    typed: 'a'.repeat(1001),
    says: { id: 'Pesan terlalu panjang, paling banyak 1.000 huruf', en: 'Message must be less than 1000 characters' },
  },
];

for (const language of LANGUAGES) {
  test(`says what is wrong with each field, sends nothing, keeps the words (${language})`, async ({
    page,
    portals,
  }) => {
    const form = new ContactForm(page, 'contact', language);
    const good = newLetter('contact');
    await form.show();
    // The browser's own limit would cut the words off: this is a reader whose browser doesn't.
    await form.form.evaluate((element) => {
      for (const control of element.querySelectorAll('[maxlength]')) control.removeAttribute('maxlength');
    });
    for (const { field, typed, says } of RULES) {
      const letter = { ...good, [field]: typed };
      await form.fill(letter);
      await form.submit();
      const control = form.field(field);
      await expect(form.toast(says[language]).last()).toBeVisible();
      await expect(form.toasts.first().locator('[data-title]')).toHaveText(says[language]);
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(says[language]);
      await expect(control).toBeFocused();
      await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(1);
      expect(await form.values()).toEqual(letter);
    }
    expect(await messagesFrom(portals.steady.backend, good.email)).toEqual([]);
  });
}

test('lets the longest allowed words through', async ({ page, portals }) => {
  const form = new ContactForm(page, 'contact', 'id');
  const { email } = newLetter('contact');
  const letter = { name: 'n'.repeat(100), email, subject: 's'.repeat(200), message: 'm'.repeat(1000) };
  await form.show();
  await form.fill(letter);
  await form.submit();
  await expect(form.toast('Pesan terkirim')).toBeVisible();
  expect(await messagesFrom(portals.steady.backend, email)).toEqual([letter]);
});
