import { BrowserWindow, dialog, type WebContents } from 'electron';
import type { NativeTexts } from '../messages/native-texts.ts';

/** Electron asks nobody where a page wants to be asked about before it goes: it would just stay. So the app asks. */
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
    // The event waits for no promise.
    const answer = window === null ? dialog.showMessageBoxSync(question) : dialog.showMessageBoxSync(window, question);
    if (answer === 1) event.preventDefault();
  });
}
