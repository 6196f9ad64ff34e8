import { adminWords } from '../pages/admin-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { words } from '../pages/words.ts';
import { addPerson, addSuperAdmin, storedSession } from '../../support/portal/accounts.ts';
import { seriousFindings } from '../../support/portal/axe.ts';
import { expectVisibleFocus, tabTo } from '../../support/portal/keyboard.ts';
import { watchPage } from '../../support/portal/page-watch.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

const MENU_CODE = /\/assets\/user-menu-[^/]*\.js$/;

test('opens, moves and closes by keyboard, though its code has yet to come, and gives the focus back', async ({
  page,
  context,
  portals,
}) => {
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(MENU_CODE, async (route) => {
    await held;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bar = new UserMenu(page, 'id');
  await bar.open('/contact');
  await tabTo(page, bar.button);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  arrive();
  await expect(bar.items).toHaveText([adminWords.profile.id, adminWords.adminPanel.id, adminWords.signOut.id]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await seriousFindings(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await seriousFindings(page, 'colours alone'), 'dark').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar.menu).toHaveCount(0);
  await expect(bar.button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(bar.item('profile')).toBeFocused();
  await page.keyboard.press('End');
  await expect(bar.item('signOut')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(bar.item('admin')).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowUp');
  await expect(bar.item('profile')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(bar.heading).toBeFocused();
});

test('opens when its code comes between the press and the release of the button', async ({
  page,
  context,
  portals,
}) => {
  const person = await addPerson(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  let fetched = false;
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(MENU_CODE, async (route) => {
    fetched = true;
    await held;
    await route.continue();
  });
  const bar = new UserMenu(page, 'id');
  await bar.open('/');
  await expect(bar.button).toBeVisible();
  await bar.settled();
  expect(fetched).toBe(false);
  const before = await bar.button.boundingBox();
  await bar.button.hover();
  await page.mouse.down();
  arrive();
  await expect(bar.button).toHaveAttribute('data-state', /./);
  await page.mouse.up();
  await expect(bar.menu).toContainText(person.email);
  await page.waitForTimeout(300);
  await expect(bar.menu).toContainText(person.email);
  expect(await bar.button.boundingBox()).toEqual(before);
});

test('paints the first page before the auth service hears anything', async ({ page, context, portals }) => {
  const { backend } = portals.steady;
  const person = await addPerson(backend);
  await signInBrowser(context, portals.steady, person, { expires_at: Math.round(Date.now() / 1000) + 20 });
  const watch = await watchPage(page);
  const bar = new UserMenu(page, 'id');
  const hearing = page.waitForResponse((response) => response.url().startsWith(`${backend.url}/auth/`));
  await bar.open('/');
  await (await hearing).finished();
  const times = await page.evaluate((origin) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${origin}/auth/`) || name.includes('user_roles'))
      .map(({ startTime }) => startTime);
    return { painted, firstAsked: Math.min(...asked) };
  }, backend.url);
  expect(times.firstAsked).toBeGreaterThan(times.painted);
  expect(times.firstAsked).toBeLessThan(Infinity);
  expect(await watch.complaints()).toEqual([]);
});

test('has the same in the phone’s menu: the admin panel for super admins, and the way out', async ({
  page,
  context,
  portals,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await addSuperAdmin(portals.steady.backend);
  await signInBrowser(context, portals.steady, person);
  const bar = new UserMenu(page, 'id');
  await bar.open('/about');
  await expect(bar.button).toBeHidden();
  await bar.menuButton.click();
  const menu = bar.topBar.locator('details nav');
  await expect(menu).toContainText(person.email);
  await expect(bar.entry('login', 'id')).toHaveCount(0);
  await expect(menu.getByRole('link', { name: adminWords.profile.id, exact: true })).toBeVisible();
  const panel = menu.getByRole('link', { name: adminWords.adminPanel.id, exact: true });
  await expect(panel).toHaveAttribute('href', '/admin');
  await menu.getByRole('button', { name: adminWords.signOut.id, exact: true }).click();
  await expect(bar.heading).toHaveText(words.tagline.id);
  await expect(bar.toast(adminWords.signedOut.id)).toBeVisible();
  expect(await storedSession(page, portals.steady)).toBeNull();
  await bar.menuButton.click();
  await expect(bar.entry('login', 'id')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await seriousFindings(page)).toEqual([]);
});
