// The portal on a backend that has nothing but accounts: the tables profiles and user_roles.
import { bundledArticles } from '#content/catalogue.ts';
import { AdminPage, adminSections, adminWords, GREETINGS } from '../pages/admin-page.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { pagesOfRun, publicPages } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { addSuperAdmin, fullNamesOf } from '../../support/portal/accounts.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test.use({ site: 'accountsOnly' });

/** Those that ask for what isn't there, besides the two that are used below; every one by `npm run prove`. */
const PAGES = LONG_FORM ? pagesOfRun : publicPages.filter(({ path }) => ['/', '/article/1', '/about'].includes(path));

test('shows every page with what is bundled, finds in it, and loses no message that it can’t send', async ({
  page,
  portals,
}) => {
  const { url, secretKey } = portals.accountsOnly.backend;
  const statusOf = async (table: string) =>
    (await fetch(`${url}/rest/v1/${table}?limit=1`, { headers: { apikey: secretKey } })).status;
  const asked = ['profiles', 'user_roles', 'articles', 'categories', 'contact_messages'];
  expect(await Promise.all(asked.map(statusOf))).toEqual([200, 200, 404, 404, 404]);

  const portal = new PortalPage(page);
  for (const { path, heading, letters } of PAGES) {
    await portal.open(path);
    await portal.settled();
    await expect(portal.heading).toHaveText(heading.id);
    expect((await portal.main.innerText()).length, path).toBeGreaterThan(letters);
  }
  const blog = new BlogPage(page);
  await page.goto('/article/999');
  await expect(page).toHaveURL(/\/blog$/);
  await expect(blog.cards).toHaveCount(bundledArticles.length);
  await blog.search.fill('cacing');
  await expect(blog.titles).toHaveText([bundledArticles.find(({ id }) => id === 4)!.title.id]);
  await blog.search.fill('zzzz');
  await expect(blog.results.getByText(words.noArticles.id)).toBeVisible();

  const form = new ContactForm(page, 'contact', 'id');
  const letter = newLetter('contact');
  await form.show();
  await form.fill(letter);
  await form.submit();
  await expect(form.toast(form.failure)).toBeVisible();
  expect(await form.values()).toEqual(letter);
  const mail = decodeURIComponent((await form.mailLink.getAttribute('href')) ?? '');
  expect(mail).toContain(letter.message.split('\n')[0]);
  await expect(form.toast(words.sent.id)).toHaveCount(0);
});

test('signs super admins in at its form, with its counters at 0 and every section coming soon, and keeps a new name', async ({
  page,
  portals,
}) => {
  const { backend } = portals.accountsOnly;
  const person = await addSuperAdmin(backend, { fullName: 'Ketut' });
  const auth = new AuthPage(page, 'id');
  await auth.show();
  await auth.logIn(person);
  const admin = new AdminPage(page, 'id');
  await admin.entered();
  await expect(admin.heading).toHaveText(GREETINGS.id);
  await expect(admin.main.locator('.counter-figure')).toHaveText(
    adminSections.flatMap(({ counts }) => (counts ? ['0'] : [])),
  );
  for (const note of await admin.main.locator('.counter-note').all()) await expect(note).toHaveText(/\w+ \w+/);
  await expect(admin.main.getByRole('alert')).toHaveCount(0);
  for (const { label } of adminSections.slice(1)) {
    await admin.link(label.id).click();
    await expect(admin.heading).toHaveText(label.id);
    await expect(admin.main.getByText(adminWords.soon.id, { exact: true })).toBeVisible();
  }
  const profile = new ProfilePage(page, 'id');
  await profile.show();
  await expect(profile.fullName).toHaveValue('Ketut');
  await profile.fullName.fill('Ketut Darma');
  await profile.save.click();
  await expect.poll(() => fullNamesOf(backend, person.id)).toEqual(['Ketut Darma']);
});
