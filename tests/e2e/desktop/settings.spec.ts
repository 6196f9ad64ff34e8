import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, testOnFolder } from '../../support/desktop-host/shared-desktop-test.ts';

const test = testOnFolder((folder) => {
  writeFileSync(join(folder, 'preferences.json'), '{"language":"en","theme":"da');
  mkdirSync(join(folder, 'sessions.json'));
  writeFileSync(join(folder, 'window-state.json'), Buffer.alloc(512));
});

test('the app starts on a folder where every file is damaged, and its settings, changed by keyboard alone, apply at once and are kept', async ({
  desktop,
  folder,
}) => {
  const { page } = desktop;
  const kept = () => JSON.parse(readFileSync(join(folder, 'preferences.json'), 'utf8')) as object;
  await expect(page.locator('main h1')).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  expect((await desktop.windows())[0]).toMatchObject({ visible: true, maximized: false, zoomFactor: 1 });
  const aside = readdirSync(folder).filter((name) => name.includes('.damaged-'));
  // Sessions are opened where there is a backend to sign in to.
  expect(aside.filter((name) => !name.startsWith('sessions'))).toEqual([
    expect.stringMatching(/^preferences\.damaged-/),
    expect.stringMatching(/^window-state\.damaged-/),
  ]);

  await desktop.hands({ act: 'choose', id: 'settings' });
  const dialog = page.getByRole('dialog', { name: 'Pengaturan' });
  await expect(dialog.getByRole('heading', { name: 'Pengaturan' })).toBeFocused();

  const language = dialog.getByRole('radio', { name: 'Bahasa Indonesia' });
  await expect(language).toBeChecked();
  await language.focus();
  await page.keyboard.press('ArrowRight');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(settings.getByRole('radio', { name: 'English' })).toBeFocused();

  const theme = settings.getByRole('group', { name: 'Theme' });
  expect(await seriousFindings(page)).toEqual([]);
  await theme.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect.poll(() => page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`)).toBe(true);
  expect(await seriousFindings(page, 'colours alone')).toEqual([]);

  const width = Number(await page.evaluate('innerWidth'));
  const size = settings.getByRole('group', { name: 'Text size' });
  await size.getByRole('radio', { name: '200%' }).press('Space');
  await expect.poll(() => page.evaluate('innerWidth')).toBe(width / 2);
  // What the menu's keys change is shown here too.
  await desktop.hands({ act: 'choose', id: 'zoom-reset' });
  await expect(size.getByRole('radio', { name: '100%' })).toBeChecked();
  await desktop.hands({ act: 'choose', id: 'zoom-in' });
  await expect(size.getByRole('radio', { name: '110%' })).toBeChecked();

  const notices = settings.getByRole('checkbox', { name: /^Tell me/ });
  await notices.press('Space');
  await expect(notices).not.toBeChecked();
  expect(kept()).toMatchObject({ language: 'en', theme: 'dark', textSize: 110, notices: false });
  await expect(settings).toContainText(folder);
  await settings.getByRole('button', { name: 'Open folder' }).press('Enter');
  await expect.poll(() => desktop.hands({ act: 'take paths' })).toEqual([folder]);
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
