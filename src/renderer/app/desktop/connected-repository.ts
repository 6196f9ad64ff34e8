import type { BackendAddress } from '#domain/configuration.ts';
import type { Result } from '#domain/result.ts';
import { withTimeLimit } from '#domain/time-limit.ts';
import { deviceStore } from '#renderer/data/device-store.ts';
import { deviceLibrary } from '#renderer/data/offline/device-library.ts';
import { lastReached } from '#renderer/data/offline/last-reached.ts';
import { openLibraryDatabase, type LibraryDatabase } from '#renderer/data/offline/library-database.ts';
import { deviceSearch } from '#renderer/data/offline/search/device-search.ts';
import { backendSource, type LibrarySource } from '#renderer/data/offline/sync/library-source.ts';
import { createLibrarySync } from '#renderer/data/offline/sync/create-library-sync.ts';
import { withdrawingLibrary } from '#renderer/data/offline/withdrawing-library.ts';
import type { LiveLibrary, Repository } from '#renderer/data/repository.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { sendWaiting } from '../follow-outbox.ts';
import { portalRepository } from '../portal-repository.ts';
import { createConnectivityStore, type DeviceHints, type ConnectivityStore } from './connectivity-store.ts';

/** What follows whether the backend of a repository answers. */
const reaches = new WeakMap<Repository, ConnectivityStore>();

/** Whether the backend behind this repository answers; null where it has none. */
export function connectivityOf(repository: Repository): ConnectivityStore | null {
  return reaches.get(repository) ?? null;
}

/** The portal's data in the desktop app: the whole library is on the device, and every call tells whether the backend answers. */
export function connectedRepository(
  backend: BackendAddress | null,
  hints: DeviceHints,
  inOneWindow: InOneWindow,
  platform: Platform,
): Repository {
  const plain = portalRepository(backend, platform, (result) => connectivityOf(repository)?.hear(result));
  const repository = backend && plain.live ? connected(plain, plain.live, backend, hints, inOneWindow) : plain;
  return repository;
}

/** Runs work of a name in one window at a time; false where another one is at it. */
type InOneWindow = (name: string, work: () => Promise<void>) => Promise<boolean>;

function connected(
  plain: Repository,
  backendLibrary: LiveLibrary,
  backend: BackendAddress,
  hints: DeviceHints,
  inOneWindow: InOneWindow,
): Repository {
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
  const source = heardSource(backendSource(backend), (result) => reach.hear(result));
  const library = createLibrarySync({
    source,
    open,
    exclusively: (work) => inOneWindow(`tunas-library ${address}`, work),
    index: async () => void (await inOneWindow(`tunas-search ${address}`, () => search.rebuild())),
  });
  const reach = createConnectivityStore({
    // A sync begins with a cheap question: whether anything changed.
    async question() {
      if (!(await library.sync())) await source.state(library.read().kept?.siteDigest ?? '');
      const { problem } = library.read();
      // A device that is full or keeps nothing isn't helped by another try.
      return problem === null || typeof problem === 'string';
    },
    hints,
    last: lastReached(deviceStore('tunas-offline', 'records'), address),
  });
  const repository: Repository = {
    ...plain,
    stored: deviceLibrary({ bundled: plain.stored, open, backend: backend.url, search }),
    live: withdrawingLibrary(
      connectivityLibrary(backendLibrary, (result) => reach.hear(result)),
      { open, onNews: () => void library.syncForNews() },
    ),
    library,
  };
  reaches.set(repository, reach);
  reach.subscribe(() => {
    const state = reach.read();
    if (state.kind === 'reached' && state.again) sendWaiting(plain);
  });
  return repository;
}

/** A database may hang for ever behind another window that upgrades it. */
const PATIENCE_MS = 1500;

function openInTime(backend: string, onClosed: () => void): Promise<LibraryDatabase> {
  return withTimeLimit(PATIENCE_MS, openLibraryDatabase(backend, onClosed), () => {
    throw new Error('The database of this device does not answer.');
  });
}

function heardSource(source: LibrarySource, hear: (result: Result<unknown>) => void): LibrarySource {
  const heard = listener(hear);
  return {
    state: (known) => heard(source.state(known)),
    index: (parts) => heard(source.index(parts)),
    articles: (ids) => heard(source.articles(ids)),
  };
}

/** A library whose answers somebody listens to. */
export function connectivityLibrary(live: LiveLibrary, hear: (result: Result<unknown>) => void): LiveLibrary {
  const heard = listener(hear);
  return {
    articlePage: (query, signal) => heard(live.articlePage(query, signal), signal),
    article: (id, language, signal) => heard(live.article(id, language, signal), signal),
    articleVersion: (id, signal) => heard(live.articleVersion(id, signal), signal),
    published: (ids, signal) => heard(live.published(ids, signal), signal),
    site: (language, parts, signal) => heard(live.site(language, parts, signal), signal),
  };
}

/** A question that was given up says nothing about the backend. */
function listener(hear: (result: Result<unknown>) => void) {
  return async <T>(answer: Promise<Result<T>>, signal?: AbortSignal): Promise<Result<T>> => {
    const result = await answer;
    if (!signal?.aborted) hear(result);
    return result;
  };
}
