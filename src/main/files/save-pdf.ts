import { dialog, type BrowserWindow, type PrintToPDFOptions } from 'electron';
import { escaped } from '#domain/escaped.ts';
import { filled, type NativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';
import { plainTitle } from '#main/share/public-page.ts';
import { fileName } from './file-name.ts';
import { writeFailure } from './write-failure.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * The page number, in the portal's language. Chromium renders it apart from the page, without the page's styles, and its default
 * letters are too small to read.
 */
function pageNumbers(t: NativeTexts): string {
  const words = filled(escaped(t['native.pageOf']), {
    page: '<span class="pageNumber"></span>',
    total: '<span class="totalPages"></span>',
  });
  return `<div style="width: 100%; color: #594a3a; font: 9px system-ui, sans-serif; text-align: center">${words}</div>`;
}

/** Screen readers need the tags, and long articles the outline. The pages' print styles leave out backgrounds. */
const A4: PrintToPDFOptions = {
  pageSize: 'A4',
  printBackground: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  displayHeaderFooter: true,
  // Without a header template Chromium prints the date and the title, which the page shows itself.
  headerTemplate: '<span></span>',
  // Inches: 18 mm, and a little more below, where many printers stop earlier.
  margins: { top: 0.7, bottom: 0.8, left: 0.7, right: 0.7 },
};

/** Saves what a window shows as a PDF where the person chooses, and shows a message if that fails. */
export async function savePdf(window: BrowserWindow, t: NativeTexts): Promise<void> {
  // Read now: the person may navigate on while the dialog is open.
  const { webContents } = window;
  const suggested = fileName(plainTitle(webContents.getTitle()), 'pdf');
  try {
    const content = await webContents.printToPDF({ ...A4, footerTemplate: pageNumbers(t) });
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      defaultPath: suggested,
      filters: [{ name: t['native.pdf'], extensions: ['pdf'] }],
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    });
    if (canceled || filePath === '') return;
    await writeAtomically(filePath, content);
  } catch (error) {
    console.error('A PDF was not saved:', error);
    const notice = { type: 'error', message: t['native.pdfFailed'], detail: writeFailure(error, t) } as const;
    await showMessage(window, notice, t);
  }
}
