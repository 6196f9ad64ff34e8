// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { finished } from '#tests/support/pastes/pasted-markdown.ts';
import { cameraJpeg } from '#tests/support/pictures/camera-jpeg.ts';
import { boxFile, webpHead } from '#tests/support/pictures/drawn-files.ts';
import { writeMarkdown } from '#text/write-blocks.ts';
import { convertPaste, readClipboard, takeFiles } from './read-clipboard.ts';

const pictures = {
  own: (source: string) => (source.startsWith('/pictures/') ? source : null),
  newPlaceholder: () => '/media/missing/5',
  missing: 'Gambar belum ada',
};

function read(data: Readonly<Record<string, string>>, isPlain = false) {
  const clipboard = { getData: (type: string) => data[type] ?? '', files: [] };
  return readClipboard(clipboard as unknown as DataTransfer, isPlain);
}

function converted(data: Readonly<Record<string, string>>, isPlain = false) {
  const clipboard = read(data, isPlain);
  const pasted = clipboard && finished(convertPaste(clipboard, pictures, 100_000));
  return pasted && { ...pasted, text: finished(writeMarkdown(pasted.blocks)) };
}

test('what is pasted becomes Markdown, plain text stays as it is, and so does what is pasted without its form', () => {
  const form = { 'text/html': '<p>a <b>b</b></p>', 'text/plain': 'a b' };
  expect(converted(form)?.text).toBe('a **b**');
  expect(converted(form, true)?.text).toBe('a b');
  expect(converted({ 'text/plain': ' *c*\r\nd' })?.text).toBe('\\*c\\*\n\nd');
});

test('what is pasted comes as plain text where its form can’t be read', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new Error('too deep');
  });
  expect(converted({ 'text/html': '<b>b</b>', 'text/plain': 'b' })?.text).toBe('b');
  expect(said).toHaveBeenCalledOnce();
});

test('what is larger than 5 MB isn’t read', () => {
  expect(read({ 'text/plain': 'x'.repeat(5_000_001) })).toBeNull();
});

test('pictures leave a placeholder each, and those that the clipboard holds come with it', () => {
  const file = `data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}`;
  const html = `<p>a<img alt="Talang [1]" src="${file}"></p><img src="/pictures/leaf.svg">`;
  const pasted = converted({ 'text/html': html, 'text/plain': 'a' });
  expect(pasted?.text.split('\n\n')).toEqual([
    'a',
    '![Gambar belum ada: Talang \\[1\\]](/media/missing/5)',
    '![](/pictures/leaf.svg)',
  ]);
  expect(pasted?.held.map(({ alt, placeholder, file: { type } }) => [alt, placeholder, type])).toEqual([
    ['Talang [1]', '/media/missing/5', 'image/png'],
  ]);
});

describe('a file that was pasted or dropped without its type is known by its first bytes', () => {
  const fileOf = (name: string, bytes: Uint8Array | string, type = '') =>
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
  const taken = async (...files: readonly File[]) => {
    const [onPictures, onAttachments] = [vi.fn(), vi.fn()];
    await takeFiles({ files } as unknown as DataTransfer, { onPictures, onAttachments });
    const names = (calls: readonly unknown[][]) => calls.flat(2).map((file) => (file as File).name);
    return { pictures: names(onPictures.mock.calls), attachments: names(onAttachments.mock.calls) };
  };

  test.each([
    // The dialog of pictures says what to do with it.
    ['a HEIC of a phone', fileOf('IMG_0042.HEIC', boxFile(['heic', 'mif1'], 9, 9))],
    ['a photo of a messenger', fileOf('IMG-20240501-WA0007', cameraJpeg(1))],
    ['a photo that the system names as no more than bytes', fileOf('foto', cameraJpeg(1), 'application/octet-stream')],
    ['a WebP', fileOf('sawah', webpHead('VP8 ', 9, 9))],
    ['a drawing', fileOf('denah.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s is a picture', async (_what, file) => {
    expect(await taken(file)).toEqual({ pictures: [file.name], attachments: [] });
  });

  test.each([
    ['a PDF', fileOf('panduan', '%PDF-1.7')],
    ['a PDF that is called a picture', fileOf('panduan.jpg', '%PDF-1.7')],
    ['a document', fileOf('laporan.docx', 'PK\x03\x04')],
    ['nothing', fileOf('kosong.jpg', '')],
  ])('%s is none', async (_what, file) => {
    expect(await taken(file)).toEqual({ pictures: [], attachments: [file.name] });
  });

  test('each of several goes its way, and one that can’t be read is handed on too', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const folder = fileOf('Foto', '');
    vi.spyOn(folder, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject(new Error('NotFound')) } as never);
    const files = [folder, fileOf('a', cameraJpeg(1)), fileOf('b', '%PDF-1.7'), fileOf('c.png', 'x', 'image/png')];
    expect(await taken(...files)).toEqual({ pictures: ['a', 'c.png'], attachments: ['Foto', 'b'] });
    expect(said).toHaveBeenCalledOnce();
  });
});
