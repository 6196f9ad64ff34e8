import { expectHead, readHead } from '../pages/document-head.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { publicAddresses, publicPages, titleOf } from '../pages/public-pages.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// That each page names itself is looked at where it is opened: without-javascript.spec.ts and opening.spec.ts.

test('changes its head with the page and with the language', async ({ page }) => {
  const portal = new PortalPage(page);
  const [home, blog] = publicPages;
  if (!home || !blog) throw new Error('There are no pages.');
  await portal.open('/');
  await portal.entry('articles', 'id').click();
  await expect(page).toHaveTitle(titleOf(blog, 'id'));
  await expectHead(page, blog, 'id');
  await portal.chooseLanguage('en');
  await expect(page).toHaveTitle(titleOf(blog, 'en'));
  await expectHead(page, blog, 'en');
  await portal.entry('home', 'en').click();
  await expect(page).toHaveTitle(titleOf(home, 'en'));
  await expectHead(page, home, 'en');
});

test('has a picture for every share card', async ({ page, request, baseURL }) => {
  const pictures = new Set<string>();
  for (const each of publicAddresses) {
    const answer = await request.get(each.address);
    for (const [, address = ''] of (await answer.text()).matchAll(/property="og:image" content="([^"]+)"/g))
      pictures.add(address);
  }
  expect(pictures.size).toBe(7);
  for (const picture of pictures) {
    const answer = await request.get(picture.replace(PUBLIC_URL, baseURL ?? ''));
    expect(answer.headers()['content-type']).toBe('image/png');
  }
  await page.goto('/article/1');
  expect((await readHead(page)).pictures).toEqual([`${PUBLIC_URL}/share/nft-lettuce.png`]);
});

test.describe('built without a public address', () => {
  test.use({ site: 'alone' });

  for (const each of publicPages.filter(({ path }) => ['/', '/article/1', '/contact'].includes(path))) {
    test(`names its own origin once it is alive: ${each.path}`, async ({ page, baseURL }) => {
      await new PortalPage(page).open(each.path);
      await expectHead(page, each, 'id', baseURL);
    });
  }
});
