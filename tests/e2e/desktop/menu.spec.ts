import { homedir } from 'node:os';
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

test('greys out Back and Forward where there is nothing', async ({ desktop }) => {
  const { page } = desktop;
  const ways = async () => {
    const menu = (await desktop.hands({ act: 'read menu' })) as MenuReport[];
    const items = menu.find(({ id }) => id === 'go')?.items ?? [];
    return items.filter(({ id }) => id === 'back' || id === 'forward').map(({ enabled }) => enabled);
  };
  await desktop.hands({ act: 'choose', id: 'open-about' });
  await expect(page).toHaveURL(desktop.address('/about'));
  await expect.poll(ways).toEqual([true, false]);
  await desktop.hands({ act: 'choose', id: 'back' });
  await expect(page).toHaveURL(desktop.address('/'));
  await expect.poll(async () => (await ways())[1]).toBe(true);
  // Another language makes another menu: what it can do stays the same.
  await desktop.hands({ act: 'choose', id: 'language-en' });
  expect((await ways())[1]).toBe(true);
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

for (const { language, hang, copied } of [
  { language: 'id', hang: 'Jendela ini tidak merespons', copied: 'Data diagnosis disalin' },
  { language: 'en', hang: 'This window isn’t answering', copied: 'Diagnostics copied' },
]) {
  test(`asks about a page that hangs, and copies diagnostics with the log that name nobody (${language})`, async ({
    desktop,
  }) => {
    await desktop.hands({ act: 'choose', id: `language-${language}` });
    await desktop.hands({ act: 'take dialogs' });
    let said = '';
    const hear = async () => (said += JSON.stringify(await desktop.hands({ act: 'take dialogs' })));
    await desktop.hands({ act: 'hang' });
    await expect.poll(hear).toContain(hang);
    await desktop.page.evaluate(`void window.open('ftp://ratna@contoh.id/?token=rahasia-sekali')`);
    await desktop.hands({ act: 'choose', id: 'diagnostics' });
    await expect.poll(hear).toContain(copied);
    const text = String(await desktop.hands({ act: 'read clipboard' }));
    for (const line of ['Tunas ', 'Electron ', 'System: ', 'Language: ', 'Backend: ', 'Connection: ', 'Log:'])
      expect(text).toContain(line);
    expect(text).toContain('warn A page does not answer.');
    expect(text).toContain('warn Not opened outside the app: an address of 43 characters, ftp:');
    expect(text).not.toMatch(/@|eyJ|rahasia|contoh/);
    expect(text).not.toContain(`${homedir()}/`);
  });
}

test('opens the folder of the app’s data', async ({ desktop }) => {
  await desktop.hands({ act: 'take paths' });
  await desktop.hands({ act: 'choose', id: 'data-folder' });
  await expect.poll(() => desktop.hands({ act: 'take paths' })).toHaveLength(1);
});
