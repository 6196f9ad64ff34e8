import type { BrowserContext } from 'playwright';

/** The super admin whose screens are pictured. */
export const PICTURED = { email: 'ratna.kusuma@tunas.example', password: 'panen-raya-2026' } as const;

/** Signs a browser in once, through the sign-in page itself; every page of the context is signed in afterwards. */
export async function signIn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}/auth`);
  await page.locator('input[type=email]').first().fill(PICTURED.email);
  await page.locator('input[type=password]').first().fill(PICTURED.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
  await page.close();
}
