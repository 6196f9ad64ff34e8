import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';

const TITLE = 'Selada NFT pertama, dari benih sampai panen';
const ADDRESS = `${PUBLIC_URL}/article/1`;

test.skip(process.platform === 'darwin', 'macOS shows its own menu for sharing, which no test can press.');

test.use({ begins: 'where it is' });

// What each place gets, and where the title goes alone, src/main/share has.
test('shares from the article’s own button, and from the menu', async ({ desktop }) => {
  const { page } = desktop;
  await page.goto(desktop.address('/article/1'));
  await expect(page.locator('h1')).toContainText(TITLE);
  await desktop.hands({ act: 'choose next', id: 'share-copy' });
  await page.getByRole('button', { name: 'Lainnya...' }).click();
  await expect.poll(() => desktop.hands({ act: 'read clipboard' })).toBe(ADDRESS);
  // Where the menu was closed, nothing is claimed.
  await desktop.hands({ act: 'choose next', id: null });
  expect(
    await page.evaluate(`window.desktop['share.show'](${JSON.stringify({ title: TITLE, address: ADDRESS })})`),
  ).toEqual({
    ok: true,
    value: 'dismissed',
  });
  await desktop.hands({ act: 'choose next', id: 'share-whatsapp' });
  await page.getByRole('button', { name: 'Lainnya...' }).click();
  await expect
    .poll(async () => (await desktop.takeOpened()).join())
    .toMatch(/^https:\/\/wa\.me\/\?text=.+article%2F1$/);
  await desktop.hands({ act: 'choose', id: 'open-about' });
  await expect(page).toHaveURL(desktop.address('/about'));
  await desktop.hands({ act: 'choose next', id: 'share-copy' });
  await desktop.hands({ act: 'choose', id: 'share' });
  await expect.poll(() => desktop.hands({ act: 'read clipboard' })).toBe(`${PUBLIC_URL}/about`);
});
