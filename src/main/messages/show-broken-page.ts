import { BrowserWindow, type WebContents } from 'electron';
import type { Language } from '#domain/localized.ts';
import { nativeTexts } from './native-texts.ts';
import { showMessage } from './show-message.ts';

/** Says that a page broke twice in a row, and what helps. */
export function tellOfBrokenPage(contents: WebContents, language: Language): void {
  const t = nativeTexts(language);
  const notice = { type: 'error', message: t['native.broken'], detail: t['native.brokenDetail'] } as const;
  showMessage(BrowserWindow.fromWebContents(contents), notice, t).catch((error: unknown) =>
    console.error('Nobody could be told of a broken page:', error),
  );
}
