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
  let current = plain;
  let opening: Promise<KeptLibrary> | null = null;
  const openLibrary = () =>
    (opening ??= import('./web-library.ts').then(
      (code) => {
        const opened = code.webLibrary(plain, backend, platform);
        current = opened.repository;
        return opened.library;
      },
      (error: unknown) => {
        // The next call tries again.
        opening = null;
        throw error;
      },
    ));
  const repository: Repository = {
    ...plain,
    openLibrary,
    get stored() {
      return current.stored;
    },
    get live() {
      return current.live;
    },
    get subscribeChanges() {
      return current.subscribeChanges;
    },
    showPicture: (image) => current.showPicture?.(image) ?? Promise.resolve(false),
  };
  // Where its code can't be fetched, the site is read as by everybody else.
  return keepsLibrary()
    ? openLibrary()
        .catch(console.warn)
        .then(() => repository)
    : repository;
}
