import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BrowserWindow, DownloadItem } from 'electron';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';
import { writeFailure } from './write-failure.ts';

/** Shows a message if a file that the person chose to save wasn't written. Chromium doesn't say why, so the disk is checked. */
export function followDownload(item: DownloadItem, window: BrowserWindow | null, texts: () => NativeTexts): void {
  item.once('done', (_event, state) => {
    if (state !== 'interrupted') return;
    console.error('A file was not saved: the download was interrupted.');
    const missing = item.getTotalBytes() - item.getReceivedBytes();
    explain(item.getSavePath(), missing, texts())
      .then((detail) => showMessage(window, { type: 'error', message: texts()['native.fileFailed'], detail }, texts()))
      .catch((error: unknown) => console.error('A file that was not saved could not be told:', error));
  });
}

async function explain(file: string, missing: number, t: NativeTexts): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(dirname(file));
    const isFull = bavail * bsize < Math.max(missing, bsize);
    return isFull ? t['native.diskFull'] : t['native.fileFailedDetail'];
  } catch (error) {
    return writeFailure(error, t);
  }
}
