import type { BackendAddress } from '#domain/configuration.ts';
import { failed } from '#domain/result.ts';
import { openLibraryDatabase } from '#renderer/data/offline/library-database.ts';
import { bundledDrawings } from '#renderer/data/offline/pictures/drawing-store.ts';
import { openLocalLibrary } from '#renderer/data/offline/local-library.ts';
import { deviceSearch } from '#renderer/data/offline/search/device-search.ts';
import { liveLibrary } from '#renderer/data/remote/live-library.ts';
import { backendSource } from '#renderer/data/offline/sync/library-source.ts';
import type { StoredLibrary } from '#renderer/data/repository.ts';
import { libraryDevice } from '#renderer/platform/browser/library-device.ts';

// Runs in the browser that is measured (tests/benchmarks/library-page.bench.ts): the library as the portal puts it together, without the
// portal's pages.

const nothing = () => Promise.resolve(failed('not-found', 'nothing travels with this page'));

/** How long each search took, in ms, and what was found by all of them together. */
interface Searches {
  readonly index: readonly number[];
  readonly list: readonly number[];
  readonly found: number;
}

export interface LibraryPage {
  /** Settles once everything is here and can be searched; how many articles that are. */
  keep(): Promise<number>;
  search(searches: readonly string[], rounds: number): Promise<Searches>;
}

function openLibrary(backend: BackendAddress): LibraryPage {
  const address = new URL(backend.url).href;
  const stored: StoredLibrary = {
    articlePage: nothing,
    article: nothing,
    firstArticles: nothing,
    site: nothing,
    suggestSearch: nothing,
    calendars: nothing,
  };
  const { library, articles } = openLocalLibrary({
    remote: { backend, stored, live: liveLibrary(backend) },
    ...{ source: backendSource(backend), device: libraryDevice('off') },
    site: { keys: { valid: [], revoked: [] }, publicAddress: () => null },
    drawings: { shipped: [], store: bundledDrawings([]), areFetched: false },
    pageAssets: () => Promise.reject(new Error('No packs are made here.')),
  });
  const index = deviceSearch(address);
  return {
    async keep() {
      await library.choose('on');
      const { segments, close } = await openLibraryDatabase(address);
      while ((await segments.marked()).size > 0) await new Promise((resolve) => setTimeout(resolve, 200));
      close();
      const { problem, count } = library.read();
      if (problem !== null) throw new Error(JSON.stringify(problem));
      return count;
    },
    async search(searches, rounds) {
      const times = { index: [] as number[], list: [] as number[] };
      let found = 0;
      // The first of each reads what the others find in memory.
      for (let round = -1; round < rounds; round += 1)
        for (const search of searches) {
          const begun = performance.now();
          found += (await index.find(search, 'id')).length;
          const asked = performance.now();
          await articles.stored.articlePage({ search, category: '', language: 'id', page: 1 });
          if (round < 0) continue;
          times.index.push(asked - begun);
          times.list.push(performance.now() - asked);
        }
      return { ...times, found };
    },
  };
}

Object.assign(globalThis, { openLibrary });
