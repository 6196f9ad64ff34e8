import type { PrecacheController } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import { forgetRead } from '#renderer/data/read-caches.ts';
import { isOf, isOurAbsence, isOurPage, isPublicPage } from './recognise-answers.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __TUNAS_BUILD__: string;

/** A page that takes longer than this is served from the device, s. */
const PATIENCE_S = 3;

/** How many read pages are kept; the oldest are removed first. */
const PAGES = 100;

const fromTheSite = {
  fetchDidSucceed: async ({ request, response }: { readonly request: Request; readonly response: Response }) => {
    // A server error is treated like no answer.
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    // A page that was withdrawn is removed from the copies.
    if (await isOurAbsence(response)) await forgetRead(caches, request);
    return response;
  },
};

/** The strategy for the portal's pages: the network, and where it doesn't answer in time, what was read, else the shell. */
export function pageStrategy(build: PrecacheController): NetworkFirst {
  return new NetworkFirst({
    cacheName: `tunas-pages-${__TUNAS_BUILD__}`,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      fromTheSite,
      {
        cacheWillUpdate: async ({ response }) => ((await isOurPage(response)) ? response : null),
        // A page that the previous build stored, or the shell, which renders from the library on this device.
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? (await caches.match(request)) ?? build.matchPrecache('/shell.html'),
        cacheDidUpdate: async ({ cacheName }) => {
          const cache = await caches.open(cacheName);
          for (const old of (await cache.keys()).slice(0, -PAGES)) await cache.delete(old);
        },
      },
    ],
  });
}

/** The strategy for the data of pages that are opened without loading them anew. */
export const dataStrategy = new NetworkFirst({
  cacheName: 'tunas-data',
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [fromTheSite, { cacheWillUpdate: async ({ response }) => (isOf(/json/, response) ? response : null) }],
});

/** Caches the pages that were open before the worker was installed, as if they were opened now. */
export async function cacheOpenPages(event: ExtendableEvent, pages: NetworkFirst): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const addresses = new Set(open.map(({ url }) => url.replace(/#.*/, '')));
  for (const address of addresses) {
    if (!isPublicPage(new URL(address).pathname)) continue;
    try {
      await Promise.all(pages.handleAll({ event, request: new Request(address) }));
    } catch (error) {
      console.warn('An open page could not be kept:', error);
    }
  }
}
