import { openLibraryDatabase } from '../library-database.ts';
import { engineIn } from './engine-calls.ts';
import type { SearchEngine } from './search-engine.ts';

/** The search index of one backend's library. Its worker starts with the first call, and again after it broke. */
export function deviceSearch(backend: string): SearchEngine {
  let starting: Promise<SearchEngine> | null = null;
  const forget = () => {
    starting = null;
  };
  const engine = () =>
    (starting ??= start(backend, forget).catch((error: unknown) => {
      forget();
      throw error;
    }));
  return {
    find: async (...values) => (await engine()).find(...values),
    suggestSearch: async (...values) => (await engine()).suggestSearch(...values),
    rebuild: async () => (await engine()).rebuild(),
  };
}

async function start(backend: string, onBroken: () => void): Promise<SearchEngine> {
  if (typeof Worker !== 'undefined') {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    return engineIn(worker, backend, onBroken);
  }
  const { searchEngine } = await import('./search-engine.ts');
  return searchEngine(openLibraryDatabase, backend);
}
