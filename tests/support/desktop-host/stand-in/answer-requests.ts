import type { BrowserContext, Page, Request as PageRequest, Route } from '@playwright/test';
import { machine } from './machine.ts';
import { schemeOf, toAppAddress } from './page-addresses.ts';
import { isPopup, ownerOf } from './window-page.ts';

/** Serves the app's schemes to the pages, passes navigations on to the main process, and closes popups. */
export async function answerRequests(context: BrowserContext): Promise<void> {
  context.on('page', (page) => void closePopup(page));
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const decision = decide(request);
      if (decision === 'popup') return route.abort('blockedbyclient');
      // An answer without content leaves the page where it is, as a prevented navigation does.
      if (decision === 'prevented') return route.fulfill({ status: 204 });
    }
    return answer(route, request);
  });
}

function decide(request: PageRequest): 'popup' | 'prevented' | 'allowed' {
  const frame = frameOf(request);
  const owner = frame === null ? undefined : ownerOf(frame.page());
  if (frame === null || owner === undefined) return 'popup';
  return owner.mayNavigate(request.url(), frame === frame.page().mainFrame()) ? 'allowed' : 'prevented';
}

/** Playwright throws for the first request of a popup, whose frame it doesn't know yet. */
function frameOf(request: PageRequest): ReturnType<PageRequest['frame']> | null {
  try {
    return request.frame();
  } catch (error) {
    if (error instanceof Error && error.message.includes('Frame for this navigation request')) return null;
    throw error;
  }
}

async function answer(route: Route, request: PageRequest): Promise<void> {
  const address = toAppAddress(request.url());
  const handler = machine.schemeHandlers.get(schemeOf(address));
  if (handler === undefined) return machine.connected ? route.continue() : route.abort('internetdisconnected');
  const body = request.postDataBuffer();
  const response = await handler(
    new Request(address, { method: request.method(), ...(body === null ? {} : { body: new Uint8Array(body) }) }),
  );
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

async function closePopup(page: Page): Promise<void> {
  if (!(await isPopup(page))) return;
  await page.close().catch((error: unknown) => console.error('A refused window did not close:', error));
}
