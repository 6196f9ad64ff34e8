import { answeringInTime } from '#renderer/data/device-store.ts';
import { personalStore } from '#renderer/data/personal-store.ts';
import type { EditingWindow, Platform } from '#renderer/platform/port.ts';
import { draftStore, type DraftStore } from './local-draft-store.ts';
import { browserTimers, type Timers } from './autosave-to-backend.ts';

/** What an edited item needs of the device. */
export interface EditingDevice extends EditingWindow {
  readonly kept: DraftStore;
  newId(): string;
  now(): Date;
  readonly timers: Timers;
}

let texts: DraftStore | null = null;

/** What is written and not saved yet on this device, in a database of its own; the same one for everybody in this window. */
export function deviceTexts(): DraftStore {
  return (texts ??= draftStore(answeringInTime(personalStore('drafts'))));
}

/** The parts of the device that an editor needs. Rejects where their code can't be loaded. */
export async function editingDevice(
  platform: Pick<Platform, 'newId' | 'editingWindow'>,
  kept: DraftStore = deviceTexts(),
): Promise<EditingDevice> {
  const window = await platform.editingWindow();
  return { ...window, kept, newId: platform.newId, now: () => new Date(), timers: browserTimers };
}
