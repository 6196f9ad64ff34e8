import { bundledArticles } from '#content/catalogue.ts';
import { expectHead } from '../pages/document-head.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { publicPages, titleOf } from '../pages/public-pages.ts';
import { words } from '../pages/words.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

/** The home page leads on from its four themes and the three latest articles. */
async function expectHomeLeadsOn({ page, main }: PortalPage): Promise<void> {
  for (const theme of ['Cabai & Hortikultura', 'Padi & Pangan Pokok', 'Sayuran & Hidroponik', 'Teknologi Pertanian'])
    await expect(main.getByRole('link', { name: theme })).toHaveAttribute('href', '/blog');
  const latest = main.locator('section', { has: page.getByRole('heading', { name: 'Artikel terbaru' }) });
  const links = latest.getByRole('article').filter({ visible: true }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/article/1', '/article/2', '/article/3']);
  for (const { excerpt } of bundledArticles.slice(0, 3))
    await expect(latest.getByText(excerpt.id, { exact: true }).filter({ visible: true })).toHaveCount(1);
}

test('leads everywhere in one document; head, mark and focus go along, in either language', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await expect(portal.heading).not.toBeFocused();
  await expectHomeLeadsOn(portal);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  for (const [name, path] of [
    ['articles', '/blog'],
    ['library', '/library'],
    ['about', '/about'],
    ['contact', '/contact'],
    ['home', '/'],
  ] as const) {
    const each = publicPages.find((one) => one.path === path)!;
    await portal.entry(name, 'id').click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page).toHaveTitle(titleOf(each, 'id'));
    await expect(portal.entry(name, 'id')).toHaveAttribute('aria-current', 'page');
    await expect(portal.topBar.locator('[aria-current=page]').filter({ visible: true })).toHaveCount(1);
    await expect(portal.heading).toBeFocused();
    await expectHead(page, each, 'id');
    if (path === '/about' || path === '/contact') continue;
    await portal.chooseLanguage('en');
    await expect(page).toHaveTitle(titleOf(each, 'en'));
    await expectHead(page, each, 'en');
    await portal.chooseLanguage('id');
  }
  await portal.entry('login', 'id').click();
  await expect(portal.heading).toHaveText(words.welcome.id);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.goBack();
  await expect(portal.heading).toHaveText(words.tagline.id);
  await expect(portal.heading).toBeFocused();
});

test('opens a page at its top below a bar that stays, and returns to the same place with Back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const portal = new PortalPage(page);
  await portal.open('/');
  const link = portal.main.getByRole('link', { name: 'Cabai di musim hujan' }).filter({ visible: true });
  await link.scrollIntoViewIfNeeded();
  const place = await portal.scrollTop();
  expect(place).toBeGreaterThan(500);
  expect((await portal.topBar.boundingBox())?.y).toBe(0);
  // Text runs below it: it has to cover that.
  await expect(portal.topBar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(portal.languageLink('en')).toBeInViewport();
  await link.click();
  await expect(portal.heading).toHaveText('Cabai di musim hujan: jaga dari genangan dan patek');
  await expect.poll(() => portal.scrollTop()).toBe(0);
  await page.goBack();
  await expect(portal.heading).toHaveText(words.tagline.id);
  await expect.poll(() => portal.scrollTop()).toBe(place);
  await page.goForward();
  await expect(portal.heading).toHaveText('Cabai di musim hujan: jaga dari genangan dan patek');
  await expect.poll(() => portal.scrollTop()).toBe(0);
});

test('says at once, and in sight, that a page could not be opened, and opens it when the network is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await blog.settled();
  const link = blog.cards.last().getByRole('link');
  // As a click scrolls to it, which then doesn't move the page again. Not by the pointer: over a link it fetches the page.
  await link.scrollIntoViewIfNeeded();
  const place = await blog.scrollTop();
  const title = (await link.textContent()) ?? '';
  await context.setOffline(true);
  await link.click();
  await expect(blog.heading).toHaveText(words.notOpened.id);
  await expect(blog.heading).toBeInViewport();
  await expect(blog.heading).toBeFocused();
  // The page that was there: by Back at its place, and by a link.
  await page.goBack();
  await expect(blog.heading).toHaveText(words.articles.id);
  await expect.poll(() => blog.scrollTop()).toBe(place);
  await page.goForward();
  await blog.main.getByRole('link', { name: `Kembali ke “${words.articles.id}”` }).click();
  await expect.poll(() => blog.scrollTop()).toBe(place);
  await page.goBack();
  await expect(blog.heading).toHaveText(words.notOpened.id);
  await context.setOffline(false);
  await expect(blog.heading).toHaveText(title);
  await expect(blog.heading).toBeFocused();
});

test('keeps what is typed in a form and in the search when the language changes', async ({ page }) => {
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.fill(letter);
  await form.chooseLanguage('en');
  await expect(form.heading).toHaveText(words.contact.en);
  expect(await new ContactForm(page, 'contact', 'en').values()).toEqual(letter);

  await form.chooseLanguage('id');
  const blog = new BlogPage(page);
  await blog.open('/blog');
  await expect(blog.heading).toHaveText(words.articles.id);
  // In one go: no search of the first letters gets in between.
  await blog.search.evaluate((box: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'drone');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('header a[hreflang="en"]')?.click();
  });
  await expect(blog.heading).toHaveText(words.articles.en);
  await expect(blog.cards).toHaveCount(1);
  await expect(blog.search).toHaveValue('drone');
  await expect(page).toHaveURL(/[^n]\/blog\?q=drone$/);
});

// `npm test` walks it where a backend is asked; without one the same code runs, which `npm run prove` walks too.
for (const site of LONG_FORM ? (['steady', 'alone'] as const) : (['steady'] as const)) {
  test.describe(site === 'steady' ? 'with a backend' : 'without a backend', () => {
    test.use({ site });

    test('leads to the list from an article that nobody has, with no trap for Back', async ({ page }) => {
      const blog = new BlogPage(page);
      await page.goto('/about');
      expect((await page.goto('/article/999'))?.status()).toBe(404);
      await expect(page).toHaveURL(/[^n]\/blog$/);
      await expect(blog.heading).toHaveText(words.articles.id);
      await expect(blog.main.getByText(words.noArticles.id)).toBeVisible();
      await expect(blog.cards).toHaveCount(bundledArticles.length);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });
  });
}

test('answers 404 with a page that helps on, and logs each path, however one came there', async ({ page }) => {
  const watch = await watchPage(page);
  const portal = new PortalPage(page);
  const logged = async () => (await watch.complaints()).filter((line) => line.includes('404: nobody knows'));
  expect((await page.goto('/deep/down/below?with=search'))?.status()).toBe(404);
  await expect(portal.heading).toHaveText(words.missing.id);
  await portal.alive();
  await expect
    .poll(logged)
    .toEqual([expect.stringMatching(/^error: 404: nobody knows the page \/deep\/down\/below( \(|$)/)]);
  await portal.main.getByRole('link', { name: words.missingHome.id }).click();
  await expect(portal.heading).toHaveText(words.tagline.id);
  await page.evaluate(() => {
    history.pushState(null, '', '/gone');
    history.pushState(null, '', '/');
    history.back();
  });
  await expect(portal.heading).toHaveText(words.missing.id);
  await expect(portal.heading).toBeFocused();
  await expect.poll(async () => (await logged()).filter((line) => line.includes('page /gone'))).toHaveLength(1);
});
