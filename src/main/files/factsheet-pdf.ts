import { BrowserWindow, dialog, type PrintToPDFOptions, type WebContents } from 'electron';
import { knownPath } from '#domain/portal-paths.ts';
import type { Handlers } from '#ipc/contract.ts';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';
import { fileName } from './file-name.ts';
import { writeAtomically } from './write-atomically.ts';
import { writeFailure } from './write-failure.ts';

/** The sheets define their own page size and margins (features/factsheet/sheet-pages.css), so nothing is added here. */
const SHEETS: PrintToPDFOptions = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  margins: { top: 0, bottom: 0, left: 0, right: 0 },
};

/**
 * Saves the factsheets that the calling page shows as one PDF. Calls from other pages are refused, and a call while a dialog is
 * open is answered as if that had been dismissed.
 */
export function factsheetHandler(texts: () => NativeTexts): Handlers<WebContents>['factsheet.save'] {
  let choosing = false;
  return async ({ title }, caller) => {
    if (!showsFactsheets(caller)) return 'failed';
    if (choosing) return 'dismissed';
    choosing = true;
    try {
      return await save(title, caller, texts());
    } finally {
      choosing = false;
    }
  };
}

function showsFactsheets(page: WebContents): boolean {
  const address = page.getURL();
  return URL.canParse(address) && knownPath(new URL(address).pathname)?.pattern === '/factsheet';
}

async function save(title: string, caller: WebContents, t: NativeTexts): Promise<'saved' | 'dismissed' | 'failed'> {
  const window = BrowserWindow.fromWebContents(caller);
  try {
    // Printed before the dialog opens: the person may navigate on while it is open.
    const content = await caller.printToPDF(SHEETS);
    const options = {
      defaultPath: fileName(title, 'pdf'),
      filters: [{ name: t['native.pdf'], extensions: ['pdf'] }],
      properties: ['createDirectory' as const, 'showOverwriteConfirmation' as const],
    };
    const { canceled, filePath } = await (window
      ? dialog.showSaveDialog(window, options)
      : dialog.showSaveDialog(options));
    if (canceled || filePath === '') return 'dismissed';
    await writeAtomically(filePath, content);
    return 'saved';
  } catch (error) {
    console.error('Factsheets were not saved:', error);
    const notice = { type: 'error', message: t['native.pdfFailed'], detail: writeFailure(error, t) } as const;
    await showMessage(window, notice, t);
    return 'failed';
  }
}
