// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { finished } from '#tests/support/pastes/pasted-markdown.ts';
import { writeMarkdown } from '#text/write-blocks.ts';
import { convertPaste, readClipboard } from './read-clipboard.ts';

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
