import { expect, test } from '../../support/desktop-host/account-desktop-test.ts';
import { PUBLIC_URL } from '../../support/portal/portals.ts';

const TITLE = 'Selada NFT pertama, dari benih sampai panen';
const ADDRESS = `${PUBLIC_URL}/article/1`;

test.skip(process.platform === 'darwin', 'macOS shows its own menu for sharing, which no test can press.');

test.beforeEach(async ({ desktop }) => {
  await desktop.page.goto(desktop.address('/article/1'));
  await expect(desktop.page.locator('h1')).toContainText(TITLE);
  await desktop.takeOpened();
});

/** What `share.show` answers to the page. */
const ask = (title: string, address: string | null) =>
  `window.desktop['share.show'](${JSON.stringify({ title, address })})`;

const PLACES = [
  { id: 'share-whatsapp', opened: /^https:\/\/wa\.me\/\?text=.+article%2F1$/ },
  { id: 'share-facebook', opened: /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=.+article%2F1$/ },
  { id: 'share-x', opened: /^https:\/\/x\.com\/intent\/post\?url=.+article%2F1&text=Selada/ },
  { id: 'share-mail', opened: /^mailto:\?subject=Selada.+article%2F1$/ },
] as const;

test('shares by the public address, which each place gets in its own way', async ({ desktop }) => {
  for (const { id, opened } of PLACES) {
    await desktop.hands({ act: 'choose next', id });
    expect(await desktop.page.evaluate(ask(TITLE, ADDRESS))).toEqual({ ok: true, value: 'shared' });
    const [address = ''] = await desktop.takeOpened();
    expect(address).toMatch(opened);
    expect(decodeURIComponent(address)).toContain(ADDRESS);
  }
  await desktop.hands({ act: 'choose next', id: 'share-copy' });
  expect(await desktop.page.evaluate(ask(TITLE, ADDRESS))).toEqual({ ok: true, value: 'copied' });
  expect(await desktop.hands({ act: 'read clipboard' })).toBe(ADDRESS);
  // The title alone for an address that isn't the portal's.
  await desktop.hands({ act: 'choose next', id: 'share-copy' });
  expect(await desktop.page.evaluate(ask('Judul', 'https://example.org/x'))).toEqual({ ok: true, value: 'copied' });
  expect(await desktop.hands({ act: 'read clipboard' })).toBe('Judul');
  // Where the menu was closed, nothing is claimed.
  await desktop.hands({ act: 'choose next', id: null });
  expect(await desktop.page.evaluate(ask(TITLE, ADDRESS))).toEqual({ ok: true, value: 'dismissed' });
  expect(await desktop.takeOpened()).toEqual([]);
});

test('shares from the article’s own button, and from the menu', async ({ desktop }) => {
  const { page } = desktop;
  await desktop.hands({ act: 'choose next', id: 'share-copy' });
  await page.getByRole('button', { name: 'Lainnya...' }).click();
  await expect.poll(() => desktop.hands({ act: 'read clipboard' })).toBe(ADDRESS);
  await page.goto(desktop.address('/about'));
  await expect(page.locator('h1')).not.toBeEmpty();
  await desktop.hands({ act: 'choose next', id: 'share-copy' });
  await desktop.hands({ act: 'choose', id: 'share' });
  await expect.poll(() => desktop.hands({ act: 'read clipboard' })).toBe(`${PUBLIC_URL}/about`);
});
