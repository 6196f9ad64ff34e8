import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

for (const place of ['home', 'contact'] as const) {
  test(`keeps the words at ${place} through a reload and another page`, async ({ page }) => {
    const letter = newLetter(place);
    const form = new ContactForm(page, place, 'id');
    await form.show();
    await form.fill(letter);
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
}

test('forgets the words once they were sent', async ({ page }) => {
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.fill(newLetter('contact'));
  await form.submit();
  await expect(form.toast(words.sent.id)).toBeVisible();
  await page.reload();
  await form.alive();
  await form.settled();
  for (const text of Object.values(await form.values())) expect(text).toBe('');
});

test('keeps what was typed before the page came to life', async ({ page }) => {
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
  await form.submit();
  await expect(form.toast(words.sent.id)).toBeVisible();
});
