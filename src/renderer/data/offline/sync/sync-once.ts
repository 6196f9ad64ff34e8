import type { IndexEntry, LibraryState } from '#domain/library.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { SyncProgress } from '../../offline-library.ts';
import { LibraryCleared, UNKNOWN_PART, type LibraryDatabase } from '../library-database.ts';
import type { LibrarySource } from './library-source.ts';

/** Articles in one request and one transaction, at most, and what their texts may take, in bytes. */
const BATCH = 40;
const BATCH_BYTES = 300_000;

interface Sync {
  readonly source: LibrarySource;
  readonly database: LibraryDatabase;
  readonly now?: () => number;
  readonly onProgress?: (progress: SyncProgress) => void;
  /** Ends the sync before its next batch. */
  readonly signal?: AbortSignal;
}

/**
 * Syncs the library on this device with the source: compares versions, removes what is gone, then downloads new and changed
 * articles, newest first, in batches. An interrupted sync leaves complete batches, and the next one compares again. The result
 * tells whether anything changed. Fails with the source's error; rejects where the device refuses, and with LibraryCleared where
 * the library was removed meanwhile, or was removed because it couldn't be read.
 */
export async function syncOnce(sync: Sync): Promise<Result<{ readonly changed: boolean }>> {
  const { source, now = Date.now } = sync;
  const { siteDigest: known, epoch } = await sync.database.syncState();
  const database: LibraryDatabase = { ...sync.database, apply: (change) => sync.database.apply({ ...change, epoch }) };
  const state = await source.state(known);
  if (!state.ok) return state;
  const { parts, siteDigest, site, moment } = state.value;
  const before = await database.syncState();
  // Responses to requests from now on are newer than these removals. A sync without a request leaves them noted.
  if (before.forgotten.length > 0) await database.apply({ state: { forgotten: [] } });
  const differing = parts.flatMap((digest, part) => (digest === before.parts[part] ? [] : [part]));
  let compared: Comparison = { wanted: [], doubtful: new Set(), agrees: true, changed: false };
  if (differing.length > 0) {
    const comparison = await compareParts({ ...sync, database }, state.value, { differing, known: before.parts });
    if (!comparison.ok) return comparison;
    compared = comparison.value;
  }
  // What was withdrawn is gone by now: nothing that needs room comes before that.
  if (site) await database.apply({ site, state: { siteDigest, updatedAt: now() } });
  const fetched = await fetchAll({ ...sync, database }, compared.wanted);
  if (!fetched.ok) return fetched;
  // What changed between the index and the texts has another digest the next time. What was missing among the texts may be missing by
  // mistake: its part is compared again.
  const unknown = new Set([...compared.doubtful, ...fetched.value.map((id) => id % parts.length)]);
  await database.apply({
    state: {
      ...{ checkedAt: now(), publishedUntil: moment },
      ...((compared.agrees || before.complete) && { complete: true, listed: null, withdrawn: [] }),
      parts: parts.map((digest, part) => (unknown.has(part) ? UNKNOWN_PART : digest)),
      ...((compared.changed || !before.complete) && { updatedAt: now() }),
    },
  });
  return ok({ changed: compared.changed || site !== null });
}

interface Comparison {
  /** What is to be fetched, newest first. */
  readonly wanted: readonly IndexEntry[];
  /** Parts whose index isn't of the moment that their digest names: they are compared again with the next sync. */
  readonly doubtful: ReadonlySet<number>;
  /** The index names as many articles as the state counts. */
  readonly agrees: boolean;
  /** Something is removed or to be fetched. */
  readonly changed: boolean;
}

/** Removes what is gone in these parts. `known`: the digests of all parts before. */
async function compareParts(
  sync: Sync,
  { parts, moment, count }: LibraryState,
  { differing, known }: { readonly differing: readonly number[]; readonly known: readonly string[] },
): Promise<Result<Comparison>> {
  const { source, database, now = Date.now } = sync;
  const index = await source.index(differing);
  if (!index.ok) return index;
  const here = await versionsOf(database);
  const published = new Set(index.value.map(({ id }) => id));
  const isDiffering = new Set(differing);
  const gone = [...here.keys()].filter((id) => isDiffering.has(id % parts.length) && !published.has(id));
  if (gone.length * 2 > here.size) {
    // Nothing is removed after one response: the state is requested again.
    const again = await source.state('');
    if (!again.ok) return again;
    if (again.value.parts.join() !== parts.join())
      return failed('server', `${gone.length} of ${here.size} articles are gone, and then aren't`);
  }
  const { complete, damaged, unverified } = await database.syncState();
  // The version of an unverified article isn't verified either.
  const isHere = ({ id, version }: IndexEntry) => here.get(id) === version && !unverified.includes(id);
  const wanted = index.value.filter((entry) => !isHere(entry)).sort((a, b) => b.id - a.id);
  // If this sync is interrupted, the next one requests these parts again, even if their digests are by then as before.
  const asked = parts.map((_, part) => (isDiffering.has(part) ? UNKNOWN_PART : (known[part] ?? UNKNOWN_PART)));
  await database.apply({
    remove: [...gone, ...damaged.filter((id) => isDiffering.has(id % parts.length) && !published.has(id))],
    state: { parts: asked, updatedAt: now(), ...(!complete && { listed: [...published], publishedUntil: moment }) },
  });
  // The digests, the index and the texts are three answers, and one of them may be older than the others: a cache in between, a copy of
  // the database that is behind. What doesn't fit together isn't taken for settled.
  const elsewhere = [...here.keys()].filter((id) => !isDiffering.has(id % parts.length)).length;
  const agrees = elsewhere + published.size === count;
  const touched = new Set([...gone, ...wanted.map(({ id }) => id)].map((id) => id % parts.length));
  const isUntouched = (part: number) => !touched.has(part) && ![undefined, UNKNOWN_PART].includes(known[part]);
  const doubtful = new Set(agrees ? differing.filter(isUntouched) : differing);
  return ok({ wanted, doubtful, agrees, changed: touched.size > 0 });
}

/** What is here. Where the device can't read it any more, it is cleared: the next sync fetches everything anew. */
async function versionsOf(database: LibraryDatabase) {
  try {
    return await database.versions();
  } catch (error) {
    await database.clear(true);
    throw new LibraryCleared(String(error));
  }
}

/** Returns the ids that were requested and didn't arrive, or arrived in an older version than in the index. */
async function fetchAll(
  { source, database, onProgress, signal }: Sync,
  wanted: readonly IndexEntry[],
): Promise<Result<readonly number[]>> {
  const missing: number[] = [];
  if (wanted.length === 0) return ok(missing);
  const totalBytes = bytesOf(wanted);
  let [done, doneBytes] = [0, 0];
  onProgress?.({ done, total: wanted.length, doneBytes, totalBytes });
  for (const batch of batchesOf(wanted)) {
    if (signal?.aborted) return failed('refused', 'the sync was stopped');
    const answer = await source.articles(batch.map(({ id }) => id));
    if (!answer.ok) return answer;
    // A response with other articles doesn't show that these are gone.
    const asked = new Set(batch.map(({ id }) => id));
    const put = answer.value.filter(({ id }) => asked.has(id));
    const came = new Set(put.map(({ id }) => id));
    // Withdrawn since the index was made.
    const remove = [...asked].filter((id) => !came.has(id));
    const versions = new Map(batch.map(({ id, version }) => [id, version]));
    const older = put.filter(({ id, version }) => version < (versions.get(id) ?? 0));
    missing.push(...remove, ...older.map(({ id }) => id));
    await database.apply({ put, remove });
    done += batch.length;
    doneBytes += bytesOf(batch);
    onProgress?.({ done, total: wanted.length, doneBytes, totalBytes });
  }
  return ok(missing);
}

function batchesOf(wanted: readonly IndexEntry[]): readonly IndexEntry[][] {
  const batches: IndexEntry[][] = [];
  let batch: IndexEntry[] = [];
  for (const entry of wanted) {
    if (batch.length === BATCH || (batch.length > 0 && bytesOf(batch) + entry.bytes > BATCH_BYTES)) batch = [];
    if (batch.length === 0) batches.push(batch);
    batch.push(entry);
  }
  return batches;
}

function bytesOf(entries: readonly IndexEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}
