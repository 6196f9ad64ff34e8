import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';

import { checkBeforeLeaving } from './page-checks/check-before-leaving.ts';

/** A browser whose data outlives it, as on a real computer. */
export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ends every process of it at once, as a power cut does: nothing is written any more. */
  kill(): Promise<void>;
}

/** Starts a browser on a folder, with the page that it opens by itself. */
export async function startBrowser(
  folder: string,
  options: LaunchOptions & { readonly baseURL: string },
): Promise<KillableBrowser> {
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    viewport: { width: 1366, height: 800 },
  });
  checkBeforeLeaving(context);
  const [page = await context.newPage()] = context.pages();
  const browser = await processOf(page);
  return {
    context,
    page,
    async kill() {
      const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
      killAll(browser);
      await gone;
    },
  };
}

/** Where the system has process groups, the browser's child processes, which render pages and write files, are in its group. */
function killAll(browser: number): void {
  try {
    process.kill(-browser, 'SIGKILL');
  } catch {
    // It leads no group: its child processes end when they notice that it is gone.
    process.kill(browser, 'SIGKILL');
  }
}

/** The number of the browser's own process. */
async function processOf(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const own = processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('The browser does not tell which process it is.');
  return own.id;
}
