import { longDate } from '#renderer/i18n/dates.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { checkPage } from '../../support/portal/page-checks/check-page.ts';
import { LARGE_LETTERS, setLetters, WIDTHS_OF_RUN } from '../../support/portal/widths-and-letters.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { ask } from '../../support/portal/rest.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

// Every build has the bundled articles' date of the last check: 24 November 2026.
const [LAST_MOMENT, NEXT_DAY] = ['2027-11-24T16:59:00Z', '2027-11-24T17:00:00Z'];

test.describe('on a phone in New York', () => {
  test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'America/New_York' });

  test('an article is marked once its day has passed in Jakarta, with no new build, and nothing moves', async ({
    page,
  }) => {
    const portal = new PortalPage(page);
    const [mark, words] = ['Saran ini perlu diperiksa lagi', 'Saran ini perlu diperiksa lagi sejak 24 November 2027.'];
    await page.clock.setFixedTime(LAST_MOMENT);
    await portal.open('/article/2');
    await portal.settled();
    await expect(page.getByText(mark)).toHaveCount(0);

    const watch = await watchPage(page);
    await page.clock.setFixedTime(NEXT_DAY);
    await portal.open('/article/2');
    const link = portal.main.getByRole('link', { name: mark });
    await expect(link).toBeInViewport();
    await portal.settled();
    await expectStill(watch);
    expect(await watch.complaints()).toEqual([]);
    await link.press('Enter');
    await expect(portal.main.getByText(words)).toBeInViewport();

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await seriousFindings(page, 'colours alone'), colorScheme).toEqual([]);
    }
    await setLetters(page, LARGE_LETTERS);
    for (const width of WIDTHS_OF_RUN) {
      await page.setViewportSize({ width, height: 740 });
      await checkPage(page, `${width} px`);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeVisible();
    await expect(portal.main.getByText(words)).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await portal.open('/en/article/2');
    await expect(portal.main.getByRole('link', { name: 'This advice is due for review' })).toBeAttached();
    await expect(portal.main.getByText('This advice has been due for review since 24 November 2027.')).toBeAttached();
  });
});

test.describe('what the backend says since the build', () => {
  test.use({ site: 'changing' });

  test('a day that somebody names marks an article that is open already', async ({ page, portals }) => {
    const { backend } = portals.changing;
    const row = 'article_translations?article_id=eq.3&language=eq.id';
    const name = (day: string | null) => ask(backend, row, 'PATCH', { review_by: day });
    await name('2026-01-31');
    try {
      const portal = new PortalPage(page);
      await portal.open('/article/3');
      await expect(portal.main.getByText(`sejak ${longDate('2026-01-31', 'id')}.`)).toBeAttached();
    } finally {
      await name(null);
    }
  });
});
