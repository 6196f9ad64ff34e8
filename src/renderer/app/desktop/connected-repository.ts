import type { BackendAddress } from '#domain/configuration.ts';
import { ok, type Result } from '#domain/result.ts';
import { articleCopies } from '#renderer/data/offline/article-copies.ts';
import { copyingLibrary } from '#renderer/data/offline/caching-library.ts';
import { deviceStore, type DeviceStore } from '#renderer/data/device-store.ts';
import { lastReached } from '#renderer/data/offline/last-reached.ts';
import { knownArticles, offlineLibrary } from '#renderer/data/offline/offline-library.ts';
import { cachingSite, cachedSite, siteCopies } from '#renderer/data/offline/site-copies.ts';
import type { LiveLibrary, Repository } from '#renderer/data/repository.ts';
import { portalRepository } from '../portal-repository.ts';
import { createConnectivityStore, type DeviceHints, type ConnectivityStore } from './connectivity-store.ts';

/** Articles asked about at once: a backend answers with 1,000 rows at most, and what is missing counts as withdrawn. */
const ASKED_AT_ONCE = 100;

/** What follows whether the backend of a repository answers. */
const reaches = new WeakMap<Repository, ConnectivityStore>();

/** Whether the backend behind this repository answers; null where it has none. */
export function connectivityOf(repository: Repository): ConnectivityStore | null {
  return reaches.get(repository) ?? null;
}

/** The portal's data in the desktop app: what was read online stays readable, and every call tells whether the backend answers. */
export function connectedRepository(backend: BackendAddress | null, hints: DeviceHints): Repository {
  const plain = portalRepository(backend);
  return backend && plain.live
    ? connected(plain, plain.live, backend, hints, deviceStore('tunas-offline', 'records'))
    : plain;
}

function connected(
  plain: Repository,
  backendLibrary: LiveLibrary,
  backend: BackendAddress,
  hints: DeviceHints,
  store: DeviceStore,
): Repository {
  const address = new URL(backend.url).href;
  const copies = articleCopies(store, address);
  const words = siteCopies(store, address);
  const reach = createConnectivityStore({
    // What may be read without a network is asked about: so what was withdrawn goes, read or not.
    question: async () => stillPublished(live, await knownArticles(plain.stored, copies)),
    hints,
    last: lastReached(store, address),
  });
  const live = cachingSite(copyingLibrary(connectivityLibrary(backendLibrary, reach.hear), copies), words);
  const repository: Repository = {
    ...plain,
    stored: cachedSite(offlineLibrary(plain.stored, copies), words),
    live,
    async sendMessage(message) {
      const result = await plain.sendMessage(message);
      reach.hear(result);
      return result;
    },
  };
  reaches.set(repository, reach);
  return repository;
}

async function stillPublished(live: LiveLibrary, ids: readonly number[]): Promise<Result<unknown>> {
  for (let from = 0; from === 0 || from < ids.length; from += ASKED_AT_ONCE) {
    const asked = ids.slice(from, from + ASKED_AT_ONCE);
    // A backend can be asked about an article that nobody has.
    const result = await live.published(asked.length > 0 ? asked : [1]);
    if (!result.ok) return result;
  }
  return ok(undefined);
}

/** A library whose answers somebody listens to. A question that was given up says nothing about the backend. */
export function connectivityLibrary(live: LiveLibrary, hear: (result: Result<unknown>) => void): LiveLibrary {
  const heard = async <T>(answer: Promise<Result<T>>, signal?: AbortSignal): Promise<Result<T>> => {
    const result = await answer;
    if (!signal?.aborted) hear(result);
    return result;
  };
  return {
    articlePage: (query, signal) => heard(live.articlePage(query, signal), signal),
    article: (id, language, signal) => heard(live.article(id, language, signal), signal),
    articleVersion: (id, signal) => heard(live.articleVersion(id, signal), signal),
    published: (ids, signal) => heard(live.published(ids, signal), signal),
    site: (language, parts, signal) => heard(live.site(language, parts, signal), signal),
  };
}
