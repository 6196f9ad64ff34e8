import type { BackendAddress } from '#domain/configuration.ts';
import type { Repository } from '#renderer/data/repository.ts';
import type { Platform } from '#renderer/platform/port.ts';

/** What a library in a browser is opened with. */
export interface LibraryOpening {
  /** The portal's data on a device that keeps nothing. */
  readonly plain: Repository;
  /** The one that the portal holds: it reads from this device once the library is kept. */
  readonly repository: Repository;
  readonly backend: BackendAddress;
  readonly platform: Platform;
}
