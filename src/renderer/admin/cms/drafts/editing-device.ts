import type { Platform } from '#renderer/platform/port.ts';
import { draftStore, type DraftStore } from './local-draft-store.ts';
import { textStore } from './text-store.ts';
import { browserTimers } from './timers.ts';
import type { EditingDevice } from './draft-options.ts';

let texts: DraftStore | null = null;

/** What is written and not saved yet on this device; the same one for everybody in this window. */
export function deviceTexts(): DraftStore {
  return (texts ??= draftStore(textStore()));
}

/** This device, as whoever writes needs it. Rejects where its code can't be fetched. */
export async function editingDevice(
  platform: Pick<Platform, 'newId' | 'editingWindow'>,
  kept: DraftStore = deviceTexts(),
): Promise<EditingDevice> {
  const window = await platform.editingWindow();
  return { ...window, kept, newId: platform.newId, now: () => new Date(), timers: browserTimers };
}
