import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { PICTURE_CACHE } from '#domain/display-settings.ts';
import { forgetRead } from '#renderer/data/read-caches.ts';
import { dataSaver, dataSaverRequest, heldPicture, isStale } from './data-saver.ts';
import { keepTwoBuilds } from './retained-builds.ts';
import { isFileOfBuild, isOf, isOurAbsence, isOurPage, isPublicPage } from './site-answers.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: the files that every reader needs offline, and a name for that build. */
declare const __TUNAS_FILES__: readonly PrecacheEntry[];
declare const __TUNAS_BUILD__: string;

/** A page that takes longer than this is served from the device, s. */
const PATIENCE_S = 3;

/** How many read pages are kept; the oldest are removed first. */
const PAGES = 100;

const build = new PrecacheController({
  cacheName: `tunas-build-${__TUNAS_BUILD__}`,
  plugins: [
    {
      // Otherwise a network's login page would be stored as a file of the build.
      cacheWillUpdate: async ({ request, response }) =>
        (await isFileOfBuild(new URL(request.url).pathname, response)) ? response : null,
    },
  ],
});
build.addToCacheList([...__TUNAS_FILES__]);

const saver = dataSaver(caches);

self.addEventListener('install', (event) => event.waitUntil(build.install(event)));
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await build.activate(event);
      // The worker before may have stored another choice since this one started.
      await saver.read();
      const { registration } = self;
      await keepTwoBuilds(caches, __TUNAS_BUILD__, () => Boolean(registration.installing ?? registration.waiting));
      await keepOpenPages(event);
      // The page that a reader came with would otherwise find its code and its pictures with a network alone, until it is loaded again.
      await self.clients.claim();
    })(),
  );
});

// Only on request: open pages may be of the build before.
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('message', (event) => {
  const asked = dataSaverRequest(event.data);
  if (asked) event.waitUntil(answerDataSaver(asked.on, event.ports[0]));
});

async function answerDataSaver(on: boolean | null, port: MessagePort | undefined): Promise<void> {
  if (on !== null) await saver.write(on);
  // A page that was loaded before the worker isn't controlled by it yet, and would go on loading pictures itself.
  if (on) await self.clients.claim();
  port?.postMessage(await saver.read());
}

const fromTheSite = {
  fetchDidSucceed: async ({ request, response }: { readonly request: Request; readonly response: Response }) => {
    // A server error is treated like no answer.
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    // A page that was withdrawn is removed from the copies.
    if (await isOurAbsence(response)) await forgetRead(caches, request);
    return response;
  },
};

const pages = new NetworkFirst({
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

registerRoute(({ request, url }) => request.mode === 'navigate' && isPublicPage(url.pathname), pages);

const pictures = new StaleWhileRevalidate({
  cacheName: PICTURE_CACHE,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isOf(/image/, response) ? response : null) }],
});

function isPortalPicture({ url }: { readonly url: URL }): boolean {
  return url.origin === self.location.origin && /^\/(pictures|scenes)\//.test(url.pathname);
}

// Registered before the other image routes, because Workbox uses the first match. Private pages are left out: editing a picture
// requires seeing it.
registerRoute(
  ({ request }) => request.destination === 'image' && saver.mayBeOn(),
  async (options) => {
    const { request, event } = options;
    if ((await saver.read()) && (await isOfPublicPage(event as FetchEvent))) {
      const held = await heldPicture(caches, request);
      // With a copy, this only revalidates it.
      return isPortalPicture(options) && isStale(held) ? pictures.handle(options) : held;
    }
    return isPortalPicture(options)
      ? pictures.handle(options)
      : ((await caches.match(request, { ignoreVary: true })) ?? fetch(request));
  },
);

async function isOfPublicPage({ clientId }: FetchEvent): Promise<boolean> {
  const page = await self.clients.get(clientId);
  if (page === undefined) return true;
  const { protocol, pathname } = new URL(page.url);
  // The frames of previews are about:srcdoc or about:blank.
  return /^https?:$/.test(protocol) && isPublicPage(pathname);
}

// Files of the build, and files with a hash in their name: an open tab may be of the build before.
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && (url.pathname.startsWith('/assets/') || build.getCacheKeyForURL(url.href) !== undefined),
  async ({ request }) => (await build.matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/data\/.+\.json$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'tunas-data',
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [fromTheSite, { cacheWillUpdate: async ({ response }) => (isOf(/json/, response) ? response : null) }],
  }),
);

// A script that keeps a changed drawing asks the site itself (renderer/data/fetch-file.ts).
registerRoute(
  ({ request, url }) => isPortalPicture({ url }) && !(request.destination === '' && request.cache === 'no-cache'),
  pictures,
);

/** Caches the pages that were open before the worker was installed, as if they were opened now. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
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
