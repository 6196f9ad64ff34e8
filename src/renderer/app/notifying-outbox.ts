import type { BackendAddress } from '#domain/configuration.ts';
import type { Result } from '#domain/result.ts';
import { openOutbox } from '../data/offline/outbox/open-outbox.ts';
import type { Outbox } from '../data/outbox.ts';
import { tellOfOutbox } from '../features/contact/parts/outbox/tell-of-outbox.ts';
import type { Platform } from '../platform/port.ts';

/** The outbox of this device, with notices about its messages on every page. */
export async function openNotifyingOutbox(
  backend: BackendAddress,
  platform: Platform,
  hear?: (result: Result<void>) => void,
): Promise<Outbox> {
  const { newId, waiting } = platform;
  const background = await platform.backgroundWork();
  const outbox = openOutbox(backend, { ...background, newId, waiting, ...(hear && { hear }) });
  tellOfOutbox(outbox);
  return outbox;
}
