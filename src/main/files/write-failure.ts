import { filled, type NativeTexts } from '#main/messages/native-texts.ts';
import { frontWindow } from '#main/windows/front-window.ts';
import { showMessage } from '#main/messages/show-message.ts';

type Cause = 'disk-full' | 'not-allowed' | 'folder-gone' | 'in-use';

/** What the system's codes mean to the person. */
const CAUSES: Readonly<Record<string, Cause>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  EROFS: 'not-allowed',
  ENOENT: 'folder-gone',
  ENOTDIR: 'folder-gone',
  // A USB stick that was pulled out.
  EIO: 'folder-gone',
  ENXIO: 'folder-gone',
  ENODEV: 'folder-gone',
  EBUSY: 'in-use',
  ETXTBSY: 'in-use',
};

/** Whether a write failed because the disk or the person's quota is full. */
function isDiskFull(error: unknown): boolean {
  return causeOf(error) === 'disk-full';
}

/** Why a file couldn't be written and what helps, in the person's language. */
export function writeFailure(error: unknown, t: NativeTexts): string {
  switch (causeOf(error)) {
    case 'disk-full':
      return t['native.diskFull'];
    case 'not-allowed':
      return t['native.notAllowed'];
    case 'folder-gone':
      return t['native.folderGone'];
    case 'in-use':
      return t['native.fileInUse'];
    case null:
      return filled(t['native.writeFailed'], { reason: codeOf(error) ?? String(error) });
  }
}

function causeOf(error: unknown): Cause | null {
  return CAUSES[codeOf(error) ?? ''] ?? null;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** A failure that persists is shown again after this many ms: the person may have worked on for hours. */
const AGAIN_MS = 30 * 60_000;

/**
 * Gives a function to call with each failed write of the app's own files (preferences and sessions). It shows a message where the
 * disk is full, because such a change lasts only until the app ends. Other failures are only logged.
 */
export function showFullDisk(texts: () => NativeTexts, now: () => number = Date.now): (error: unknown) => void {
  let lastShown = -Infinity;
  return (error) => {
    if (!isDiskFull(error) || now() - lastShown < AGAIN_MS) return;
    lastShown = now();
    const t = texts();
    const notice = { type: 'error', message: t['native.diskFullTitle'], detail: t['native.diskFullDetail'] } as const;
    showMessage(frontWindow(), notice, t).catch((failed: unknown) =>
      console.error('A full disk was not told:', failed),
    );
  };
}
