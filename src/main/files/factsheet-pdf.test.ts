import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebContents } from 'electron';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'factsheets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const electron = vi.hoisted(() => ({
  showSaveDialog: vi.fn(),
  showMessageBox: vi.fn(async () => ({ response: 0 })),
}));
vi.mock('electron', () => ({
  BrowserWindow: { fromWebContents: () => null },
  dialog: electron,
  app: { name: 'Tunas' },
}));
const { factsheetHandler } = await import('./factsheet-pdf.ts');

const page = (address: string, printToPDF = vi.fn(async () => Buffer.from('%PDF sheets'))) => ({
  contents: { getURL: () => address, printToPDF } as unknown as WebContents,
  printToPDF,
});
const SHEETS = 'app://bundle/en/factsheet?articles=1,2';
const save = factsheetHandler(() => nativeTexts('en'));
beforeEach(() => {
  electron.showSaveDialog.mockReset();
  electron.showMessageBox.mockClear();
});

test('writes what the page prints, in its own page size, where the person chose', async () => {
  const file = join(folder, 'Sheets.pdf');
  electron.showSaveDialog.mockResolvedValue({ canceled: false, filePath: file });
  const { contents, printToPDF } = page(SHEETS);
  expect(await save({ title: 'Lettuce: first/second' }, contents)).toBe('saved');
  expect(readFileSync(file, 'utf8')).toBe('%PDF sheets');
  expect(printToPDF).toHaveBeenCalledWith(expect.objectContaining({ preferCSSPageSize: true, printBackground: true }));
  const [options] = electron.showSaveDialog.mock.calls[0] as [{ defaultPath: string }];
  expect(options.defaultPath).toMatch(/^Lettuce.*second\.pdf$/);
  expect(options.defaultPath).not.toMatch(/[/:]/);
});

test.each(['app://bundle/article/1', 'app://bundle/', '', 'app://bundle/factsheet/../admin'])(
  'another page prints nothing: %s',
  async (address) => {
    const { contents, printToPDF } = page(address);
    expect(await save({ title: 'x' }, contents)).toBe('failed');
    expect(printToPDF).not.toHaveBeenCalled();
  },
);

test('one dialog at a time, and a no writes nothing', async () => {
  let answer: (value: object) => void = () => undefined;
  electron.showSaveDialog.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const first = save({ title: 'x' }, page(SHEETS).contents);
  await vi.waitFor(() => expect(electron.showSaveDialog).toHaveBeenCalled());
  expect(await save({ title: 'x' }, page(SHEETS).contents)).toBe('dismissed');
  answer({ canceled: true, filePath: '' });
  expect(await first).toBe('dismissed');
});

test('a failing printer, or a missing folder, is reported', async () => {
  const broken = page(
    SHEETS,
    vi.fn(() => Promise.reject(new Error('no printer'))),
  );
  expect(await save({ title: 'x' }, broken.contents)).toBe('failed');
  electron.showSaveDialog.mockResolvedValue({ canceled: false, filePath: join(folder, 'gone', 'a.pdf') });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await save({ title: 'x' }, page(SHEETS).contents)).toBe('failed');
  expect(electron.showMessageBox).toHaveBeenCalledTimes(2);
});
