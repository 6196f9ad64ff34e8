import type { Page } from '@playwright/test';
import { UserMenu } from '../pages/user-menu.ts';
import { addPerson, addSuperAdmin } from '../../support/portal/accounts.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

const MENU_CODE = /\/assets\/user-menu-[^/]*\.js$/;

/** Keeps the menu's code from coming; what is given back lets it come. */
async function holdMenuCode(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(MENU_CODE, async (route) => {
    await held;
    await route.continue();
  });
  return () => arrive();
}

test('opens, moves and closes by keyboard, and gives the focus back', async ({ page, context, portals }) => {
  const person = await addSuperAdmin(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  const bar = new UserMenu(page, 'id');
  await bar.open('/contact');
  await expect(bar.button).toBeVisible();
  await tabTo(page, bar.button);
  await expectVisibleFocus(page);
  // The focus alone fetched the menu's code.
  await expect(bar.button).toHaveAttribute('data-state', 'closed');
  await expect(bar.button).toBeFocused();
  await page.keyboard.press('Enter');
  const [profile, panel, out] = [0, 1, 2].map((place) => bar.items.nth(place));
  await expect(profile!).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowDown');
  await expect(panel!).toBeFocused();
  await page.keyboard.press('End');
  await expect(out!).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(panel!).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.menu).toHaveCount(0);
  await expect(bar.button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(profile!).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(bar.heading).toBeFocused();
});

test('opens by keyboard before its code has come', async ({ page, context, portals }) => {
  const person = await addPerson(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  const arrive = await holdMenuCode(page);
  const bar = new UserMenu(page, 'id');
  await bar.open('/contact');
  await expect(bar.button).toBeVisible();
  await tabTo(page, bar.button);
  await page.keyboard.press('Enter');
  arrive();
  await expect(bar.menu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(bar.items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.button).toBeFocused();
});

test('opens when its code comes between the press and the release of the button', async ({
  page,
  context,
  portals,
}) => {
  const person = await addPerson(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  const arrive = await holdMenuCode(page);
  const bar = new UserMenu(page, 'id');
  await bar.open('/');
  await bar.button.hover();
  await page.mouse.down();
  arrive();
  await expect(bar.button).toHaveAttribute('data-state', /./);
  await page.mouse.up();
  await expect(bar.menu).toContainText(person.email);
  await page.waitForTimeout(300);
  await expect(bar.menu).toContainText(person.email);
});

test('opens at the first click, though its code has yet to come', async ({ page, context, portals }) => {
  const person = await addPerson(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  let fetched = false;
  page.on('request', (request) => (fetched ||= MENU_CODE.test(request.url())));
  const arrive = await holdMenuCode(page);
  const bar = new UserMenu(page, 'id');
  await bar.open('/');
  await expect(bar.button).toBeVisible();
  await bar.settled();
  expect(fetched).toBe(false);
  const before = await bar.button.boundingBox();
  await bar.button.click();
  arrive();
  await expect(bar.menu).toContainText(person.email);
  expect(fetched).toBe(true);
  expect(await bar.button.boundingBox()).toEqual(before);
});

test('paints the first page before the auth service hears anything', async ({ page, context, portals }) => {
  const { backend } = portals.steady;
  const person = await addPerson(backend);
  await signInBrowser(context, portals.steady, person, { expires_at: Math.round(Date.now() / 1000) + 20 });
  const watch = await watchPage(page);
  const bar = new UserMenu(page, 'id');
  await bar.open('/');
  await expect(bar.button).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        (auth) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(auth)).length,
        `${backend.url}/auth/`,
      ),
    )
    .toBeGreaterThan(0);
  const times = await page.evaluate((origin) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${origin}/auth/`) || name.includes('user_roles'))
      .map(({ startTime }) => startTime);
    return { painted, firstAsked: Math.min(...asked) };
  }, backend.url);
  expect(times.firstAsked).toBeGreaterThan(times.painted);
  expect(await watch.complaints()).toEqual([]);
});
