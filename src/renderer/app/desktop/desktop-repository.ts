import type { BackendAddress } from '#domain/configuration.ts';
import { deviceStore } from '#renderer/data/device-store.ts';
import { lastConnected } from '#renderer/data/offline/last-connected.ts';
import { openLocalLibrary } from '#renderer/data/offline/local-library.ts';
import { bundledDrawings } from '#renderer/data/offline/pictures/drawing-store.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import type { LibraryDevice } from '#renderer/data/offline-library.ts';
import type { Backend } from '#renderer/data/remote/rest.ts';
import type { Repository } from '#renderer/data/repository.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { packKeys } from '../configuration.ts';
import { sendWaiting } from '../follow-outbox.ts';
import { portalRepository } from '../portal-repository.ts';
import { shippedDrawings } from '../shipped-drawings.ts';
import { createConnectivityStore, type ConnectivityStore, type DeviceHints } from './connectivity-store.ts';

/** The portal's data in the desktop app, and whether the backend answers. */
interface DesktopRepository {
  readonly repository: Repository;
  /** Null where no backend is configured. */
  readonly connectivity: ConnectivityStore | null;
}

/** Opens the whole library on this device; each request to the backend updates the connectivity store. */
export async function desktopRepository(
  address: BackendAddress | null,
  hints: DeviceHints,
  device: LibraryDevice,
  platform: Platform,
): Promise<DesktopRepository> {
  if (!address) return { repository: portalRepository(null, platform), connectivity: null };
  const backend: Backend = { ...address, onAnswer: (result) => connectivity.receive(result) };
  const source = backendSource(backend);
  const repository = portalRepository(backend, platform, {
    open: (remote) =>
      Promise.resolve(
        openLocalLibrary({
          ...{ remote, source, device },
          site: { keys: packKeys, publicAddress: platform.publicAddress },
          drawings: { shipped: shippedDrawings, store: bundledDrawings(shippedDrawings), areFetched: false },
          pageAssets: () => import('../page-assets.ts'),
        }),
      ),
  });
  const library = await repository.openLibrary!();
  const connectivity = createConnectivityStore({
    // A sync begins with a small request that tells whether anything changed.
    async question() {
      if (!(await library.sync())) await source.state(library.read().kept?.siteDigest ?? '');
      const { problem } = library.read();
      // A retry doesn't help where the device is full or keeps no library.
      return problem === null || typeof problem === 'string';
    },
    hints,
    last: lastConnected(deviceStore('tunas-offline', 'records'), new URL(backend.url).href),
  });
  // Called for changes only: when the backend answers for the first time, and when it answers again.
  connectivity.subscribe(() => {
    if (connectivity.read().kind === 'reached') sendWaiting(repository);
  });
  return { repository, connectivity };
}
