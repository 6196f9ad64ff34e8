import { expect, test } from '../../support/desktop-host/desktop-test.ts';
import type { DesktopUnderTest } from '../../support/desktop-host/desktop-under-test.ts';
import type { MenuReport } from '../../support/desktop-host/system-hands.ts';

async function labels(desktop: DesktopUnderTest): Promise<string[]> {
  const menu = (await desktop.hands({ act: 'read menu' })) as MenuReport[];
  const all = (items: readonly MenuReport[]): MenuReport[] => items.flatMap((item) => [item, ...all(item.items)]);
  return all(menu).map(({ label }) => label);
}

test.afterEach(async ({ desktop }) => {
  await desktop.hands({ act: 'choose', id: 'theme-system' });
  await desktop.hands({ act: 'choose', id: 'language-id' });
});

test('speaks the chosen language at once, and the page with it', async ({ desktop }) => {
  const { page } = desktop;
  await page.goto(desktop.address('/blog'));
  await expect(page.locator('h1')).toHaveText('Artikel');
  expect(await labels(desktop)).toEqual(expect.arrayContaining(['Muat Ulang', 'Salin Data Diagnosis']));
  await desktop.hands({ act: 'choose', id: 'language-en' });
  expect(await labels(desktop)).toEqual(expect.arrayContaining(['Reload', 'Copy Diagnostics']));
  expect(await labels(desktop)).not.toContain('Muat Ulang');
  await expect(page.locator('h1')).toHaveText('Articles');
  await desktop.hands({ act: 'choose', id: 'language-id' });
  await expect(page.locator('h1')).toHaveText('Artikel');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('follows a language that is chosen in the page', async ({ desktop }) => {
  await desktop.page.evaluate(`window.desktop['preferences.write']({ name: 'language', value: 'en' })`);
  await expect.poll(() => labels(desktop)).toContain('Reload');
});

test('opens pages of the portal, and goes back and forward', async ({ desktop }) => {
  const { page } = desktop;
  await expect(page.locator('h1')).not.toBeEmpty();
  await desktop.hands({ act: 'choose', id: 'open-articles' });
  await expect(page).toHaveURL(desktop.address('/blog'));
  await desktop.hands({ act: 'choose', id: 'open-contact' });
  await expect(page).toHaveURL(desktop.address('/contact'));
  await desktop.hands({ act: 'choose', id: 'back' });
  await expect(page).toHaveURL(desktop.address('/blog'));
  await desktop.hands({ act: 'choose', id: 'forward' });
  await expect(page).toHaveURL(desktop.address('/contact'));
});

test('opens a second window', async ({ desktop }) => {
  await desktop.hands({ act: 'choose', id: 'new-window' });
  await expect.poll(async () => (await desktop.windows()).length).toBe(2);
  const second = () =>
    desktop.page
      .context()
      .pages()
      .find((page) => page.url() === desktop.address('/') && page !== desktop.page);
  await expect.poll(second).toBeDefined();
  await expect(second()!.locator('h1').first()).not.toBeEmpty();
  await second()!.close();
  await expect.poll(async () => (await desktop.windows()).length).toBe(1);
});

test('shows the pages in the chosen theme', async ({ desktop }) => {
  const dark = () => desktop.page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`);
  await desktop.hands({ act: 'choose', id: 'theme-dark' });
  await expect.poll(dark).toBe(true);
  await desktop.hands({ act: 'choose', id: 'theme-light' });
  await expect.poll(dark).toBe(false);
});

test('copies diagnostics that name nobody', async ({ desktop }) => {
  await desktop.hands({ act: 'take dialogs' });
  await desktop.hands({ act: 'choose', id: 'diagnostics' });
  await expect
    .poll(async () => JSON.stringify(await desktop.hands({ act: 'take dialogs' })))
    .toContain('Data diagnosis');
  const text = String(await desktop.hands({ act: 'read clipboard' }));
  for (const line of ['Tunas ', 'Electron ', 'System: ', 'Language: ', 'Backend: ', 'Connection: '])
    expect(text).toContain(line);
  expect(text).not.toMatch(/@|eyJ|token/);
});

test('opens the folder of the app’s data', async ({ desktop }) => {
  await desktop.hands({ act: 'take paths' });
  await desktop.hands({ act: 'choose', id: 'data-folder' });
  await expect.poll(() => desktop.hands({ act: 'take paths' })).toHaveLength(1);
});
