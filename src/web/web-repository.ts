import type { BackendAddress } from '#domain/configuration.ts';
import { portalRepository } from '#renderer/app/portal-repository.ts';
import type { OfflineLibrary } from '#renderer/data/offline-library.ts';
import type { Repository } from '#renderer/data/repository.ts';
import type { Platform } from '#renderer/platform/port.ts';

/**
 * The portal's data in a browser. Where the library is kept, data is read from this device, after loading that code; otherwise the
 * code is loaded with the library's page, and data is read from the library from then on.
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
      (opening ??= import('./web-library.ts').then(
        (code) => {
          const opened = code.webLibrary(plain, backend, platform);
          // Code that holds this repository reads from the device from now on.
          Object.assign(repository, opened.repository);
          return opened.library;
        },
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
