import { PortalPage } from '../pages/portal-page.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expect, test } from '../../support/hosts/host-test.ts';

const WORDS = {
  id: {
    use: 'Simpan dan pakai',
    size: 'Ukuran teks',
    width: 'Lebar teks artikel',
    wide: 'Lebar',
    theme: 'Tema',
    dark: 'Gelap',
    light: 'Terang',
    article: '/article/1',
    other: '/about',
    display: 'Atur tampilan',
  },
  en: {
    use: 'Keep and use',
    size: 'Text size',
    width: 'Width of article text',
    wide: 'Wide',
    theme: 'Theme',
    dark: 'Dark',
    light: 'Light',
    article: '/en/article/1',
    other: '/en/about',
    display: 'Display settings',
  },
};

for (const language of ['id', 'en'] as const) {
  const t = WORDS[language];
  test(`shows text in the size and width that were chosen by keyboard, on other pages and after a reload, in ${language}`, async ({
    page,
    host,
  }) => {
    const portal = new PortalPage(page);
    const use = page.getByRole('button', { name: t.use }).filter({ visible: true }).first();
    const sizes = page.getByRole('dialog').getByRole('group', { name: t.size });
    const chosen = (size: number) => expect(sizes.getByRole('radio', { name: `${size}%` })).toBeChecked();
    // The app enlarges whole windows instead.
    const letters = async (size: number) => {
      if (host.name === 'web') await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * size) / 100}px`);
    };
    await portal.open(t.article);
    await letters(100);
    await use.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: t.display }).press('Enter');
    await chosen(100);
    const widths = page.getByRole('dialog').getByRole('group', { name: t.width });
    await widths.getByRole('radio', { name: t.wide, exact: true }).press('Space');
    await expect(page.locator('html')).toHaveCSS('--reading-width', '760px');
    await sizes.getByRole('radio', { name: '100%' }).focus();
    for (const size of [110, 125, 150]) {
      await page.keyboard.press('ArrowRight');
      await chosen(size);
      await letters(size);
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(portal.main.locator('button:focus')).toHaveAccessibleName(t.use);

    await portal.open(t.other);
    await letters(150);
    await expect(page.locator('html')).toHaveCSS('--reading-width', '760px');
    await portal.open(t.article);
    await page.reload();
    await letters(150);
    await use.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: t.display }).press('Enter');
    await chosen(150);
    await sizes.getByRole('radio', { name: '150%' }).focus();
    await page.keyboard.press('ArrowRight');
    await chosen(100);
    await letters(100);
  });
}

/** The page's background colour. */
const BACKGROUND = { light: 'rgb(249, 251, 246)', dark: 'rgb(14, 26, 21)' };

for (const language of ['id', 'en'] as const) {
  const t = WORDS[language];
  test(`shows pages dark or light as chosen, from the first paint, whatever the device says, in ${language}`, async ({
    page,
    host,
  }) => {
    test.skip(host.name !== 'web', 'The installed app sets the theme of its windows: settings.spec.ts.');
    await page.emulateMedia({ colorScheme: 'light' });
    const portal = new PortalPage(page);
    const ground = (theme: 'light' | 'dark') =>
      expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND[theme]);
    await portal.open(t.article);
    await ground('light');
    await page.getByRole('button', { name: t.use }).filter({ visible: true }).first().press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: t.display }).press('Enter');
    const themes = page.getByRole('dialog').getByRole('group', { name: t.theme });
    await themes.getByRole('radio', { name: t.dark }).check({ force: true });
    await ground('dark');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ colorScheme: 'light', media: 'print' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });

    // Before any script of the portal: what the first paint finds.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(t.other);
    await ground('dark');
    await page.unroute('**/assets/*.js');
    await portal.open(t.article);
    await ground('dark');
    await page.getByRole('button', { name: t.use }).filter({ visible: true }).first().press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: t.display }).press('Enter');
    await themes.getByRole('radio', { name: t.light }).check({ force: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await ground('light');
    expect(await seriousFindings(page)).toEqual([]);
  });
}
