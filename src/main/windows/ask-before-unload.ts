import { BrowserWindow, dialog, type WebContents } from 'electron';
import type { NativeTexts } from '../messages/native-texts.ts';

/** Asks before a page with unsaved text is left. Electron shows no dialog for `beforeunload`; the page would just stay. */
export function askBeforeUnload(contents: WebContents, texts: () => NativeTexts): void {
  contents.on('will-prevent-unload', (event) => {
    const t = texts();
    const question = {
      type: 'warning' as const,
      message: t['native.leave'],
      detail: t['native.leaveDetail'],
      buttons: [t['native.stay'], t['native.leaveAnyway']],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    };
    const window = BrowserWindow.fromWebContents(contents);
    // The event is synchronous and doesn't wait for a promise.
    const answer = window === null ? dialog.showMessageBoxSync(question) : dialog.showMessageBoxSync(window, question);
    if (answer === 1) event.preventDefault();
  });
}
