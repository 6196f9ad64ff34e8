import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { words } from '../pages/words.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { ask, messagesFrom } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test('is filled in and sent by keyboard alone, says so, and forgets the words', async ({ page, portals }) => {
  const watch = await watchPage(page);
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.field('name').focus();
  await page.keyboard.type(`  ${letter.name} `);
  // This backend can store a phone number, so the form has a field for it after the address.
  for (const text of [letter.email, '0812 3456 7890', letter.subject ?? '', letter.message]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  const busyFor = await form.timeBusyState();
  await page.keyboard.press('Enter');
  await expect(form.button.getByText(words.sending.id)).toBeVisible();
  await expect(form.button).toBeDisabled();
  await expect(form.toast(words.sent.id)).toContainText(words.sentDetail.id);
  expect(await busyFor()).toBeGreaterThanOrEqual(995);
  expect(await messagesFrom(portals.steady.backend, letter.email)).toEqual([letter]);
  expect(
    await ask(portals.steady.backend, `contact_messages?select=phone&email=eq.${encodeURIComponent(letter.email)}`),
  ).toEqual([{ phone: '0812 3456 7890' }]);
  for (const text of Object.values(await form.values())) expect(text).toBe('');
  expect(await watch.complaints()).toEqual([]);
});

test('keeps what was typed before the page came to life, through a reload and another page', async ({ page }) => {
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  // The scripts come late, as on a slow network: the form stands there and can be typed into.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await form.fill(letter);
  release();
  await form.alive();
  await form.settled();
  expect(await form.values()).toEqual(letter);
  await page.reload();
  await form.alive();
  await expect(form.field('name')).toHaveValue(letter.name);
  expect(await form.values()).toEqual(letter);
  await form.entry('about', 'id').click();
  await expect(form.heading).toHaveText(words.aboutTunas.id);
  await page.goBack();
  await expect(form.field('name')).toHaveValue(letter.name);
  expect(await form.values()).toEqual(letter);
});
