import { dialog, BrowserWindow, type WebContents } from 'electron';
import { type NativeTexts, nativeTexts } from './native-texts.ts';
import type { Language } from '#domain/localized.ts';

/** A message in a system dialog. */
export interface Notice {
  readonly type: 'info' | 'error';
  readonly message: string;
  readonly detail?: string;
}

/** Shows a small system dialog, attached to a window where there is one; settles when it is closed. */
export async function showMessage(
  window: BrowserWindow | null,
  { detail, ...notice }: Notice,
  t: NativeTexts,
): Promise<void> {
  const options = { ...notice, ...(detail === undefined ? {} : { detail }), buttons: [t['native.ok']] };
  if (window === null || window.isDestroyed()) await dialog.showMessageBox(options);
  else await dialog.showMessageBox(window, options);
}

/** Shows that a page crashed twice in a row, and what helps. */
export function showBrokenPage(contents: WebContents, language: Language): void {
  const t = nativeTexts(language);
  const notice = { type: 'error', message: t['native.broken'], detail: t['native.brokenDetail'] } as const;
  showMessage(BrowserWindow.fromWebContents(contents), notice, t).catch((error: unknown) =>
    console.error('Nobody could be told of a broken page:', error),
  );
}
