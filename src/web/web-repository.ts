import type { BackendAddress } from '#domain/configuration.ts';
import { portalRepository } from '#renderer/app/portal-repository.ts';
import type { KeptLibrary } from '#renderer/data/library-sync.ts';
import type { Repository } from '#renderer/data/repository.ts';
import type { Platform } from '#renderer/platform/port.ts';

/**
 * The portal's data in a browser. Whoever keeps the library reads from this device, and waits for that code; for everybody else it
 * comes with the library's page, and is read from there from then on.
 */
export function webRepository(
  backend: BackendAddress | null,
  platform: Platform,
  keepsLibrary: () => boolean,
): Repository | Promise<Repository> {
  const plain = portalRepository(backend, platform);
  if (!backend) return plain;
  let opening: Promise<KeptLibrary> | null = null;
  const repository: Repository = {
    ...plain,
    openLibrary: () =>
      (opening ??= import('./web-library.ts').then(
        (code) => {
          const opened = code.webLibrary(plain, backend, platform);
          // Whoever holds it reads from the device from now on.
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
  // Where its code can't be fetched, the site is read as by everybody else.
  return keepsLibrary()
    ? repository.openLibrary!()
        .catch(console.warn)
        .then(() => repository)
    : repository;
}
