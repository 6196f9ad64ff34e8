import type { Browser } from '@playwright/test';
import { checkBeforeLeaving } from '../portal/page-checks/check-before-leaving.ts';
import { portalsOfThisRun } from '../portal/portals.ts';
import type { HostUnderTest } from './host-under-test.ts';

/** Whether nothing changes what visitors see there, or journeys do. */
export type Site = 'steady' | 'changing';

/** One of the web sites of this run. Each page has a browser context of its own. */
export async function webHost(browser: Browser, site: Site): Promise<HostUnderTest> {
  const { url, backend } = (await portalsOfThisRun())[site];
  const freshPage = async () => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1200, height: 800 } });
    checkBeforeLeaving(context);
    return context.newPage();
  };
  return {
    name: 'web',
    backend,
    freshPage,
    async asVisitor(_page, look) {
      const reader = await freshPage();
      await look(reader);
      await reader.context().close();
    },
    leave: (page) => page.context().close(),
    async opens(page, act) {
      // No other site is ever reached: an empty page stands in for all of them.
      const elsewhere = (address: URL) => address.protocol === 'https:';
      await page.context().route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      const opening = page.context().waitForEvent('page');
      await act();
      const popup = await opening;
      await popup.waitForLoadState();
      return popup.url();
    },
  };
}
