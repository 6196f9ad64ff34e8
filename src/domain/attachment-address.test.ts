import { expect, test } from 'vitest';
import { attachmentAddress, attachmentFile, attachmentPath } from './attachment-address.ts';
import { pictureSource } from './picture-address.ts';

const FOLDER = '0b9c1d2e-0000-4000-8000-000000000001';

test.each([
  ['Panduan Semai.pdf', 'panduan-semai.pdf'],
  ['Régime d’irrigation (final) v2.PDF', 'regime-d-irrigation-final-v2.pdf'],
  ['../../etc/passwd.pdf', 'etc-passwd.pdf'],
  ['<script>.html.pdf', 'script-html.pdf'],
  ['panduan.pdf.exe', 'panduan-pdf-exe.pdf'],
  ['手引き.pdf', 'lampiran.pdf'],
  ['.pdf', 'lampiran.pdf'],
  ['', 'lampiran.pdf'],
  [`${'panjang '.repeat(20)}.pdf`, 'panjang-panjang-panjang-panjang-panjang.pdf'],
])('a file that was called %j gets a name that storage and addresses take: %s', (called, name) => {
  const path = attachmentFile(FOLDER, called);
  expect(path).toBe(`${FOLDER}/${name}`);
  expect(attachmentPath(attachmentAddress(path))).toBe(path);
});

test.each([
  `/media/${FOLDER}/480-960.webp`,
  `/media/${FOLDER}/a.html`,
  `/media/${FOLDER}/../a.pdf`,
  `/media/${FOLDER}/a.pdf?x`,
  `/media/${FOLDER}/a/b.pdf`,
  `https://example.org/media/${FOLDER}/a.pdf`,
  `/media/${FOLDER}/${'a'.repeat(41)}.pdf`,
  '/media/x/a.pdf',
])('%s names no attached file', (address) => {
  expect(attachmentPath(address)).toBeNull();
});

test('an attached file lies in a bucket of its own', () => {
  expect(pictureSource('https://backend.example', `/media/${FOLDER}/panduan.pdf`)).toBe(
    `https://backend.example/storage/v1/object/public/article-files/${FOLDER}/panduan.pdf`,
  );
});
