/**
 * Whether the service worker has the files that pages are made of, so that they open without a network; settles once it has them, or once
 * that has failed. False in browsers without service workers, and for a build that ships none.
 */
export async function workerHasFiles(): Promise<boolean> {
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return false;
  try {
    // The same request as that of the page's head, which may not have been made yet: browsers make one of both.
    const registration = (await workers.register('/service-worker.js')) as ServiceWorkerRegistration | undefined;
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    // A build that ships no worker has one in its place that takes itself away.
    return worker ? (await isInstalled(worker)) && (await workers.getRegistration()) !== undefined : false;
  } catch (error) {
    console.warn('This browser opens no page of the portal without a network:', error);
    return false;
  }
}

function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
