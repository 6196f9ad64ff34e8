import { PortalPage } from '../pages/portal-page.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/hosts/host-test.ts';
import { ON_WEB } from '../../support/hosts/host-under-test.ts';

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

/** The page's background colour. */
const BACKGROUND = { light: 'rgb(249, 251, 246)', dark: 'rgb(14, 26, 21)' };

for (const language of languagesOfRun('id')) {
  const t = WORDS[language];
  test(
    `shows text and colours as they were chosen by keyboard, on other pages and after a reload, in ${language}`,
    { tag: ON_WEB },
    async ({ page, host }) => {
      const portal = new PortalPage(page);
      const dialog = page.getByRole('dialog');
      const use = page.getByRole('button', { name: t.use }).filter({ visible: true }).first();
      const sizes = dialog.getByRole('group', { name: t.size });
      const themes = dialog.getByRole('group', { name: t.theme });
      const openDialog = async () => {
        await use.press('Enter');
        await dialog.getByRole('button', { name: t.display }).press('Enter');
      };
      const chosen = (size: number) => expect(sizes.getByRole('radio', { name: `${size}%` })).toBeChecked();
      // The installed app enlarges whole windows instead, and sets their theme: desktop/settings.spec.ts.
      const onWeb = host.name === 'web';
      const letters = async (size: number) => {
        if (onWeb) await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * size) / 100}px`);
      };
      const ground = async (theme: 'light' | 'dark') => {
        if (onWeb) await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND[theme]);
      };
      await page.emulateMedia({ colorScheme: 'light' });
      await portal.open(t.article);
      await letters(100);
      await ground('light');
      await openDialog();
      await chosen(100);
      const widths = dialog.getByRole('group', { name: t.width });
      await widths.getByRole('radio', { name: t.wide, exact: true }).press('Space');
      await expect(page.locator('html')).toHaveCSS('--reading-width', '760px');
      await sizes.getByRole('radio', { name: '100%' }).focus();
      for (const size of [110, 125, 150]) {
        await page.keyboard.press('ArrowRight');
        await chosen(size);
        await letters(size);
      }
      expect(await seriousFindings(page)).toEqual([]);
      if (onWeb) {
        await themes.getByRole('radio', { name: t.dark }).press('Space');
        await ground('dark');
        expect(await seriousFindings(page, 'colours alone')).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(portal.main.locator('button:focus')).toHaveAccessibleName(t.use);
      if (onWeb) {
        await page.emulateMedia({ colorScheme: 'light', media: 'print' });
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
        await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
        // Before any script of the portal: what the first paint finds.
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(t.other);
        await ground('dark');
        await page.unroute('**/assets/*.js');
      }

      await portal.open(t.article);
      await letters(150);
      await ground('dark');
      await expect(page.locator('html')).toHaveCSS('--reading-width', '760px');
      await openDialog();
      await chosen(150);
      await sizes.getByRole('radio', { name: '150%' }).focus();
      await page.keyboard.press('ArrowRight');
      await chosen(100);
      await letters(100);
      if (!onWeb) return;
      // Light though the device is dark.
      await themes.getByRole('radio', { name: t.light }).press('Space');
      await page.emulateMedia({ colorScheme: 'dark' });
      await ground('light');
    },
  );
}
