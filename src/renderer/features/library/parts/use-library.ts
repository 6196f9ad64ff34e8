import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LibraryStatus, LibrarySync, OfflineLibrary } from '#renderer/data/offline-library.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { usePlatform } from '#renderer/platform/port.ts';

/** Null until it is there; `none` where there is no backend to keep a library of, `failed` where its code can't be fetched. */
export type OpenedLibrary = OfflineLibrary | 'none' | 'failed' | null;

/** The library on this device. */
export function useLibrary(): OpenedLibrary {
  const { openLibrary } = useRepository();
  const platform = usePlatform();
  const [library, setLibrary] = useState<OpenedLibrary>(null);
  useEffect(() => {
    let wanted = true;
    const show = (opened: OpenedLibrary) => wanted && setLibrary(opened);
    if (!openLibrary) show('none');
    else
      openLibrary().then(show, (error: unknown) => {
        if (platform.reloadForNewBuild(error)) return;
        console.warn('The library could not be opened:', error);
        show('failed');
      });
    return () => {
      wanted = false;
    };
  }, [openLibrary, platform]);
  return library;
}

/** The current state of the library. Reads the stored state if that hasn't been done yet. */
export function useLibraryStatus(library: LibrarySync): LibraryStatus {
  const status = useSyncExternalStore(library.subscribe, library.read);
  useEffect(() => {
    if (library.read().kept === null) void library.sync();
  }, [library]);
  return status;
}
