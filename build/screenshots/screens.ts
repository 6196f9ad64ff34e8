import type { Page } from 'playwright';
import type { Screen } from './screen.ts';
import { SITE_SCREENS } from './site-screens.ts';

const FIRST_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-category', path: '/blog?category=organic' },
  { name: 'blog-nothing', path: '/blog?q=zzzz' },
  { name: 'article-1', path: '/article/1' },
  { name: 'article-2', path: '/article/2' },
  { name: 'article-4', path: '/article/4' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-errors',
    path: '/contact',
    prepare: async (page) => {
      await page.locator('main form button[type=submit]').click();
      await page.locator('[data-sonner-toast]').waitFor();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    prepare: async (page) => {
      await page.locator('[name=name]').fill('Sri Wahyuni');
      await page.locator('[name=email]').fill(`sri.${Date.now()}@contoh.id`);
      await page.locator('[name=subject]').fill('Cabai');
      await page
        .locator('[name=message]')
        .fill('Daun cabai saya keriting sejak minggu lalu. Apa yang harus dilakukan?');
      await page.locator('main form button[type=submit]').click();
      await page.locator('[data-sonner-toast]').waitFor();
      await page.waitForTimeout(500);
    },
  },
  { name: 'auth', path: '/auth' },
  { name: 'sign-up', path: '/auth?tab=sign-up' },
  { name: 'reset', path: '/auth?step=reset' },
  {
    name: 'sign-up-errors',
    path: '/auth?tab=sign-up',
    prepare: async (page) => {
      await page.locator('main form button[type=submit]:visible').click();
      await page.locator('[data-sonner-toast]').waitFor();
      await page.waitForTimeout(500);
    },
  },
  { name: 'profile', path: '/profile', signedIn: true },
  { name: 'admin', path: '/admin', signedIn: true },
  { name: 'admin-missing', path: '/admin/tidak-ada', signedIn: true },
  {
    name: 'admin-collapsed',
    path: '/admin',
    signedIn: true,
    prepare: async (page) => {
      await page.keyboard.press('Control+b');
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'admin-menu',
    path: '/admin',
    signedIn: true,
    prepare: async (page) => {
      await page.locator('header [aria-haspopup=menu]').last().click();
      await page.waitForTimeout(500);
    },
  },
  { name: 'not-found', path: '/tidak-ada' },
  {
    name: 'menu',
    path: '/',
    phoneOnly: true,
    prepare: async (page) => {
      await page.locator('header summary').click();
    },
  },
  { name: 'articles', path: '/admin/blogs', signedIn: true },
  {
    name: 'articles-chosen',
    path: '/admin/blogs',
    signedIn: true,
    prepare: async (page) => {
      await page.locator('tbody input[type=checkbox]').first().check();
      await page.locator('tbody input[type=checkbox]').nth(1).check();
    },
  },
  { name: 'articles-bin', path: '/admin/blogs?show=bin', signedIn: true },
  { name: 'article-new', path: '/admin/blogs/new', signedIn: true, prepare: (page) => written(page) },
  { name: 'article-editor', path: '/admin/blogs/2', signedIn: true, prepare: (page) => written(page) },
  {
    name: 'article-facts',
    path: '/admin/blogs/2',
    signedIn: true,
    prepare: async (page) => {
      await written(page);
      await page.locator('.editor-facts').click();
    },
  },
  { name: 'article-publish', path: '/admin/blogs/2', signedIn: true, prepare: (page) => opened(page, -1) },
  { name: 'article-preview', path: '/admin/blogs/2', signedIn: true, prepare: (page) => opened(page, -2) },
  { name: 'article-history', path: '/admin/blogs/2', signedIn: true, prepare: (page) => opened(page, -3) },
  {
    name: 'article-pasted',
    path: '/admin/blogs/new',
    signedIn: true,
    prepare: async (page) => {
      await written(page);
      await pasted(page);
    },
  },
  {
    name: 'article-link',
    path: '/admin/blogs/2',
    signedIn: true,
    prepare: async (page) => {
      await written(page);
      await page.locator('.cm-content').filter({ visible: true }).first().click();
      await page
        .getByRole('button', { name: /^(Tautan|Link)/ })
        .first()
        .click();
      await page.locator('.markup-link-field input').last().fill('cabai');
      await page.waitForTimeout(900);
    },
  },
  { name: 'article-picture', path: '/admin/blogs/2', signedIn: true, prepare: (page) => pictureChoice(page) },
  { name: 'article-leave', path: '/admin/blogs', signedIn: true, prepare: (page) => leaving(page) },
  { name: 'access-unknown', path: '/admin/blogs', signedIn: true, prepare: (page) => unchecked(page) },
  { name: 'categories', path: '/admin/blog-categories', signedIn: true },
  { name: 'inbox', path: '/admin/messages', signedIn: true },
];

export const SCREENS: readonly Screen[] = [...FIRST_SCREENS, ...SITE_SCREENS];

/** Waits until an article's editor shows both texts. */
async function written(page: Page): Promise<void> {
  await page.locator('.cm-content').filter({ visible: true }).first().waitFor();
}

/** Opens what a button of the editor's head opens, counted from the end. */
async function opened(page: Page, button: number): Promise<void> {
  await written(page);
  await page.locator('.editor-deeds').getByRole('button').nth(button).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(700);
}

/** Opens the part of an article's details that chooses its picture. */
async function pictureChoice(page: Page): Promise<void> {
  await written(page);
  await page.locator('.editor-facts').click();
  // The file input itself is hidden behind its button.
  await page
    .locator('.editor-shared input[type=file]')
    .first()
    .evaluate((input) => input.parentElement?.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(500);
}

/** Leaves a text that neither this device nor the backend has. */
async function leaving(page: Page): Promise<void> {
  await page.addInitScript('indexedDB.open = () => { throw new Error("refused"); };');
  await page.route('**/rest/v1/rpc/create_draft', (route) => route.abort());
  await page.reload();
  await page.locator('a[href$="/admin/blogs/new"]').filter({ visible: true }).first().click();
  await written(page);
  await page.locator('.cm-content').filter({ visible: true }).first().fill('Pupuk kandang');
  await page.waitForTimeout(3000);
  // It doesn't leave: the question comes instead.
  await page.evaluate('history.back()');
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(500);
}

/** The backend doesn't say whether this person may be here. */
async function unchecked(page: Page): Promise<void> {
  await page.route(/\/rest\/v1\/user_roles/, (route) => route.abort());
  await page.reload();
  await page.locator('h1').waitFor();
  await page.waitForTimeout(1500);
}

/** Pastes a text with a picture that the clipboard only names, and a figure that is raised. */
async function pasted(page: Page): Promise<void> {
  const html =
    '<h2>Beauveria</h2><p>10<sup>8</sup> CFU/g, 400 m<sup>2</sup></p>' +
    '<p><img src="file:///C:/foto.jpg" alt="Daun cabai"></p><table><tr><td>Pupuk</td><td>2,5 kg</td></tr></table>';
  const field = page.locator('.cm-content').filter({ visible: true }).first();
  await field.click();
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'Beauveria');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await page.waitForTimeout(900);
}
