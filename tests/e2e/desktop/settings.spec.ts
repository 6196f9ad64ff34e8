import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, testOnFolder } from '../../support/desktop-host/shared-desktop-test.ts';

const test = testOnFolder(() => undefined);
test.describe.configure({ mode: 'serial' });

test('set up the app at once, by keyboard alone, and are kept', async ({ desktop, folder }) => {
  const { page } = desktop;
  const kept = () => JSON.parse(readFileSync(join(folder, 'preferences.json'), 'utf8')) as object;
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
  await theme.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect.poll(() => page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`)).toBe(true);

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
});

test('are accessible in both themes', async ({ desktop }) => {
  const { page } = desktop;
  await desktop.hands({ act: 'choose', id: 'settings' });
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await desktop.hands({ act: 'choose', id: `theme-${theme}` });
    await expect.poll(() => page.evaluate(`matchMedia('(prefers-color-scheme: dark)').matches`)).toBe(theme === 'dark');
    // Colours on their way from one theme to the other have the contrast of neither.
    await expect
      .poll(() => page.evaluate('document.getAnimations().filter((each) => each instanceof CSSTransition).length'))
      .toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  }
});
