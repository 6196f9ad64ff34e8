import type { Locator } from '@playwright/test';
import { AdminPage, GREETINGS } from '../pages/admin-page.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

const COUNTERS = {
  heroBanners: 'Spanduk utama',
  blogs: 'Blog',
  communities: 'Komunitas',
} as const;

/** The figure of a counter and the sentence below it. */
function counter(admin: AdminPage, name: keyof typeof COUNTERS): Locator {
  const label = admin.page.locator('dt').filter({ hasText: new RegExp(`^${COUNTERS[name]}$`) });
  return admin.main.locator('.counter').filter({ has: label });
}

function figure(admin: AdminPage, name: keyof typeof COUNTERS): Locator {
  return counter(admin, name).locator('dd').first();
}

// No other journey writes to its inbox: messages that come take a place below the figures.
test.use({ site: 'guarded' });

test('holds the places of its figures while it counts', async ({ page, context, portals }) => {
  const person = await addSuperAdmin(portals.guarded.backend, { fullName: 'Wayan Sudarta' });
  await signInBrowser(context, portals.guarded, person);
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/rest\/v1\/(rpc\/count_drafts|(contact_messages|hero_banners|communities)\?)/, async (route) => {
    await held;
    await route.continue();
  });
  const watch = await watchPage(page);
  const admin = new AdminPage(page);
  await admin.enter();
  await expect(admin.heading).toHaveText(GREETINGS.id);
  await expect(admin.heading).toContainText('Wayan Sudarta');
  await expect(figure(admin, 'blogs')).not.toHaveText(/\d/);
  const row = admin.main.locator('.counter-row');
  const before = await row.boundingBox();
  letThrough();
  await expect(figure(admin, 'blogs')).toHaveText(/^\d/);
  await expect(figure(admin, 'communities')).toHaveText('0');
  expect((await row.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  await expectStill(watch);
  await expect(counter(admin, 'heroBanners')).toContainText('Belum ada spanduk');
});
