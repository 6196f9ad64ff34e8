// The portal on a backend that has nothing but accounts: the tables profiles and user_roles (product.md, "the floor").
import { bundledArticles } from '#content/catalogue.ts';
import { AdminPage, adminSections, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { addressOf, publicPages } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { addPerson, addSuperAdmin, fullNamesOf } from '../../support/portal/accounts.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

test.use({ site: 'floor' });

test('has only the tables of accounts', async ({ portals }) => {
  const { url, secretKey } = portals.floor.backend;
  const statusOf = async (table: string) =>
    (await fetch(`${url}/rest/v1/${table}?limit=1`, { headers: { apikey: secretKey } })).status;
  const asked = ['profiles', 'user_roles', 'articles', 'categories', 'contact_messages'];
  expect(await Promise.all(asked.map(statusOf))).toEqual([200, 200, 404, 404, 404]);
});

for (const language of languagesOfRun('id')) {
  test(`shows every page with what is bundled (${language})`, async ({ page }) => {
    const portal = new PortalPage(page);
    for (const { path, heading, letters } of publicPages) {
      await portal.open(addressOf(path, language));
      await expect(portal.heading).toHaveText(heading[language]);
      await portal.settled();
      await expect(portal.heading).toHaveText(heading[language]);
      expect((await portal.main.innerText()).length, path).toBeGreaterThan(letters);
    }
  });

  test(`lists the six bundled articles, and finds in them (${language})`, async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.open(addressOf('/blog', language));
    await blog.settled();
    await expect(blog.cards).toHaveCount(bundledArticles.length);
    await blog.search.fill({ id: 'kompos', en: 'compost' }[language]);
    await expect(blog.cards).toHaveCount(1);
    await expect(blog.titles).toHaveText([bundledArticles.find(({ id }) => id === 4)!.title[language]]);
    await blog.search.fill('zzzz');
    await expect(blog.results.getByText(words.noArticles[language])).toBeVisible();
  });

  for (const place of ['home', 'contact'] as const) {
    test(`says that a message failed, keeps its words and offers mail (${place}, ${language})`, async ({ page }) => {
      const form = new ContactForm(page, place, language);
      const letter = newLetter(place);
      await form.show();
      await form.fill(letter);
      await form.submit();
      await expect(form.toast(form.failure)).toBeVisible();
      expect(await form.values()).toEqual(letter);
      await expect(form.mailLink).toBeVisible();
      expect(decodeURIComponent((await form.mailLink.getAttribute('href')) ?? '')).toContain(
        letter.message.split('\n')[0],
      );
      await expect(form.toast(words.sent[language])).toHaveCount(0);
    });
  }

  test(`lets super admins in, with its counters at 0 and every section coming soon (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const person = await addSuperAdmin(portals.floor.backend);
    await signInBrowser(context, portals.floor, person);
    const admin = new AdminPage(page, language);
    await admin.enter();
    await expect(admin.heading).toHaveText(GREETINGS[language]);
    await expect(admin.main.locator('.counter-figure')).toHaveText(
      adminSections.flatMap(({ counts }) => (counts ? ['0'] : [])),
    );
    for (const note of await admin.main.locator('.counter-note').all()) await expect(note).toHaveText(/\w+ \w+/);
    await expect(admin.main.getByRole('alert')).toHaveCount(0);
    for (const { label } of adminSections.slice(1)) {
      await admin.link(label[language]).click();
      await expect(admin.heading).toHaveText(label[language]);
      await expect(admin.main.getByText(adminWords.soon[language], { exact: true })).toBeVisible();
    }
  });
}

test('signs somebody in at its form, keeps a new name, and refuses the admin area', async ({ page, portals }) => {
  const { backend } = portals.floor;
  const person = await addPerson(backend, { fullName: 'Ketut' });
  await page.goto('/auth');
  await page.getByLabel(words.email.id, { exact: true }).fill(person.email);
  await page.locator('input[autocomplete=current-password]').fill(person.password);
  await page.locator('main form button[type=submit]').click();
  const portal = new PortalPage(page);
  await expect(portal.toast(adminWords.denied.id)).toBeVisible();
  await expect(portal.heading).toHaveText(words.tagline.id);
  const profile = new ProfilePage(page, 'id');
  await profile.show();
  await expect(profile.fullName).toHaveValue('Ketut');
  await profile.fullName.fill('Ketut Darma');
  await profile.save.click();
  await expect.poll(() => fullNamesOf(backend, person.id)).toEqual(['Ketut Darma']);
});
