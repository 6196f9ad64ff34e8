import { hasWritten } from '#renderer/data/personal-store.ts';
import { draftsClosed } from './closing-drafts.ts';

/**
 * Whether this device has unsaved drafts, begun replies or comments of a user, checked after open drafts were closed. False where the
 * device can't be read.
 */
export async function hasUnsavedDrafts(owner: string): Promise<boolean> {
  try {
    await draftsClosed();
    return await hasWritten(owner);
  } catch (error) {
    console.warn('Whether this device keeps something that was written can’t be told:', error);
    return false;
  }
}
