import type { NativeTexts } from '#main/messages/native-texts.ts';
import { frontWindow } from '#main/windows/front-window.ts';
import { showMessage } from '#main/messages/show-message.ts';
import { isDiskFull } from './write-failure.ts';

/** What keeps failing is said again after this time, in ms: the person may have gone on for hours. */
const AGAIN_MS = 30 * 60_000;

/**
 * Gives a function that is told of each write of the app's own files that failed, choices and sign-ins. It says so where the disk
 * is full: such a choice lasts only until the app ends. Other failures stand in the log.
 */
export function showFullDisk(texts: () => NativeTexts, now: () => number = Date.now): (error: unknown) => void {
  let told = -Infinity;
  return (error) => {
    if (!isDiskFull(error) || now() - told < AGAIN_MS) return;
    told = now();
    const t = texts();
    const notice = { type: 'error', message: t['native.diskFullTitle'], detail: t['native.diskFullDetail'] } as const;
    showMessage(frontWindow(), notice, t).catch((failed: unknown) =>
      console.error('A full disk was not told:', failed),
    );
  };
}
