import type { Platform } from '#renderer/platform/port.ts';
import { keptTexts, type KeptTexts } from './local-draft-store.ts';
import { textStore } from './text-store.ts';
import { browserTimers } from './timers.ts';
import type { WritingDevice } from './working-copy-options.ts';

let texts: KeptTexts | null = null;

/** What is written and not saved yet on this device; the same one for everybody in this window. */
export function deviceTexts(): KeptTexts {
  return (texts ??= keptTexts(textStore()));
}

/** This device, as whoever writes needs it. Rejects where its code can't be fetched. */
export async function writingDevice(
  platform: Pick<Platform, 'newId' | 'writingWindow'>,
  kept: KeptTexts = deviceTexts(),
): Promise<WritingDevice> {
  const window = await platform.writingWindow();
  return { ...window, kept, newId: platform.newId, now: () => new Date(), timers: browserTimers };
}
