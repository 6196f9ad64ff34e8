import { expect, test } from '../../support/desktop-host/desktop-test.ts';

const TOKENS = 'tunas://auth?access_token=abc&code=def#access_token=abc&refresh_token=ghi&type=recovery';

/** Refused, each for a reason of its own; src/main/deep-links has the others. */
const REFUSED = ['tunas://admin', 'tunas://article/../admin', 'https://example.org/', 'tunas://x:y@article/3'];

test.use({ begins: 'where it is' });

test('opens the page that a link asks for, with no token in it, and follows no other', async ({ desktop }) => {
  const { page } = desktop;
  const follow = (link: string) => desktop.hands({ act: 'follow link', link, how: 'second-instance' });
  await expect(page.locator('h1')).not.toBeEmpty();
  await follow('tunas://article/3');
  await expect(page).toHaveURL(desktop.address('/article/3'));
  await follow('tunas://blog?search=kompos');
  await expect(page).toHaveURL(desktop.address('/blog?q=kompos'));
  await expect(page.locator('main input[type=search]').filter({ visible: true })).toHaveValue('kompos');
  await follow(TOKENS);
  await expect(page).toHaveURL(desktop.address('/auth'));
  for (const link of REFUSED) {
    await follow(link);
    await page.waitForTimeout(200);
    expect(page.url(), link).toBe(desktop.address('/auth'));
  }
  expect(await desktop.windows()).toHaveLength(1);
  expect(await desktop.takeOpened()).toEqual([]);
});

// "open-url" is how macOS passes a link on.
test('opens a link that comes while the page is still loading', async ({ desktop }) => {
  const { page } = desktop;
  await page.goto(desktop.address('/about'), { waitUntil: 'commit' });
  await desktop.hands({ act: 'follow link', link: 'tunas://article/2', how: 'open-url' });
  await expect(page).toHaveURL(desktop.address('/article/2'));
});
