import type { Page } from '@playwright/test';
import type { DesktopUnderTest } from './desktop-under-test.ts';
import { launchDesktop } from './launch-desktop.ts';
import type { OneStart, StartReport } from './one-start.ts';

// The program behind one-start.ts: prints what was seen as one line of JSON.
const start = JSON.parse(process.argv[2] ?? '') as OneStart;
const desktop = await launchDesktop(start.out, start.dataFolder, start.opens);
const { page } = desktop;
page.setDefaultTimeout(20_000);

const opened = start.opens === undefined ? [] : await openedPack(page);
const tokens = start.signsIn ? await signIn(desktop, start.signsIn) : [];
const account = await accountIn(page);
const status = page.locator('[role=status][data-news]');
const first = await settled(status);
if (start.presses !== undefined) await status.getByRole('button', { name: start.presses }).click();
const last = start.presses === undefined ? first : await settled(status, first);
const saveState = await page.evaluate(async () => {
  const reply = await window.desktop['session.keeping']();
  if (!reply.ok) throw new Error(reply.detail);
  return reply.value;
});
const report: StartReport = {
  host: desktop.host,
  account,
  opened,
  keeping: saveState,
  notice: { first, last },
  tokens,
  pageKeeps: await everythingKept(page),
};
await desktop.close();
// With the whole library in it, more than a pipe takes at once: the end waits until it is out.
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));

async function signIn(
  { address }: DesktopUnderTest,
  { email, password }: NonNullable<OneStart['signsIn']>,
): Promise<string[]> {
  await page.goto(address('/auth'));
  await page.locator('main form input[type=email]').first().fill(email);
  await page.locator('input[autocomplete=current-password]').fill(password);
  const answering = page.waitForResponse(/grant_type=password/);
  await page.locator('main form button[type=submit]').click();
  const { access_token, refresh_token } = (await (await answering).json()) as Record<string, string>;
  // The page after the sign-in depends on the role; the top bar of the home page shows every account.
  await page.waitForURL((url) => !url.pathname.endsWith('/auth'));
  await page.goto(address('/'));
  return [access_token ?? '', refresh_token ?? ''];
}

/** The heading of the pack and what it does. */
async function openedPack(shown: Page): Promise<readonly string[]> {
  const heading = shown.getByRole('heading', { name: /^Paket ini disimpan/ });
  await heading.waitFor();
  return [new URL(shown.url()).pathname, ...(await heading.locator('xpath=following-sibling::ul/li').allInnerTexts())];
}

/** The account in the top bar: shown only with a session; until that is known there is the visitor's link. */
async function accountIn(shown: Page): Promise<string | null> {
  const isKept = await shown.evaluate(async (key) => {
    const reply = await window.desktop['session.read'](key);
    return reply.ok && reply.value !== null;
  }, start.sessionKey);
  const email = shown.locator('header.top-bar .user-mail').first();
  if (isKept) return email.textContent();
  await shown.locator('header.top-bar a[href$="/auth"]').filter({ visible: true }).first().waitFor();
  return (await email.count()) > 0 ? email.textContent() : null;
}

/** The text of the notice once it hasn't changed for a moment, and differs from `before`. */
async function settled(notice: ReturnType<Page['locator']>, before?: string): Promise<string> {
  const deadline = Date.now() + 5000;
  let text = '';
  for (let same = 0; same < 5 && Date.now() < deadline; same += 1) {
    const now = (await notice.textContent()) ?? '';
    if (now !== text || now === before) same = 0;
    text = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return text;
}

async function everythingKept(shown: Page): Promise<string> {
  return shown.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const values = await new Promise((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        kept.push([name, store, values]);
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}
