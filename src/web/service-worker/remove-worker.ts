declare const self: ServiceWorkerGlobalScope;

// Shipped instead of the worker by a build with VITE_OFFLINE=off: browsers that have a worker fetch this one, which removes itself.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = (await caches.keys()).filter((name) => name.startsWith('tunas-'));
      await Promise.all(ours.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  );
});

export {};
