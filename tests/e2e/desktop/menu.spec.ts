import { homedir } from 'node:os';
import { expect, test } from '../../support/desktop-host/desktop-test.ts';
import type { DesktopUnderTest } from '../../support/desktop-host/desktop-under-test.ts';
import type { MenuReport } from '../../support/desktop-host/system-hands.ts';

test.use({ begins: 'where it is' });

async function labels(desktop: DesktopUnderTest): Promise<string[]> {
  const menu = (await desktop.hands({ act: 'read menu' })) as MenuReport[];
  const all = (items: readonly MenuReport[]): MenuReport[] => items.flatMap((item) => [item, ...all(item.items)]);
  return all(menu).map(({ label }) => label);
}

test.afterEach(async ({ desktop }) => {
  await desktop.hands({ act: 'choose', id: 'theme-system' });
  await desktop.hands({ act: 'choose', id: 'language-id' });
  // What a page wrote past its own switch it doesn't know of: choosing what it shows already would change nothing.
  await desktop.page.evaluate(`window.desktop['preferences.write']({ name: 'language', value: 'id' })`);
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
  // And the other way round.
  await page.evaluate(`window.desktop['preferences.write']({ name: 'language', value: 'en' })`);
  await expect.poll(() => labels(desktop)).toContain('Reload');
});

test('opens pages, goes back and forward, and greys both out where there is nothing', async ({ desktop }) => {
  const { page } = desktop;
  const ways = async () => {
    const menu = (await desktop.hands({ act: 'read menu' })) as MenuReport[];
    const items = menu.find(({ id }) => id === 'go')?.items ?? [];
    return items.filter(({ id }) => id === 'back' || id === 'forward').map(({ enabled }) => enabled);
  };
  await page.goto(desktop.address('/'));
  await desktop.hands({ act: 'choose', id: 'open-about' });
  await expect(page).toHaveURL(desktop.address('/about'));
  await expect.poll(ways).toEqual([true, false]);
  await desktop.hands({ act: 'choose', id: 'open-contact' });
  await expect(page).toHaveURL(desktop.address('/contact'));
  await desktop.hands({ act: 'choose', id: 'back' });
  await expect(page).toHaveURL(desktop.address('/about'));
  await desktop.hands({ act: 'choose', id: 'forward' });
  await expect(page).toHaveURL(desktop.address('/contact'));
  for (const path of ['/about', '/']) {
    await desktop.hands({ act: 'choose', id: 'back' });
    await expect(page).toHaveURL(desktop.address(path));
  }
  await expect.poll(async () => (await ways())[1]).toBe(true);
  // Another language makes another menu: what it can do stays the same.
  await desktop.hands({ act: 'choose', id: 'language-en' });
  expect((await ways())[1]).toBe(true);
});

test('asks about a page that hangs, and copies diagnostics with the log that name nobody', async ({ desktop }) => {
  await desktop.hands({ act: 'choose', id: 'language-en' });
  await desktop.hands({ act: 'take dialogs' });
  let said = '';
  const hear = async () => (said += JSON.stringify(await desktop.hands({ act: 'take dialogs' })));
  await desktop.hands({ act: 'hang' });
  await expect.poll(hear).toContain('This window isn’t answering');
  await desktop.page.evaluate(`void window.open('ftp://ratna@contoh.id/?token=rahasia-sekali')`);
  await desktop.hands({ act: 'choose', id: 'diagnostics' });
  await expect.poll(hear).toContain('Diagnostics copied');
  const text = String(await desktop.hands({ act: 'read clipboard' }));
  for (const line of ['Tunas ', 'Electron ', 'System: ', 'Language: ', 'Backend: ', 'Connection: ', 'Log:'])
    expect(text).toContain(line);
  expect(text).toContain('warn A page does not answer.');
  expect(text).toContain('warn Not opened outside the app: an address of 43 characters, ftp:');
  expect(text).not.toMatch(/@|eyJ|rahasia|contoh/);
  expect(text).not.toContain(`${homedir()}/`);
});
