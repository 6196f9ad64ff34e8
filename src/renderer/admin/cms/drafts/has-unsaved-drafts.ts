import { draftsClosed } from './closing-drafts.ts';
import { deviceTexts } from './editing-device.ts';
import type { DraftStore } from './local-draft-store.ts';

/** Whether this device has unsaved text of a user, checked after open drafts were closed. False where the device can't be read. */
export async function hasUnsavedDrafts(owner: string, kept?: DraftStore): Promise<boolean> {
  try {
    await draftsClosed();
    return await (kept ?? deviceTexts()).hasAny(owner);
  } catch (error) {
    console.warn('Whether this device keeps something that was written can’t be told:', error);
    return false;
  }
}
