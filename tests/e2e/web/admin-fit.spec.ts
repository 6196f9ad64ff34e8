import { adminAddresses, AdminPage } from '../pages/admin-page.ts';
import { adminScene } from '../pages/admin-scene.ts';
import { ADMIN_AREAS, adminStates } from '../pages/admin-states.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { cutThings, LARGE_LETTERS, setLetters, spaceText } from '../../support/portal/cut-things.ts';
import { DraftApi } from '../../support/portal/draft-api.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

const WIDTHS = [320, 360, 768, 1024, 1366] as const;
const LETTERS = [16, LARGE_LETTERS] as const;

for (const language of languagesOfRun('id')) {
  test(`fits the screen at every width, with a long e-mail and a long name (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const email = `${'nama-yang-panjang-'.repeat(4)}${process.pid}-${Date.now()}@alamat-yang-juga-panjang.contoh.id`;
    const person = await addSuperAdmin(portals.steady.backend, { email, fullName: `Sri ${'Wahyuningsih'.repeat(8)}` });
    await signInBrowser(context, portals.steady, person);
    const admin = new AdminPage(page, language);
    for (const { path } of adminAddresses.filter((each) => each.language === language)) {
      await admin.enter(path);
      await admin.settled();
      for (const letters of LETTERS) {
        await setLetters(page, letters);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 740 });
          // Polled: React takes the sidebar away a moment after the window became narrow.
          await expect.poll(() => cutThings(page), `${path} at ${width} px, letters of ${letters} px`).toEqual([]);
        }
      }
      await setLetters(page, 16);
      await page.setViewportSize({ width: WIDTHS[0], height: 740 });
      await spaceText(page);
      await expect.poll(() => cutThings(page), `${path}, wide text`).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const bar = await page.locator('.admin-bar').boundingBox();
      expect(bar?.height, `the bar at ${width} px`).toBeLessThan(64);
      await expect(admin.title).toBeInViewport({ ratio: 1 });
      await admin.accountButton.click();
      await expect(admin.menu).toContainText(email);
      const menu = (await admin.menu.boundingBox())!;
      expect(menu.x).toBeGreaterThanOrEqual(0);
      expect(menu.x + menu.width).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  });
}

test.describe('where super admins write', () => {
  test.use({ site: 'writing' });

  for (const language of languagesOfRun('id')) {
    for (const area of ADMIN_AREAS) {
      test(`fits the screen at every width in any state, with the longest texts: ${area} (${language})`, async ({
        page,
        context,
        portals,
      }) => {
        test.setTimeout(240_000);
        const person = await addSuperAdmin(portals.writing.backend, { fullName: 'W'.repeat(100) });
        await signInBrowser(context, portals.writing, person);
        const api = await DraftApi.of(portals.writing.backend, person);
        const scene = await adminScene({ page, language, desk: api, backend: portals.writing.backend });
        for (const { name, show } of adminStates.filter((state) => state.area === area)) {
          await setLetters(page, 16);
          await page.setViewportSize({ width: 1366, height: 740 });
          await show(scene);
          for (const letters of LETTERS) {
            await setLetters(page, letters);
            for (const width of WIDTHS) {
              await page.setViewportSize({ width, height: 740 });
              const message = `${name} at ${width} px, letters of ${letters} px`;
              // Soft and polled: one state that doesn't fit hides no other one.
              await expect
                .configure({ soft: true })
                .poll(() => cutThings(page), { message, timeout: 4000 })
                .toEqual([]);
            }
          }
        }
      });
    }
  }
});

test('every control is large enough to touch on a phone', async ({ page, context, portals }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
  const admin = new AdminPage(page);
  await admin.enter();
  const small = () =>
    page.locator('button, a[href]').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.classList.contains('sr-only'))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ control, box }) => `${control.textContent} ${control.className}: ${box.width} x ${box.height}`),
    );
  expect(await small()).toEqual([]);
  await admin.toggle.click();
  await admin.sheetOpened();
  expect(await small()).toEqual([]);
});
