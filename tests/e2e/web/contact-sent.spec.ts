import { LANGUAGES } from '#domain/localized.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { words } from '../pages/words.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { messagesFrom } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

const PLACES = ['home', 'contact'] as const;

for (const place of PLACES) {
  for (const language of LANGUAGES) {
    test(`delivers the message written at ${place}, and says so (${language})`, async ({ page, portals }) => {
      const watch = await watchPage(page);
      const letter = newLetter(place);
      const form = new ContactForm(page, place, language);
      await form.show();
      await form.fill({ ...letter, name: `  ${letter.name} ` });
      const busyFor = await form.timeBusyState();
      await form.submit();
      await expect(form.button).toBeDisabled();
      await expect(form.button.getByText(words.sending[language])).toBeVisible();
      await expect(form.toast(words.sent[language])).toBeVisible();
      await expect(form.toast(words.sent[language])).toContainText(words.sentDetail[language]);
      await expect(form.button).toBeEnabled();
      expect(await busyFor()).toBeGreaterThanOrEqual(995);
      expect(await messagesFrom(portals.steady.backend, letter.email)).toEqual([{ subject: null, ...letter }]);
      for (const text of Object.values(await form.values())) expect(text).toBe('');
      expect(await watch.complaints()).toEqual([]);
    });
  }

  test(`keeps one row however the message at ${place} is sent twice`, async ({ page, portals }) => {
    const letter = newLetter(place);
    const form = new ContactForm(page, place, 'id');
    await form.show();
    await form.fill(letter);
    await form.button.dblclick();
    await expect(form.toast(words.sent.id)).toBeVisible();
    expect(await messagesFrom(portals.steady.backend, letter.email)).toHaveLength(1);

    const second = newLetter(place);
    await form.fill(second);
    await form.field('email').focus();
    await page.keyboard.press('Enter');
    await form.button.click({ force: true, noWaitAfter: true }).catch((error: unknown) => {
      // The button may be gone for clicks already: that is what keeps the second one away.
      if (!/disabled|not enabled/.test(String(error))) throw error;
    });
    await expect(form.toasts).toHaveCount(2);
    expect(await messagesFrom(portals.steady.backend, second.email)).toHaveLength(1);
  });
}

test('keeps one row when a script sends the form three times at once', async ({ page, portals }) => {
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.fill(letter);
  await form.form.evaluate((element) => {
    const target = element as HTMLFormElement;
    target.requestSubmit();
    target.requestSubmit();
    target.querySelector('button')?.click();
  });
  await expect(form.toast(words.sent.id)).toBeVisible();
  expect(await messagesFrom(portals.steady.backend, letter.email)).toHaveLength(1);
});

test('keeps one row when the answer to the first try got lost', async ({ page, portals }) => {
  const { backend } = portals.steady;
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.fill(letter);
  await page.route(`${backend.url}/rest/v1/contact_messages`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.submit();
  await expect(form.toast(form.failure)).toBeVisible();
  expect(await form.values()).toEqual(letter);
  await page.unrouteAll();
  await form.submit();
  await expect(form.toast(words.sent.id)).toBeVisible();
  expect(await messagesFrom(backend, letter.email)).toHaveLength(1);
});

test('is filled in and sent by keyboard alone', async ({ page, portals }) => {
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.field('name').focus();
  await page.keyboard.type(letter.name);
  for (const text of [letter.email, letter.subject ?? '', letter.message]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.toast(words.sent.id)).toBeVisible();
  expect(await messagesFrom(portals.steady.backend, letter.email)).toEqual([letter]);
});
