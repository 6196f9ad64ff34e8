import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { PICTURE_CACHE } from '#domain/display-settings.ts';
import { dataSaver, dataSaverRequest, heldPicture, isStale } from './data-saver.ts';
import { cacheOpenPages, dataStrategy, pageStrategy } from './page-strategies.ts';
import { keepTwoBuilds } from './retained-builds.ts';
import { isFileOfBuild, isOf, isPublicPage } from './recognise-answers.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: the files that every reader needs offline, and a name for that build. */
declare const __TUNAS_FILES__: readonly PrecacheEntry[];
declare const __TUNAS_BUILD__: string;

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
      await cacheOpenPages(event, pages);
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

const pages = pageStrategy(build);

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

registerRoute(({ sameOrigin, url }) => sameOrigin && /^\/data\/.+\.json$/.test(url.pathname), dataStrategy);

// A script that keeps a changed drawing asks the site itself (renderer/data/fetch-file.ts).
registerRoute(
  ({ request, url }) => isPortalPicture({ url }) && !(request.destination === '' && request.cache === 'no-cache'),
  pictures,
);
