import { expect, type Page } from '@playwright/test';
import type { DesktopUnderTest } from '../desktop-host/desktop-under-test.ts';
import { launchDesktop } from '../desktop-host/launch-desktop.ts';
import { storageKey } from '../portal/accounts.ts';
import { complaintsOf } from '../portal/page-checks/complaints.ts';
import { checkOpenPages, checkBeforeLeaving } from '../portal/page-checks/check-before-leaving.ts';
import { serveApp } from '../backend/served-backend.ts';
import type { HostUnderTest } from './host-under-test.ts';

/** The desktop app, with a backend of its own. It has one page, which is reset in between. */
export async function desktopHost(name: string): Promise<{ readonly host: HostUnderTest; close(): Promise<void> }> {
  const { out, backend, stop } = await serveApp(name);
  const desktop = await launchDesktop(out);
  takePaths(desktop);
  const host: HostUnderTest = {
    name: 'desktop',
    backend,
    async freshPage() {
      const { page } = desktop;
      checkBeforeLeaving(page.context());
      await forget(page, storageKey(backend));
      // Clears the page's memory too.
      await page.goto('/');
      await desktop.takeOpened();
      complaintsOf(page.context()).clear();
      return page;
    },
    asVisitor: (page, look) => look(page),
    async leave(page) {
      await checkOpenPages(page.context());
      for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.removeAllListeners(event);
    },
    async opens(_page, act) {
      await act();
      const opened: string[] = [];
      await expect.poll(async () => opened.push(...(await desktop.takeOpened()))).toBe(1);
      return opened[0] ?? '';
    },
  };
  return {
    host,
    async close() {
      await desktop.close();
      await stop();
    },
  };
}

/** Lets the page go to plain paths, as a browser with a base address does. */
function takePaths({ page, address }: DesktopUnderTest): void {
  const goto = page.goto.bind(page);
  page.goto = (to, options) => goto(to.startsWith('/') ? address(to) : to, options);
}

/** Resets the app to its first start: Indonesian, an open sidebar, signed out. */
async function forget(page: Page, sessionKey: string): Promise<void> {
  const results = await page.evaluate(async (key) => {
    localStorage.clear();
    sessionStorage.clear();
    return Promise.all([
      window.desktop['session.remove'](key),
      window.desktop['preferences.write']({ name: 'language', value: 'id' }),
      window.desktop['preferences.write']({ name: 'sidebarOpen', value: true }),
    ]);
  }, sessionKey);
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
}
