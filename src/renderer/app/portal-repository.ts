import { siteDetails } from '../data/bundled/site-details.ts';
import { storedLibrary } from '../data/bundled/stored-library.ts';
import type { Outbox } from '../data/outbox.ts';
import type { Repository } from '../data/repository.ts';
import { liveLibrary } from '../data/remote/live-library.ts';
import type { Platform } from '../platform/port.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { failed, type Result } from '#domain/result.ts';

/** The portal's data in a browser or in the desktop app. `hear` is called with the result of each try to send a message. */
export function portalRepository(
  backend: BackendAddress | null,
  platform: Platform,
  hear?: (result: Result<void>) => void,
): Repository {
  const shared = {
    stored: storedLibrary(),
    live: backend && liveLibrary(backend),
    site: siteDetails,
    pictureSource: (address: string) => (backend ? pictureSource(backend.url, address) : address),
  };
  if (!backend) {
    return { ...shared, sendMessage: () => Promise.resolve(failed('no-backend', 'VITE_SUPABASE_URL is not set')) };
  }
  const outbox = outboxLoader(backend, platform, hear);
  const readPreview = async (token: string) =>
    (await import('../data/remote/read-preview.ts')).readPreview(backend, token);
  const readInvitation = async (code: string) =>
    (await import('../data/remote/read-invitation.ts')).readInvitation(backend, code);
  return {
    ...shared,
    readPreview,
    readInvitation,
    outbox,
    sendMessage: async (message) => (await outbox()).send(message),
  };
}

/** The outbox's code is loaded when a visitor begins a message, or one waits. */
function outboxLoader(backend: BackendAddress, platform: Platform, hear?: (result: Result<void>) => void) {
  let opened: Promise<Outbox> | null = null;
  const open = async () => (await import('./notifying-outbox.ts')).openNotifyingOutbox(backend, platform, hear);
  return () =>
    (opened ??= open().catch((error: unknown) => {
      // The next call retries.
      opened = null;
      throw error;
    }));
}
