import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app, shell } from 'electron';
import { frontWindow } from '#main/windows/front-window.ts';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';

/** The licences of everything that is packed, as the packager lays them beside the app. */
const LICENCES = 'third-party-notices.txt';

/** Opens the licences of what the app is made of, or says why there is nothing to open. */
export async function openLicences(t: NativeTexts): Promise<void> {
  const file = join(process.resourcesPath, LICENCES);
  if (!app.isPackaged && !existsSync(file)) {
    const detail = t['native.licencesMissingDetail'];
    return showMessage(frontWindow(), { type: 'info', message: t['native.licencesMissing'], detail }, t);
  }
  const problem = await shell.openPath(file);
  if (problem !== '')
    await showMessage(frontWindow(), { type: 'error', message: t['native.licencesFailed'], detail: problem }, t);
}
