import type { BackendAddress } from '#domain/configuration.ts';
import { packKeys } from '#renderer/app/configuration.ts';
import { shippedDrawings } from '#renderer/app/shipped-drawings.ts';
import { followLibrary } from '#renderer/data/offline/follow-library.ts';
import { cachedDrawings } from '#renderer/data/offline/pictures/drawing-store.ts';
import { libraryRepository, type LibraryRepository } from '#renderer/data/offline/library-repository.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import type { Repository } from '#renderer/data/repository.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { deviceHints } from '#renderer/platform/browser/device-hints.ts';
import { libraryDevice } from '#renderer/platform/browser/library-device.ts';
import { workerHasFiles } from './worker-has-files.ts';

/** The library in a browser: nothing is stored until the reader chooses to. Loaded only where the library is kept or offered. */
export function webLibrary(plain: Repository, backend: BackendAddress, { publicAddress }: Platform): LibraryRepository {
  if (!plain.live) throw new Error('There is no backend to keep a library of.');
  const opened = libraryRepository({
    ...{ plain, live: plain.live, backend },
    ...{ source: backendSource(backend), device: { ...libraryDevice('off'), opensOffline: workerHasFiles } },
    site: { keys: packKeys, publicAddress },
    drawings: { shipped: shippedDrawings, store: cachedDrawings(), areFetched: true },
  });
  followLibrary(opened.library, deviceHints);
  return opened;
}
