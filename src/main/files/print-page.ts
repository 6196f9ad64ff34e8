import type { BrowserWindow } from 'electron';
import { filled, type NativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';

/** Chromium's words for a person who closed the dialog: nothing failed. */
const CANCELLED = /cancel/i;

/** Opens the system's dialog for printing what a window shows, and tells the person if it didn't work. */
export function printPage(window: BrowserWindow, t: NativeTexts): void {
  window.webContents.print({ printBackground: true, usePrinterDefaultPageSize: true }, (printed, reason) => {
    if (printed || CANCELLED.test(reason)) return;
    const detail = filled(t['native.printFailedDetail'], { reason });
    showMessage(window, { type: 'error', message: t['native.printFailed'], detail }, t).catch((error: unknown) =>
      console.error('A failed print could not be told:', error),
    );
  });
}
