import { openOutbox } from '../data/offline/outbox/open-outbox.ts';
import type { Outbox } from '../data/outbox.ts';
import type { Backend } from '../data/remote/rest.ts';
import { showOutboxNotices } from '../features/contact/parts/outbox/outbox-notices.ts';
import type { Platform } from '../platform/port.ts';

/** The outbox of this device, with notices about its messages on every page. */
export async function openNotifyingOutbox(backend: Backend, platform: Platform): Promise<Outbox> {
  const { newId, waiting } = platform;
  const background = await platform.backgroundWork();
  const outbox = openOutbox(backend, { ...background, newId, waiting });
  showOutboxNotices(outbox);
  return outbox;
}
