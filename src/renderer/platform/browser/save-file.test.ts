// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

test('offers the text as a file of this name, and holds its address until it was read', async () => {
  vi.useFakeTimers();
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
  const clicked: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });
  saveFile('pesan.csv', 'text/csv;charset=utf-8', '\uFEFF"é"');
  expect([clicked, revoked, document.querySelector('a')]).toEqual([[['blob:1', 'pesan.csv']], [], null]);
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
  expect(new Uint8Array(await blobs[0]!.arrayBuffer())).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf, 0x22, 0xc3, 0xa9, 0x22]),
  );
  vi.advanceTimersByTime(60_000);
  expect(revoked).toEqual(['blob:1']);
});
