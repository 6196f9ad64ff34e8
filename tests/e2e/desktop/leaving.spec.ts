import type { Page } from '@playwright/test';
import { beginAt, expect, test } from '../../support/desktop-host/desktop-test.ts';
import type { DesktopUnderTest } from '../../support/desktop-host/desktop-under-test.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';

test.use({ begins: 'where it is' });
test.beforeEach(({ desktop }) => beginAt(desktop, '/'));

/** Long enough for a navigation or a window to have begun, were it not refused. */
const SETTLE_MS = 300;

/** What the system was given once things have settled: at least `count` addresses, unless they never come. */
async function openedAfterwards(desktop: DesktopUnderTest, count: number): Promise<string[]> {
  await desktop.page.waitForTimeout(SETTLE_MS);
  const opened: string[] = [];
  const take = async (): Promise<number> => opened.push(...(await desktop.takeOpened()));
  await expect.poll(take).toBeGreaterThanOrEqual(count);
  return opened;
}

/** A refused window may live for a moment on the stand-in, where Chromium opens it before it can be closed. */
async function expectOnePage(page: Page): Promise<void> {
  await expect.poll(() => page.context().pages().length).toBe(1);
}

const quoted = (text: string): string => JSON.stringify(text);

/** Clicks a link of its own making, as a reader would click one in an article. */
async function clickLink(page: Page, address: string, target = ''): Promise<void> {
  await page.evaluate(`{
    const link = Object.assign(document.createElement('a'), { href: ${quoted(address)}, target: ${quoted(target)}, textContent: 'x' });
    link.id = 'way-out';
    link.style.cssText = 'position: fixed; inset: 0; z-index: 99999';
    document.body.append(link);
  }`);
  await page.locator('#way-out').click();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(`document.getElementById('way-out')?.remove()`);
}

/** Refused as a navigation; the system gets only plain https and mail. src/main/security/external-address.test.ts has the others. */
const NAVIGATIONS = [
  { address: 'https://example.org/away', opened: ['https://example.org/away'] },
  { address: 'https://name:secret@example.org/', opened: [] },
  { address: 'file:///etc/passwd', opened: [] },
  { address: 'data:text/html,<h1>x</h1>', opened: [] },
  { address: 'tunas://article/1', opened: [] },
] as const;

test('stays in the portal wherever a script goes', async ({ desktop }) => {
  allowFinding(/^complaint: error: Not allowed to/, 'the browser names what it refuses');
  const { page } = desktop;
  for (const { address, opened } of NAVIGATIONS) {
    await test.step(address.slice(0, 60), async () => {
      await page.evaluate(`void (location.href = ${quoted(address)})`);
      expect(await openedAfterwards(desktop, opened.length)).toEqual(opened);
      expect(page.url()).toBe(desktop.address('/'));
      await expect(page.locator('h1').first()).not.toBeEmpty();
    });
  }
});

// Without a fragment: the stand-in sees a navigation by its request, which has none.
test('gives a link that a reader follows to the system, a mail without its files, and opens no window', async ({
  desktop,
}) => {
  const { page } = desktop;
  await clickLink(page, 'https://example.org/source?a=1');
  await clickLink(page, 'https://example.org/new', '_blank');
  await clickLink(page, 'mailto:halo@example.org?subject=Bibit&body=Halo');
  await clickLink(page, 'mailto:halo@example.org?subject=Padi&attach=/etc/passwd');
  expect(page.url()).toBe(desktop.address('/'));
  expect(await openedAfterwards(desktop, 4)).toEqual([
    'https://example.org/source?a=1',
    'https://example.org/new',
    'mailto:halo@example.org?subject=Bibit&body=Halo',
    'mailto:halo@example.org?subject=Padi',
  ]);
  await expectOnePage(page);
});

test('follows a link within the portal', async ({ desktop }) => {
  await desktop.page.evaluate(`void (location.href = '/article/1')`);
  await desktop.page.waitForURL(desktop.address('/article/1'));
  expect(await desktop.takeOpened()).toEqual([]);
});

const WINDOWS = [
  { address: 'https://example.org/share?u=1', opened: ['https://example.org/share?u=1'] },
  { address: 'mailto:halo@example.org?subject=Bibit', opened: ['mailto:halo@example.org?subject=Bibit'] },
  { address: 'javascript:globalThis.intruded = 1', opened: [] },
  { address: 'file:///etc/passwd', opened: [] },
  { address: '', opened: [] },
] as const;

test('opens no window of another place', async ({ desktop }) => {
  const { page } = desktop;
  for (const { address, opened } of WINDOWS) {
    await test.step(`${address.slice(0, 60) || 'an empty address'} (${address.length} characters)`, async () => {
      await page.evaluate(`void window.open(${quoted(address)}, '_blank', 'popup,width=600,height=400')`);
      expect(await openedAfterwards(desktop, opened.length)).toEqual(opened);
      expect(await desktop.windows()).toHaveLength(1);
      await expectOnePage(page);
      expect(page.url()).toBe(desktop.address('/'));
      expect(await page.evaluate('typeof globalThis.intruded')).toBe('undefined');
    });
  }
});
