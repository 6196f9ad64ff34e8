import { packKeys } from '#renderer/app/configuration.ts';
import { shippedDrawings } from '#renderer/app/shipped-drawings.ts';
import { followLibrary } from '#renderer/data/offline/follow-library.ts';
import { cachedDrawings } from '#renderer/data/offline/pictures/drawing-store.ts';
import { openLocalLibrary, type LocalLibrary, type RemoteLibrary } from '#renderer/data/offline/local-library.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import { deviceHints } from '#renderer/platform/browser/device-hints.ts';
import { libraryDevice } from '#renderer/platform/browser/library-device.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { workerHasFiles } from './worker-has-files.ts';

/** The library in a browser: nothing is stored until the reader chooses to. Loaded only where the library is kept, or is to be. */
export function openLibrary(remote: RemoteLibrary, { publicAddress }: Platform): LocalLibrary {
  const opened = openLocalLibrary({
    ...{
      remote,
      source: backendSource(remote.backend),
      device: { ...libraryDevice('off'), opensOffline: workerHasFiles },
    },
    site: { keys: packKeys, publicAddress },
    drawings: { shipped: shippedDrawings, store: cachedDrawings(), areFetched: true },
    pageAssets: () => import('#renderer/app/page-assets.ts'),
  });
  followLibrary(opened.library, deviceHints);
  return opened;
}
