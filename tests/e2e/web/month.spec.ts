import type { Language } from '#domain/localized.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { addressOf } from '../pages/public-pages.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expectVisibleFocus } from '../../support/portal/keyboard.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Which tasks are offered in which month: src/domain/seasons; the section's texts: src/renderer/features/home/month.

const DECEMBER = new Date('2026-12-05T03:00:00Z');
const WORDS = {
  id: {
    region: 'Wilayah Anda',
    ask: 'Pilih wilayah Anda untuk melihat',
    work: 'Pekerjaan bulan Desember di wilayah Anda',
    usual: 'kalender tanam (KATAM)',
  },
  en: {
    region: 'Your region',
    ask: 'Choose your region to see',
    work: 'Work for December in your region',
    usual: 'planting calendar (KATAM)',
  },
} as const;

test.use({ viewport: { width: 360, height: 740 } });

for (const language of languagesOfRun('en')) {
  test(`offers the month’s tasks of a region that was chosen by keyboard, and keeps it (${language})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(DECEMBER);
    const watch = await watchPage(page);
    const portal = new PortalPage(page);
    const { region, section, tasks, work } = parts(portal, language);
    await portal.open(addressOf('/', language));
    await portal.settled();
    await region.scrollIntoViewIfNeeded();
    await portal.settled();
    await expectStill(watch);
    // Without a region there is one line and the choice.
    await expect(section.getByText(WORDS[language].ask)).toBeVisible();
    await expect(section.getByText(WORDS[language].usual)).toBeHidden();
    await expect(tasks).toHaveCount(0);
    expect((await section.boundingBox())?.height).toBeLessThan(280);
    // That Tab leads to it, and to the tasks: every-page.spec.ts walks through all that takes the focus.
    await region.focus();
    await page.keyboard.press('ArrowDown');
    await expect(region).toHaveValue('sumatra');
    await page.keyboard.press('ArrowDown');
    await expect(region).toHaveValue('java');
    await expect(work).toBeVisible();
    await expect(section.getByText(WORDS[language].usual)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-season', 't');
    const offered = await tasks.allTextContents();
    expect(offered.length).toBeGreaterThan(0);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-season', 't');
    await portal.settled();
    await expect(region).toHaveValue('java');
    await expect(work).toBeVisible();
    expect(await tasks.allTextContents()).toEqual(offered);
    await region.scrollIntoViewIfNeeded();
    await portal.settled();
    await expectStill(watch);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await seriousFindings(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await seriousFindings(page, 'colours alone'), 'dark').toEqual([]);

    await tasks.first().focus();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/article\/\d+#f-calendar-\d+$/);
    const calendar = page.locator(new URL(page.url()).hash);
    await expect(calendar).toBeInViewport();
    await expect(calendar).toContainText(offered[0] ?? '');
  });
}

function parts({ page, main }: PortalPage, language: Language) {
  const region = page.getByLabel(WORDS[language].region);
  const section = main.locator('section').filter({ has: region });
  const tasks = section.getByRole('listitem').getByRole('link');
  return { region, section, tasks, work: section.getByText(WORDS[language].work) };
}
