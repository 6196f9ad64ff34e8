import { packKeys } from '#renderer/app/configuration.ts';
import { shippedDrawings } from '#renderer/app/shipped-drawings.ts';
import type { OfflineLibrary } from '#renderer/data/offline-library.ts';
import { followLibrary } from '#renderer/data/offline/follow-library.ts';
import { cachedDrawings } from '#renderer/data/offline/pictures/drawing-store.ts';
import { libraryRepository } from '#renderer/data/offline/library-repository.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import { deviceHints } from '#renderer/platform/browser/device-hints.ts';
import { libraryDevice } from '#renderer/platform/browser/library-device.ts';
import type { LibraryOpening } from './library-opening.ts';
import { workerHasFiles } from './worker-has-files.ts';

/** The library in a browser: nothing is stored until the reader chooses to. Loaded only where the library is kept, or is to be. */
export function openLibrary({ plain, repository, backend, platform }: LibraryOpening): OfflineLibrary {
  if (!plain.live) throw new Error('There is no backend to keep a library of.');
  const opened = libraryRepository({
    ...{ plain, live: plain.live, backend },
    ...{ source: backendSource(backend), device: { ...libraryDevice('off'), opensOffline: workerHasFiles } },
    site: { keys: packKeys, publicAddress: platform.publicAddress },
    drawings: { shipped: shippedDrawings, store: cachedDrawings(), areFetched: true },
    pageAssets: () => import('#renderer/app/page-assets.ts'),
  });
  followLibrary(opened.library, deviceHints);
  // Code that holds this repository reads from the device from now on.
  Object.assign(repository, opened.repository);
  return opened.library;
}
