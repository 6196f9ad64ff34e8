import { app, dialog } from 'electron';
import type { NativeTexts } from '#main/messages/native-texts.ts';

/** Shown in both languages, because the preferences that hold the language aren't read yet. */
const NOT_STARTED = 'Tunas belum bisa dibuka / Tunas could not start';

/**
 * Logs errors outside the pages. The first uncaught exception is shown in a dialog that offers to restart, because the main process
 * may be in a wrong state. Before the app's texts are loaded, such an exception ends the app.
 */
export function watchProcess(texts: () => NativeTexts | null): void {
  let isShown = false;
  process.on('uncaughtException', (error) => {
    console.error('An error was not caught:', error);
    const t = texts();
    if (t === null) {
      dialog.showErrorBox('Tunas', NOT_STARTED);
      app.exit(1);
    } else if (!isShown) {
      isShown = true;
      offerRestart(t).catch((failed: unknown) => console.error('An error could not be told:', failed));
    }
  });
  process.on('unhandledRejection', (reason) => console.error('A rejection was not handled:', reason));
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason !== 'clean-exit') console.error(`A process is gone: ${name ?? type}, ${reason}, ${exitCode}.`);
  });
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => {
    if (reason !== 'clean-exit') console.error(`The process of a page is gone: ${reason}, ${exitCode}.`);
  });
}

async function offerRestart(t: NativeTexts): Promise<void> {
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: t['native.failed'],
    detail: t['native.failedDetail'],
    buttons: [t['native.restart'], t['native.later']],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  if (response !== 0) return;
  app.relaunch();
  // Closes as always: a page with unsaved text may still refuse.
  app.quit();
}
