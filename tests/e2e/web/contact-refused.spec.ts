import { LANGUAGES } from '#domain/localized.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { words } from '../pages/words.ts';
import { takeBackendAway } from '../../support/portal/backend-gone.ts';
import { ask, messagesFrom } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** What the toast says besides the specified words. */
const WHY = {
  flood: {
    id: /Terlalu banyak pesan sekaligus\. Coba lagi \d+ menit lagi\./,
    en: /Too many messages at once\. Try again in \d+ minutes?\./,
  },
  refused: {
    id: 'Server menolak pesan ini. Periksa isinya, lalu coba lagi.',
    en: 'The server refused this message. Check it, then try again.',
  },
  offline: {
    id: 'Tidak ada internet. Periksa sinyal, lalu coba lagi.',
    en: 'No internet. Check your signal, then try again.',
  },
  unconnected: {
    id: 'Situs ini belum terhubung ke kotak pesan kami.',
    en: 'This site isn’t connected to our inbox yet.',
  },
} as const;

/** Nothing was lost: the words stand in the form, and a mail with them is one click away. */
async function expectWordsKept(form: ContactForm, letter: ReturnType<typeof newLetter>, language: 'id' | 'en') {
  await expect(form.button).toBeEnabled();
  expect(await form.values()).toEqual(letter);
  await expect(form.form.getByText(words.mailInstead[language])).toBeVisible();
  const mail = new URL((await form.mailLink.getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('halo@tunas.example');
  expect(mail.searchParams.get('subject')).toBe(letter.subject ?? null);
  expect(mail.searchParams.get('body')).toContain(letter.message);
  expect(mail.searchParams.get('body')).toContain(letter.name);
}

for (const language of LANGUAGES) {
  test(`refuses the sixth message of one address within the hour, and says when to try again (${language})`, async ({
    page,
    portals,
  }) => {
    const { backend } = portals.steady;
    const letter = newLetter('contact');
    for (let sent = 0; sent < 5; sent += 1) await ask(backend, 'contact_messages', 'POST', letter);
    const form = new ContactForm(page, 'contact', language);
    await form.show();
    await form.fill(letter);
    await form.submit();
    await expect(form.toast(form.failure)).toContainText(WHY.flood[language]);
    await expectWordsKept(form, letter, language);
    expect(await messagesFrom(backend, letter.email)).toHaveLength(5);
  });

  test(`says that the server refused a message that is too long for it (${language})`, async ({ page, portals }) => {
    const { backend } = portals.steady;
    const letter = newLetter('home');
    const form = new ContactForm(page, 'home', language);
    await form.show();
    await form.fill(letter);
    // As an older portal would send it: the form's own check is past.
    await page.route(`${backend.url}/rest/v1/contact_messages`, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...body, message: 'a'.repeat(1001) }) });
    });
    await form.submit();
    await expect(form.toast(form.failure)).toContainText(WHY.refused[language]);
    await expectWordsKept(form, letter, language);
    expect(await messagesFrom(backend, letter.email)).toEqual([]);
  });

  for (const place of ['home', 'contact'] as const) {
    test(`says that the message at ${place} could not be sent while the backend is gone (${language})`, async ({
      page,
      portals,
    }) => {
      const letter = newLetter(place);
      const form = new ContactForm(page, place, language);
      await takeBackendAway(page, portals.steady.backend, 'refused');
      await form.show();
      await form.fill(letter);
      const busyFor = await form.timeBusyState();
      await form.submit();
      const toast = form.toast(form.failure);
      await expect(toast.locator('[data-title]')).toHaveText(form.failure);
      await expect(toast).toContainText(WHY.offline[language]);
      await expectWordsKept(form, letter, language);
      expect(await busyFor()).toBeGreaterThanOrEqual(995);
      await page.unrouteAll();
      await form.submit();
      await expect(form.toast(words.sent[language])).toBeVisible();
      await expect(form.mailLink).toHaveCount(0);
      expect(await messagesFrom(portals.steady.backend, letter.email)).toHaveLength(1);
    });
  }
}

test.describe('built without a backend', () => {
  test.use({ site: 'alone' });

  for (const language of LANGUAGES) {
    test(`never pretends that a message was sent (${language})`, async ({ page }) => {
      const letter = newLetter('contact');
      const form = new ContactForm(page, 'contact', language);
      await form.show();
      await form.fill(letter);
      await form.submit();
      await expect(form.toast(form.failure)).toContainText(WHY.unconnected[language]);
      await expectWordsKept(form, letter, language);
    });
  }
});
