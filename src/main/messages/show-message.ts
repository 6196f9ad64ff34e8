import { dialog, type BrowserWindow } from 'electron';
import type { NativeTexts } from './native-texts.ts';

/** Something the app has to say outside its pages. */
export interface Notice {
  readonly type: 'info' | 'error';
  readonly message: string;
  readonly detail?: string;
}

/** Says something in a small dialog of the system, at a window where there is one; settled when it was put away. */
export async function showMessage(
  window: BrowserWindow | null,
  { detail, ...notice }: Notice,
  t: NativeTexts,
): Promise<void> {
  const options = { ...notice, ...(detail === undefined ? {} : { detail }), buttons: [t['native.ok']] };
  if (window === null || window.isDestroyed()) await dialog.showMessageBox(options);
  else await dialog.showMessageBox(window, options);
}
