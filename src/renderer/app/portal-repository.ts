import { siteDetails } from '../data/bundled/site-details.ts';
import { storedLibrary } from '../data/bundled/stored-library.ts';
import type { Repository } from '../data/repository.ts';
import { liveLibrary } from '../data/remote/live-library.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { pictureSource } from '#domain/picture-address.ts';

/** The portal's data in a browser or in the desktop app. */
export function portalRepository(backend: BackendAddress | null): Repository {
  return {
    stored: storedLibrary(),
    live: backend && liveLibrary(backend),
    site: siteDetails,
    pictureSource: (address) => (backend ? pictureSource(backend.url, address) : address),
    // Its code comes when somebody writes to us.
    sendMessage: async (message) => (await import('../data/remote/send-message.ts')).sendMessage(backend, message),
  };
}
