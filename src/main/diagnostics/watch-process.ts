import { app, dialog } from 'electron';
import type { NativeTexts } from '#main/messages/native-texts.ts';

/** As said to whoever has no window yet: the language isn't known before the preferences are read. */
const NOT_STARTED = 'Tunas belum bisa dibuka / Tunas could not start';

/**
 * Listens to what goes wrong outside the pages, and puts it into the log. An error that nobody caught is said once, with the choice
 * to start anew: what the main process holds may no longer be right. Before `texts` can be asked, it ends the app.
 */
export function watchProcess(texts: () => NativeTexts | null): void {
  let told = false;
  process.on('uncaughtException', (error) => {
    console.error('An error was not caught:', error);
    const t = texts();
    if (t === null) {
      dialog.showErrorBox('Tunas', NOT_STARTED);
      app.exit(1);
    } else if (!told) {
      told = true;
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
  // Asked to close as always: a page with unsaved words may still say no.
  app.quit();
}
