import { BrowserWindow, dialog, type WebContents } from 'electron';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import { reloadInNewProcess } from './recover-page.ts';

/** Asks whether to wait for a page that doesn't answer, or to reload it. The question is closed once the page answers. */
export function offerReload(contents: WebContents, texts: () => NativeTexts): void {
  let question: AbortController | null = null;
  contents.on('unresponsive', () => {
    if (question !== null) return;
    console.warn('A page does not answer.');
    const asked = new AbortController();
    question = asked;
    ask(contents, texts(), asked.signal)
      .catch((error: unknown) => console.error('Nobody could be asked about a page that does not answer:', error))
      .finally(() => {
        if (question === asked) question = null;
      });
  });
  contents.on('responsive', () => {
    console.warn('The page answers again.');
    question?.abort();
  });
  contents.on('destroyed', () => question?.abort());
}

async function ask(contents: WebContents, t: NativeTexts, signal: AbortSignal): Promise<void> {
  const options = {
    type: 'warning' as const,
    message: t['native.unresponsive'],
    detail: t['native.unresponsiveDetail'],
    buttons: [t['native.wait'], t['native.reload']],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
    signal,
  };
  const window = BrowserWindow.fromWebContents(contents);
  const { response } = await (window === null
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(window, options));
  if (response !== 1 || signal.aborted || contents.isDestroyed()) return;
  reloadInNewProcess(contents);
}
