import type { BackendAddress } from '#domain/configuration.ts';
import type { Result } from '#domain/result.ts';
import { deviceStore } from '#renderer/data/device-store.ts';
import { lastConnected } from '#renderer/data/offline/last-connected.ts';
import { libraryRepository } from '#renderer/data/offline/library-repository.ts';
import { backendSource, type LibrarySource } from '#renderer/data/offline/sync/library-source.ts';
import type { LibraryDevice } from '#renderer/data/offline-library.ts';
import type { LiveLibrary, Repository } from '#renderer/data/repository.ts';
import type { Platform } from '#renderer/platform/port.ts';
import { sendWaiting } from '../follow-outbox.ts';
import { bundledDrawings } from '#renderer/data/offline/pictures/drawing-store.ts';
import { packKeys } from '../configuration.ts';
import { shippedDrawings } from '../shipped-drawings.ts';
import { portalRepository } from '../portal-repository.ts';
import { createConnectivityStore, type DeviceHints, type ConnectivityStore } from './connectivity-store.ts';

/** The connectivity store of each repository. */
const reaches = new WeakMap<Repository, ConnectivityStore>();

/** Tells whether the backend of this repository answers; null where it has none. */
export function connectivityOf(repository: Repository): ConnectivityStore | null {
  return reaches.get(repository) ?? null;
}

/** The portal's data in the desktop app: the whole library is on the device, and each call updates the connectivity store. */
export function connectedRepository(
  backend: BackendAddress | null,
  hints: DeviceHints,
  device: LibraryDevice,
  platform: Platform,
): Repository {
  const plain = portalRepository(backend, platform, (result) => connectivityOf(repository)?.hear(result));
  const repository = backend && plain.live ? connected(plain, plain.live, backend, hints, device, platform) : plain;
  return repository;
}

function connected(
  plain: Repository,
  backendLibrary: LiveLibrary,
  backend: BackendAddress,
  hints: DeviceHints,
  device: LibraryDevice,
  { publicAddress }: Platform,
): Repository {
  const source = heardSource(backendSource(backend), (result) => reach.hear(result));
  const live = connectivityLibrary(backendLibrary, (result) => reach.hear(result));
  const { repository, library } = libraryRepository({
    ...{ plain, live, source, backend, device },
    site: { keys: packKeys, publicAddress },
    drawings: { shipped: shippedDrawings, store: bundledDrawings(shippedDrawings), areFetched: false },
    pageAssets: () => import('../page-assets.ts'),
  });
  const reach = createConnectivityStore({
    // A sync begins with a small request that tells whether anything changed.
    async question() {
      if (!(await library.sync())) await source.state(library.read().kept?.siteDigest ?? '');
      const { problem } = library.read();
      // A retry doesn't help where the device is full or keeps no library.
      return problem === null || typeof problem === 'string';
    },
    hints,
    last: lastConnected(deviceStore('tunas-offline', 'records'), new URL(backend.url).href),
  });
  reaches.set(repository, reach);
  // Called for changes only: when the backend answers for the first time, and when it answers again.
  reach.subscribe(() => {
    if (reach.read().kind === 'reached') sendWaiting(plain);
  });
  return repository;
}

function heardSource(source: LibrarySource, hear: (result: Result<unknown>) => void): LibrarySource {
  const heard = listener(hear);
  return {
    state: (known) => heard(source.state(known)),
    index: (parts) => heard(source.index(parts)),
    articles: (ids) => heard(source.articles(ids)),
  };
}

/** A library that reports each result to `hear`. */
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

/** An aborted request tells nothing about the backend. */
function listener(hear: (result: Result<unknown>) => void) {
  return async <T>(answer: Promise<Result<T>>, signal?: AbortSignal): Promise<Result<T>> => {
    const result = await answer;
    if (!signal?.aborted) hear(result);
    return result;
  };
}
