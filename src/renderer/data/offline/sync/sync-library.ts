import type { IndexEntry } from '#domain/library.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { SyncProgress } from '../../library-sync.ts';
import type { LibraryDatabase } from '../library-database.ts';
import type { LibrarySource } from './library-source.ts';

/** Articles in one request and one transaction: about 200 kB. */
const BATCH = 40;

interface Sync {
  readonly source: LibrarySource;
  readonly database: LibraryDatabase;
  readonly signal?: AbortSignal;
  readonly now?: () => number;
  readonly onProgress?: (progress: SyncProgress) => void;
}

/**
 * Makes the library on this device what the source publishes: compares versions, removes what is gone, then fetches what is new or
 * another, newest first, a batch at a time. An interrupted sync leaves whole batches behind, and the next one computes the
 * difference anew. The answer says whether anything changed. Fails with the source's reason; rejects where the device refuses.
 */
export async function syncLibrary(sync: Sync): Promise<Result<{ readonly changed: boolean }>> {
  const { source, database, signal, now = Date.now } = sync;
  const before = await database.syncState();
  const state = await source.state(before.siteDigest, signal);
  if (!state.ok) return state;
  const { parts, siteDigest, site } = state.value;
  const differing = parts.flatMap((digest, part) => (digest === before.parts[part] ? [] : [part]));
  const index = differing.length > 0 ? await source.index(differing, signal) : ok<readonly IndexEntry[]>([]);
  if (!index.ok) return index;

  const here = await database.versions();
  const published = new Set(index.value.map(({ id }) => id));
  const isDiffering = new Set(differing);
  const gone = [...here.keys()].filter((id) => isDiffering.has(id % parts.length) && !published.has(id));
  if (gone.length * 2 > here.size && !(await isSaidAgain(sync, state.value.parts))) {
    // Nothing is removed on one word: the next sync asks anew.
    return failed('server', `${gone.length} of ${here.size} articles are gone, and then aren't`);
  }
  const wanted = index.value.filter(({ id, version }) => here.get(id) !== version).sort((a, b) => b.id - a.id);
  if (gone.length > 0 || site)
    await database.apply({ remove: gone, ...(site && { site }), state: { siteDigest, updatedAt: now() } });

  const fetched = await fetchAll(sync, wanted);
  if (!fetched.ok) return fetched;
  const changed = gone.length > 0 || site !== null || wanted.length > 0;
  await database.apply({
    state: {
      // What changed between the index and the texts has another digest the next time.
      parts,
      checkedAt: now(),
      complete: true,
    },
  });
  return ok({ changed });
}

/** Whether the source, asked a second time, publishes the same: more than half of the library would go. */
async function isSaidAgain({ source, signal }: Sync, parts: readonly string[]): Promise<boolean> {
  const again = await source.state('', signal);
  return again.ok && again.value.parts.join() === parts.join();
}

async function fetchAll(
  { source, database, signal, now = Date.now, onProgress }: Sync,
  wanted: readonly IndexEntry[],
): Promise<Result<void>> {
  const totalBytes = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  let doneBytes = 0;
  onProgress?.({ done: 0, total: wanted.length, doneBytes, totalBytes });
  for (let from = 0; from < wanted.length; from += BATCH) {
    const batch = wanted.slice(from, from + BATCH);
    const answer = await source.articles(
      batch.map(({ id }) => id),
      signal,
    );
    if (!answer.ok) return answer;
    const came = new Set(answer.value.map(({ id }) => id));
    // Withdrawn since the index was made.
    const remove = batch.flatMap(({ id }) => (came.has(id) ? [] : [id]));
    await database.apply({ put: answer.value, remove, state: { updatedAt: now() } });
    doneBytes += batch.reduce((sum, { bytes }) => sum + bytes, 0);
    onProgress?.({ done: from + batch.length, total: wanted.length, doneBytes, totalBytes });
  }
  return ok(undefined);
}
