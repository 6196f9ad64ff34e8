import type { BackendAddress } from '#domain/configuration.ts';
import { withTimeLimit } from '#domain/time-limit.ts';
import type { LibraryDevice, LibrarySync } from '../library-sync.ts';
import type { LiveLibrary, Repository } from '../repository.ts';
import { deviceLibrary } from './device-library.ts';
import { deviceSearch } from './search/device-search.ts';
import { openLibraryDatabase, type LibraryDatabase } from './library-database.ts';
import { createLibrarySync } from './sync/create-library-sync.ts';
import type { LibrarySource } from './sync/library-source.ts';
import { withdrawingLibrary } from './withdrawing-library.ts';

interface Options {
  /** The same data on a device that keeps nothing. */
  readonly plain: Repository;
  readonly live: LiveLibrary;
  readonly source: LibrarySource;
  readonly backend: BackendAddress;
  readonly device: LibraryDevice;
}

/** A repository whose articles are those on this device, and what keeps them up to date. */
export interface LibraryRepository {
  readonly repository: Repository;
  readonly library: LibrarySync;
}

/** The portal's data on a device that may keep the whole library. Where it keeps none, it answers as the plain one. */
export function libraryRepository({ plain, live, source, backend, device }: Options): LibraryRepository {
  const address = new URL(backend.url).href;
  let opening: Promise<LibraryDatabase> | null = null;
  const reopen = () => {
    opening = null;
  };
  const open = () =>
    (opening ??= openInTime(address, reopen).catch((error: unknown) => {
      // The next call tries again.
      reopen();
      throw error;
    }));
  const search = deviceSearch(address);
  const library = createLibrarySync({
    ...{ source, open, device, name: `tunas-library ${address}` },
    index: async () => void (await device.inOneWindow(`tunas-search ${address}`, () => search.rebuild())),
  });
  const repository: Repository = {
    ...plain,
    stored: deviceLibrary({ bundled: plain.stored, open, backend: backend.url, search }),
    live: withdrawingLibrary(live, { open, onNews: () => void library.syncForNews() }),
    openLibrary: () => Promise.resolve(library),
  };
  return { repository, library };
}

/** A database may hang for ever behind another window that upgrades it. */
const PATIENCE_MS = 1500;

function openInTime(backend: string, onClosed: () => void): Promise<LibraryDatabase> {
  return withTimeLimit(PATIENCE_MS, openLibraryDatabase(backend, onClosed), () => {
    throw new Error('The database of this device does not answer.');
  });
}
