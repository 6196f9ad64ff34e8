import type { BrowserWindow, PrintToPDFOptions } from 'electron';
import { expect, it, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';

vi.mock('electron', () => ({ dialog: { showSaveDialog: async () => ({ canceled: true, filePath: '' }) } }));
const { savePdf } = await import('./save-pdf.ts');

it.each([
  ['id', 'Halaman 2 dari 5'],
  ['en', 'Page 2 of 5'],
] as const)('numbers the pages in the reader’s words, and prints no head: %s', async (language, words) => {
  const printToPDF = vi.fn(async (_options: PrintToPDFOptions) => Buffer.from(''));
  const window = { webContents: { getTitle: () => 'Selada', printToPDF } } as unknown as BrowserWindow;
  await savePdf(window, nativeTexts(language));
  const options = printToPDF.mock.calls[0]?.[0];
  expect(options).toMatchObject({ displayHeaderFooter: true, headerTemplate: '<span></span>' });
  // Chromium fills in the elements of these classes, and prints text at size zero where no size is given.
  const footer = options?.footerTemplate ?? '';
  expect(footer).toMatch(/font: 9px/);
  const filled = footer
    .replace(/<span class="pageNumber"><\/span>/, '2')
    .replace(/<span class="totalPages"><\/span>/, '5');
  expect(filled.replace(/<[^>]+>/g, '')).toBe(words);
});
