import type { DesktopUnderTest } from '../../support/desktop-host/desktop-under-test.ts';
import type { TestPerson } from '../../support/portal/accounts.ts';
import { words } from './words.ts';

/** Signs in at the desktop app's form, where no account is signed in yet: the app shares its session between all windows. */
export async function signInAtDesktop({ page, address }: DesktopUnderTest, person: TestPerson): Promise<void> {
  await page.goto(address('/auth'));
  await page.getByLabel(words.email.id, { exact: true }).fill(person.email);
  await page.locator('input[autocomplete=current-password]').fill(person.password);
  await page.locator('main form button[type=submit]').click();
}
