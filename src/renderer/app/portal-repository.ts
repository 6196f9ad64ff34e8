import { siteDetails, storedLibrary } from '../data/bundled/stored-library.ts';
import type { LocalLibrary, RemoteLibrary } from '../data/offline/local-library.ts';
import type { OfflineLibrary } from '../data/offline-library.ts';
import type { ArticleSource, Repository } from '../data/repository.ts';
import { liveLibrary } from '../data/remote/live-library.ts';
import type { Backend } from '../data/remote/rest.ts';
import type { Platform } from '../platform/port.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { failed } from '#domain/result.ts';

/** The library on this device, as a host has it. Its code may be loaded on demand. */
export interface LibraryHost {
  /** Opens it: from then on its articles are read. */
  open(remote: RemoteLibrary): Promise<LocalLibrary>;
  /** What stands in for it on a device that keeps none, until somebody wants it: then it calls `open`. */
  offer?(remote: RemoteLibrary, open: () => Promise<OfflineLibrary>): Promise<OfflineLibrary>;
}

/**
 * The portal's data in a browser or in the desktop app: the files beside the site and the backend, and the articles on this device
 * once its library is open.
 */
export function portalRepository(backend: Backend | null, platform: Platform, host?: LibraryHost): Repository {
  const stored = storedLibrary();
  if (!backend) {
    return {
      ...{ stored, live: null, site: siteDetails },
      pictureSource: (address) => address,
      sendMessage: () => Promise.resolve(failed('no-backend', 'VITE_SUPABASE_URL is not set')),
    };
  }
  // The outbox's code is loaded when a visitor begins a message, or one waits.
  const outbox = once(async () => (await import('./notifying-outbox.ts')).openNotifyingOutbox(backend, platform));
  const live = liveLibrary(backend);
  const remote: RemoteLibrary = { backend, stored, live, outbox };
  let articles: ArticleSource = { stored, live };
  const open = async ({ open }: LibraryHost) => {
    const opened = await open(remote);
    articles = opened.articles;
    return opened.library;
  };
  return {
    // Code that holds the repository reads from this device as soon as the library is open.
    get stored() {
      return articles.stored;
    },
    get live() {
      return articles.live;
    },
    get subscribe() {
      return articles.subscribe;
    },
    get showPicture() {
      return articles.showPicture;
    },
    site: siteDetails,
    pictureSource: (address) => pictureSource(backend.url, address),
    readPreview: async (token) => (await import('../data/remote/read-preview.ts')).readPreview(backend, token),
    readInvitation: async (code) => (await import('../data/remote/ask-by-secret.ts')).readInvitation(backend, code),
    outbox,
    sendMessage: async (message) => (await outbox()).send(message),
    ...(host && { openLibrary: once(() => host.offer?.(remote, () => open(host)) ?? open(host)) }),
  };
}

/** Calls it once, and again only where that failed. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
