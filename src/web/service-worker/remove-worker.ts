declare const self: ServiceWorkerGlobalScope;

// What a build with VITE_OFFLINE=off ships in the worker's place: browsers that have one fetch this, and have none afterwards.
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
