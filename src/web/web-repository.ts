import type { BackendAddress } from '#domain/configuration.ts';
import { portalRepository } from '#renderer/app/portal-repository.ts';
import type { OfflineLibrary } from '#renderer/data/offline-library.ts';
import type { Repository } from '#renderer/data/repository.ts';
import type { Platform } from '#renderer/platform/port.ts';

/**
 * The portal's data in a browser. Where the library is kept, data is read from this device, after loading that code; otherwise the
 * library is only offered, until somebody chooses to keep it, and data is read from it from then on.
 */
export function webRepository(
  backend: BackendAddress | null,
  platform: Platform,
  keepsLibrary: () => boolean,
): Repository | Promise<Repository> {
  const plain = portalRepository(backend, platform);
  if (!backend) return plain;
  let opening: Promise<OfflineLibrary> | null = null;
  const repository: Repository = {
    ...plain,
    openLibrary: () =>
      (opening ??= (keepsLibrary() ? import('./web-library.ts') : import('./offered-library.ts')).then(
        ({ openLibrary }) => openLibrary({ plain, repository, backend, platform }),
        (error: unknown) => {
          // The next call tries again.
          opening = null;
          throw error;
        },
      )),
  };
  // Where its code can't be loaded, data is read from the site.
  return keepsLibrary()
    ? repository.openLibrary!()
        .catch(console.warn)
        .then(() => repository)
    : repository;
}
