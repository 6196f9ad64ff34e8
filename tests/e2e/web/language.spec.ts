import { BlogPage } from '../pages/blog-page.ts';
import { ContactForm, newLetter } from '../pages/contact-form.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { words } from '../pages/words.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test('speaks Indonesian at first, whatever the browser speaks', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await expect(portal.heading).toHaveText(words.tagline.id);
  await expect(portal.languageLink('id')).toHaveAttribute('aria-current', 'true');
  await expect(portal.languageLink('en')).not.toHaveAttribute('aria-current');
});

test('switches the language of a plain address, keeps the page, and remembers it', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/article/2');
  await portal.chooseLanguage('en');
  await expect(portal.heading).toHaveText('Chilies through the rains: drained beds, dry fruit');
  await expect(page).toHaveURL(/\/article\/2$/);
  await expect(portal.languageLink('en')).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(portal.heading).toHaveText('Chilies through the rains: drained beds, dry fruit');
  await page.goto('/about');
  await expect(portal.heading).toHaveText(words.aboutTunas.en);
});

test('leaves an English address for the plain one when Indonesian is chosen, and remembers it', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/en/article/2');
  await portal.chooseLanguage('id');
  await expect(portal.heading).toHaveText('Cabai di musim hujan: jaga dari genangan dan patek');
  await expect(page).toHaveURL(/[^n]\/article\/2$/);
  await page.reload();
  await expect(portal.heading).toHaveText('Cabai di musim hujan: jaga dari genangan dan patek');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('shows the stored language on the first sight of a plain address', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.remember('en');
  await page.goto('/contact');
  await expect(portal.heading).toHaveText(words.contact.en);
  await expect(page.getByRole('button', { name: words.send.en })).toBeVisible();
  await expect(portal.topBar.getByRole('link', { name: words.login.en }).filter({ visible: true })).toBeVisible();
});

test('stays in the language of an English address from page to page', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/en');
  await portal.entry('articles', 'en').click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await new BlogPage(page).cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/article\/1$/);
  await expect(portal.heading).toHaveText('Your first NFT lettuce, from seed to harvest');
});

test('keeps the words in a form when the language changes on a plain address', async ({ page }) => {
  const letter = newLetter('contact');
  const form = new ContactForm(page, 'contact', 'id');
  await form.show();
  await form.fill(letter);
  await form.chooseLanguage('en');
  await expect(form.heading).toHaveText(words.contact.en);
  expect(await new ContactForm(page, 'contact', 'en').values()).toEqual(letter);
});

test('keeps the words in a form when the language changes on an English address', async ({ page }) => {
  const letter = newLetter('home');
  const form = new ContactForm(page, 'home', 'en');
  await form.show();
  await form.fill(letter);
  await form.chooseLanguage('id');
  await expect(form.heading).toHaveText(words.tagline.id);
  expect(await new ContactForm(page, 'home', 'id').values()).toEqual(letter);
});

for (const address of ['/blog', '/en/blog']) {
  test(`keeps the search when the language changes on ${address}`, async ({ page }) => {
    const blog = new BlogPage(page);
    const [from, to] = address === '/blog' ? (['id', 'en'] as const) : (['en', 'id'] as const);
    await blog.open(address);
    await blog.search.fill('drone');
    await expect(page).toHaveURL(/q=drone/);
    await expect(blog.cards).toHaveCount(1);
    await blog.chooseLanguage(to);
    await expect(blog.heading).toHaveText(words.articles[to]);
    await expect(blog.search).toHaveValue('drone');
    await expect(page).toHaveURL(/\/blog\?q=drone$/);
    await expect(blog.titles).toHaveText([
      { id: 'Sewa drone semprot untuk padi: kapan untung?', en: 'When renting a spraying drone pays for rice' }[to],
    ]);
    expect(from).not.toBe(to);
  });

  test(`keeps even the letters typed a moment ago when the language changes on ${address}`, async ({ page }) => {
    const blog = new BlogPage(page);
    const to = address === '/blog' ? 'en' : 'id';
    await blog.open(address);
    // In one go: no search of the first letters gets in between.
    await blog.search.evaluate((box: HTMLInputElement, language) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'drone');
      box.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector<HTMLElement>(`header a[hreflang="${language}"]`)?.click();
    }, to);
    await expect(blog.heading).toHaveText(words.articles[to]);
    await expect(blog.cards).toHaveCount(1);
    await expect(blog.search).toHaveValue('drone');
  });
}

test('works as plain links without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const portal = new PortalPage(page);
  await page.goto(`${baseURL}/article/3`);
  await portal.languageLink('en').click();
  await expect(page).toHaveURL(/\/en\/article\/3$/);
  await portal.languageLink('id').click();
  await expect(page).toHaveURL(`${baseURL}/article/3`);
  await context.close();
});
