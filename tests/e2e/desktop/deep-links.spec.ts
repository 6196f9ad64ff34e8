import { expect, test } from '../../support/desktop-host/desktop-test.ts';

for (const how of ['second-instance', 'open-url'] as const) {
  test(`opens the page that a link asks for (${how})`, async ({ desktop }) => {
    const { page } = desktop;
    await expect(page.locator('h1')).not.toBeEmpty();
    await desktop.hands({ act: 'follow link', link: 'tunas://article/3', how });
    await expect(page).toHaveURL(desktop.address('/article/3'));
    await desktop.hands({ act: 'follow link', link: 'tunas://blog?search=kompos', how });
    await expect(page).toHaveURL(desktop.address('/blog?q=kompos'));
    await expect(page.locator('main input[type=search]').filter({ visible: true })).toHaveValue('kompos');
    expect(await desktop.windows()).toHaveLength(1);
  });

  test(`lets no token into a page (${how})`, async ({ desktop }) => {
    const { page } = desktop;
    await expect(page.locator('h1')).not.toBeEmpty();
    const link = 'tunas://auth?access_token=abc&code=def#access_token=abc&refresh_token=ghi&type=recovery';
    await desktop.hands({ act: 'follow link', link, how });
    await expect(page).toHaveURL(desktop.address('/auth'));
  });

  for (const link of ['tunas://admin', 'tunas://article/../admin', 'https://example.org/', 'tunas://x:y@article/3']) {
    test(`stays where it is for ${link} (${how})`, async ({ desktop }) => {
      const { page } = desktop;
      await expect(page.locator('h1')).not.toBeEmpty();
      await desktop.hands({ act: 'follow link', link, how });
      await page.waitForTimeout(300);
      expect(page.url()).toBe(desktop.address('/'));
      expect(await desktop.takeOpened()).toEqual([]);
    });
  }
}

test('opens a link that comes while the page is still loading', async ({ desktop }) => {
  const { page } = desktop;
  await page.goto(desktop.address('/about'), { waitUntil: 'commit' });
  await desktop.hands({ act: 'follow link', link: 'tunas://article/2', how: 'second-instance' });
  await expect(page).toHaveURL(desktop.address('/article/2'));
});
